import { holdTimeLimits } from '@sondeo/test-kit/hold-time-limits'
import { type ModelServerStandIn, startModelServer } from '@sondeo/test-kit/stand-ins/start-model-server'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { buildLanguageModel, type ModelSettings } from './language-model.ts'

const schema = z.object({ city: z.string(), limit: z.number().nullable() })
const request = { instructions: 'Plan.', data: '{"question":"x"}', schema }
const open: ModelServerStandIn[] = []

async function serve(...answer: Parameters<typeof startModelServer>) {
  const server = await startModelServer(...answer)
  open.push(server)
  return server
}
const settingsFor = (
  server: ModelServerStandIn,
  provider: ModelSettings['provider'],
  more: Partial<ModelSettings> = {},
) => buildLanguageModel({ provider, model: 'm-1', apiKey: 'key', baseUrl: server.baseUrls[provider], ...more })

afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

test.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)(
  '%s is asked for an answer that fits',
  async provider => {
    const server = await serve(() => ({ object: { city: 'Lima', limit: null } }))
    const { answer, usage } = await settingsFor(server, provider)(request)
    expect(answer).toEqual({ city: 'Lima', limit: null })
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 20 })
    expect(server.asked[0]?.model).toBe('m-1')
    expect(server.asked[0]?.prompt).toContain('Plan.')
  },
)

test('what does not fit is handed on, so that the model can be told', async () => {
  const server = await serve(() => ({ text: 'Sure! ```json\n{"city": 7}\n```' }))
  expect((await settingsFor(server, 'openai-compatible')(request)).answer).toEqual({ city: 7 })
})

test('broken JSON is no answer but no failure either', async () => {
  const server = await serve(() => ({ text: '{"city": "Li' }))
  expect((await settingsFor(server, 'openai-compatible')(request)).answer).toBeNull()
})

test('a model that hangs is given up, and the call to it ended', async () => {
  using time = holdTimeLimits(300)
  const server = await serve(() => {
    time.runOut()
    return 'hang'
  })
  await expect(settingsFor(server, 'openai-compatible', { timeoutMs: 300 })(request)).rejects.toThrow()
  await expect.poll(() => server.givenUp()).toBeGreaterThan(0)
})

test('a provider that refuses is a failure', async () => {
  const server = await serve(() => ({ status: 400, message: 'no such model' }))
  await expect(settingsFor(server, 'openai')(request)).rejects.toThrow('no such model')
})
