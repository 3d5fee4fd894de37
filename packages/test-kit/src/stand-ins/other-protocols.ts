import { type Protocol, pick, sseEvent, textOf, textOfMessages, tokens } from './model-protocols.ts'

/** Anthropic's messages. A caller that wants JSON gives a tool and gets its input as the answer. */
export const anthropic: Protocol = {
  recognises: path => path.endsWith('/messages'),
  readAsked: (_, body, headers) => ({
    protocol: 'anthropic',
    model: String(body.model),
    key: String(headers['x-api-key'] ?? ''),
    prompt: [textOf(body.system), textOfMessages(body.messages)].filter(Boolean).join('\n'),
    schema: pick(body.tools, '0', 'input_schema') ?? pick(body, 'output_format', 'schema'),
    isStream: body.stream === true,
  }),
  writeAnswer: ({ model, body }, text) => {
    const tool = pick(body.tools, '0', 'name')
    const content = tool
      ? { type: 'tool_use', id: 'toolu_1', name: tool, input: parseIfWhole(text) }
      : { type: 'text', text }
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [content],
      stop_reason: tool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens.input, output_tokens: tokens.output },
    }
  },
  writePieces: ({ model, body }, pieces) => {
    const tool = pick(body.tools, '0', 'name')
    const named = (type: string, more: object) => sseEvent({ type, ...more }, type)
    const usage = { input_tokens: tokens.input, output_tokens: 0 }
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage }
    const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} } : { type: 'text', text: '' }
    const delta = (piece: string) =>
      tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece }
    return [
      named('message_start', { message }),
      named('content_block_start', { index: 0, content_block: block }),
      ...pieces.map(piece => named('content_block_delta', { index: 0, delta: delta(piece) })),
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: { stop_reason: tool ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: tokens.output },
      }),
      named('message_stop', {}),
    ]
  },
  writeError: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : status === 529 ? 'overloaded_error' : 'api_error', message },
  }),
}

/** A tool's input is always an object on the wire, whatever the model was cut off in. */
function parseIfWhole(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

export const google: Protocol = {
  recognises: path => /:(stream)?generateContent$/i.test(path),
  readAsked: (path, body, headers) => {
    const contents = Array.isArray(body.contents) ? body.contents : []
    return {
      protocol: 'google',
      model: /models\/([^:/]+):/.exec(path)?.[1] ?? '',
      key: String(headers['x-goog-api-key'] ?? ''),
      prompt: [pick(body, 'systemInstruction', 'parts'), ...contents.map(content => pick(content, 'parts'))]
        .map(textOf)
        .filter(Boolean)
        .join('\n'),
      schema: pick(body, 'generationConfig', 'responseSchema') ?? pick(body, 'generationConfig', 'responseJsonSchema'),
      isStream: path.includes('streamGenerateContent'),
    }
  },
  writeAnswer: (_, text) => candidateOf(text, 'STOP'),
  writePieces: (_, pieces) =>
    pieces.map((piece, index) => sseEvent(candidateOf(piece, index === pieces.length - 1 ? 'STOP' : undefined))),
  writeError: (status, message) => ({
    error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL' },
  }),
}

const candidateOf = (text: string, finishReason: string | undefined) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }), index: 0 }],
  usageMetadata: {
    promptTokenCount: tokens.input,
    candidatesTokenCount: tokens.output,
    totalTokenCount: tokens.input + tokens.output,
  },
})
