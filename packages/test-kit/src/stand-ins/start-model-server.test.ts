import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelAnswer, type ModelServerStandIn, startModelServer } from './start-model-server.ts'

let next: ModelAnswer = { text: 'hola' }
let server: ModelServerStandIn
beforeAll(async () => {
  server = await startModelServer(() => next)
})
afterAll(() => server.close())

const schema = { type: 'object', properties: { a: { type: 'number' } } }
const message = { role: 'user', content: '¿cuánto?' }

/** Each provider's call as its own documentation writes it, and where it keeps the answer. */
const providers = [
  {
    name: 'openai-chat',
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer key' },
    body: {
      model: 'm',
      messages: [message],
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema } },
    },
    textOf: (reply: { choices: { message: { content: string } }[] }) => reply.choices[0]?.message.content,
  },
  {
    name: 'openai-responses',
    path: '/v1/responses',
    headers: { authorization: 'Bearer key' },
    body: { model: 'm', input: [message], text: { format: { type: 'json_schema', name: 'x', schema } } },
    textOf: (reply: { output: { content: { text: string }[] }[] }) => reply.output[0]?.content[0]?.text,
  },
  {
    name: 'anthropic',
    path: '/v1/messages',
    headers: { 'x-api-key': 'key' },
    body: { model: 'm', messages: [message], tools: [{ name: 'json', input_schema: schema }] },
    textOf: (reply: { content: { input: unknown }[] }) => JSON.stringify(reply.content[0]?.input),
  },
  {
    name: 'google',
    path: '/v1beta/models/m:generateContent',
    headers: { 'x-goog-api-key': 'key' },
    body: { contents: [{ role: 'user', parts: [{ text: '¿cuánto?' }] }], generationConfig: { responseSchema: schema } },
    textOf: (reply: { candidates: { content: { parts: { text: string }[] } }[] }) =>
      reply.candidates[0]?.content.parts[0]?.text,
  },
] as const

const ask = (path: string, headers: Record<string, string>, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test.each(providers)('$name is asked and answers in its own shape', async ({ name, path, headers, body, textOf }) => {
  next = { object: { a: 5 } }
  const reply = await ask(path, headers, body)
  expect([reply.status, textOf((await reply.json()) as never)]).toEqual([200, '{"a":5}'])
  expect(server.asked.at(-1)).toMatchObject({
    protocol: name,
    model: 'm',
    key: 'key',
    prompt: '¿cuánto?',
    schema,
    isStream: false,
  })
})

test.each(providers)('$name fails as the real one does', async ({ path, headers, body }) => {
  next = { status: 429, message: 'slow down', retryAfterSeconds: 7 }
  const busy = await ask(path, headers, body)
  expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([
    429,
    '7',
    expect.stringContaining('slow down'),
  ])
  expect((await ask(path, {}, body)).status).toBe(401)
  next = { cutOffAfter: '{"a":' }
  await expect(ask(path, headers, body).then(reply => reply.text())).rejects.toThrow()
  next = 'html'
  expect((await ask(path, headers, body)).headers.get('content-type')).toBe('text/html')
})

test.each(providers)('$name streams its answer in pieces', async ({ name, path, headers, body }) => {
  next = { object: { a: 'una respuesta de más de una pieza' } }
  const streamed = path.replace(':generateContent', ':streamGenerateContent')
  const reply = await ask(streamed, headers, { ...body, stream: true })
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  const events = (await reply.text()).split('\n\n').filter(Boolean)
  expect(events.length, name).toBeGreaterThan(3)
  expect(server.asked.at(-1)?.isStream).toBe(true)
})

test('a model that never answers is given up by its caller', async () => {
  next = 'hang'
  const patience = new AbortController()
  const asked = { method: 'POST', headers: { 'x-api-key': 'k' }, body: '{}', signal: patience.signal }
  const call = fetch(`${server.url}/v1/messages`, asked)
  const before = server.asked.length
  await expect.poll(() => server.asked.length).toBeGreaterThan(before)
  patience.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => server.givenUp()).toBeGreaterThan(0)
})
