import { expect, test } from 'vitest'
import { BadEnvironment, readServerEnv } from './server-env.ts'

const messageOf = (raw: Record<string, string>) => {
  try {
    readServerEnv(raw)
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message
    throw error
  }
  return 'no mistake'
}

test('an empty environment is a good one', () => {
  expect(readServerEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3000',
    isHttps: false,
  })
  expect(readServerEnv({ PORT: '8080', SMTP_URL: ' ' })).toMatchObject({ APP_URL: 'http://localhost:8080' })
})

test('every mistake is named at once, each with its variable', () => {
  const message = messageOf({
    PORT: '70000',
    APP_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    AUTHORIZED_EMAILS: 'ana@example.com, nobody',
    SMTP_URL: 'http://x',
    AI_PROVIDER: 'openai-compatible',
    EGRESS_ALLOW: 'localhost',
    BROWSER_PATH: '/nowhere/chromium',
    STRIPE_SECRET_KEY: 'sk',
    PLAN_LIMITS: 'maybe',
  })
  for (const name of [
    'PORT',
    'APP_URL',
    'DATABASE_URL',
    'AUTHORIZED_EMAILS',
    'SMTP_URL',
    'AI_MODEL',
    'AI_BASE_URL',
    'EGRESS_ALLOW',
    'BROWSER_PATH',
    'STRIPE_WEBHOOK_SECRET',
    'PLAN_LIMITS',
    'ENCRYPTION_KEY',
  ])
    expect(message).toContain(`- ${name}: `)
})

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number from 1 to 65535'],
  [{ PAGE_SECONDS: '1.5' }, 'PAGE_SECONDS: must be a whole number from 1 to 300'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY: required with AI_PROVIDER=openai'],
  [{ AI_MODEL: 'm' }, 'AI_PROVIDER: required with AI_MODEL'],
  [{ STRIPE_WEBHOOK_SECRET: 'w' }, 'STRIPE_SECRET_KEY: required with STRIPE_WEBHOOK_SECRET'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error'],
  [{ SUPPORT_EMAIL: 'us' }, 'SUPPORT_EMAIL: must be an e-mail address'],
])('%o is told in words that help: %s', (raw, words) => {
  expect(messageOf(raw)).toContain(words)
})

test('a secret in the environment never stands in the message', () => {
  const url = 'mysql://root:hunter2@db/x'
  expect(messageOf({ DATABASE_URL: url, ENCRYPTION_KEY: 'short-secret' })).not.toMatch(/hunter2|short-secret/)
})

test.each([
  ['https://app.sondeo.example', 'https://www.sondeo.example', true],
  ['https://app.sondeo.example', 'https://sondeo.other.example', false],
  ['https://a.github.io', 'https://b.github.io', false],
  ['http://localhost:3000', 'http://localhost:5173', true],
])('a web application of %s served at %s: %s', (appUrl, origin, isAllowed) => {
  const message = messageOf({ APP_URL: appUrl, ALLOWED_ORIGINS: origin })
  expect(message === 'no mistake').toBe(isAllowed)
  if (!isAllowed) expect(message).toContain('cookies would not travel')
})
