import { expect, test } from 'vitest'
import { readClientEnv } from '../server-env.ts'
import { readCommand } from './read-command.ts'

const spanish = readClientEnv({})

test.each([
  [['scam'], '«scam»'],
  [['scan'], 'Falta la dirección'],
  [['research'], 'Falta el producto'],
  [['scan', 'a', 'b'], 'Sobran palabras'],
  [['scan', 'a', '--fast'], '--fast'],
  [['scan', 'a', '--limit', 'x'], '--limit'],
  [['watch', 'a', '--every', 'century'], '--every debe ser'],
  [['watch', 'a', '--at', '25:00'], '--at debe ser'],
  [['scan', '--lang', 'en'], 'The address is missing'],
])('what is wrong with a command is said in the language of its reader: %j', (args, said) => {
  expect(() => readCommand(args, spanish)).toThrow(said)
})

test('options win over the environment, and no command at all asks for help', () => {
  const env = readClientEnv({ SONDEO_URL: 'http://a', SONDEO_KEY: 'k', LANG: 'en_GB.UTF-8' })
  expect(readCommand(['scan', 'x', '--server', 'http://b', '--ask', 'todo'], env)).toMatchObject({
    ...{ name: 'scan', about: 'x', ask: 'todo', server: 'http://b', key: 'k', language: 'en', limit: 50 },
  })
  expect(readCommand([], spanish)).toMatchObject({ name: 'help', language: 'es' })
})
