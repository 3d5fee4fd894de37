import { bearerOf, type Protocol, pick, sseEvent, textOf, textOfMessages, tokens } from './model-protocols.ts'

const writeError = (status: number, message: string) => ({
  error: { message, type: status === 429 ? 'rate_limit_error' : 'server_error', param: null, code: null },
})

/** Chat completions: what every compatible server speaks. */
export const openaiChat: Protocol = {
  recognises: path => path.endsWith('/chat/completions'),
  readAsked: (_, body, headers) => ({
    protocol: 'openai-chat',
    model: String(body.model),
    key: bearerOf(headers),
    prompt: textOfMessages(body.messages),
    schema: pick(body, 'response_format', 'json_schema', 'schema') ?? pick(body.tools, '0', 'function', 'parameters'),
    isStream: body.stream === true,
  }),
  writeAnswer: ({ model }, content) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', logprobs: null }],
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }),
  writePieces: ({ model }, pieces) => {
    const chunk = (delta: object, finish_reason: string | null) =>
      sseEvent({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model,
        choices: [{ index: 0, delta, finish_reason }],
      })
    return [...pieces.map(content => chunk({ content }, null)), chunk({}, 'stop'), sseEvent('[DONE]')]
  },
  writeError,
}

/** The responses API, which OpenAI's own models are asked through. */
export const openaiResponses: Protocol = {
  recognises: path => path.endsWith('/responses'),
  readAsked: (_, body, headers) => ({
    protocol: 'openai-responses',
    model: String(body.model),
    key: bearerOf(headers),
    prompt: [textOf(body.instructions), textOfMessages(body.input)].filter(Boolean).join('\n'),
    schema: pick(body, 'text', 'format', 'schema'),
    isStream: body.stream === true,
  }),
  writeAnswer: ({ model }, text) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model,
    output: [messageOf(text)],
    incomplete_details: null,
    error: null,
    usage: {
      input_tokens: tokens.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: tokens.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: tokens.input + tokens.output,
    },
  }),
  writePieces: (asked, pieces) => {
    const response = openaiResponses.writeAnswer(asked, pieces.join(''))
    const named = (type: string, more: object) => sseEvent({ type, ...more }, type)
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0 }
    return [
      named('response.created', { response: { ...response, output: [], status: 'in_progress' } }),
      named('response.output_item.added', { output_index: 0, item: { ...messageOf(''), content: [] } }),
      ...pieces.map(delta => named('response.output_text.delta', { ...place, delta })),
      named('response.output_item.done', { output_index: 0, item: messageOf(pieces.join('')) }),
      named('response.completed', { response }),
    ]
  },
  writeError,
}

const messageOf = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
})
