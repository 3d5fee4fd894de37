import { parseArgs } from 'node:util'
import type { Language } from '@sondeo/contract/fields'
import { Every, Schedule } from '@sondeo/contract/watches/watch'
import type { ClientEnv } from '../server-env.ts'
import { en } from './messages/en.ts'
import { type CommandTexts, es } from './messages/es.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  ask: text,
  code: text,
  every: { ...text, default: 'day' },
  at: { ...text, default: '08:00' },
  csv: text,
  json: flag,
  limit: { ...text, default: '50' },
  server: text,
  key: text,
  lang: text,
  quiet: flag,
  help: { ...flag, short: 'h' },
} as const

const names = ['scan', 'research', 'watch', 'results', 'open', 'help'] as const
type Name = (typeof names)[number]

export type Command = {
  name: Name
  /** The address, the product or the id; empty where there is none. */
  about: string
  ask: string | undefined
  code: string | undefined
  every: Every
  at: string
  csv: string | undefined
  isJson: boolean
  limit: number
  isQuiet: boolean
  server: string | undefined
  key: string | undefined
  language: Language
}

/** What is wrong with the command, as a sentence; its language is known by then. */
export class CommandMistake extends Error {
  override readonly name = 'CommandMistake'
}

export const textsOf = (language: Language): CommandTexts => (language === 'en' ? en : es)

/** Even of a command that is wrong: what is wrong with it is said in this language. */
export function readLanguage(args: readonly string[], { language }: ClientEnv): Language {
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  const chosen = args[at]?.split('=')[1] ?? args[at + 1]
  return at >= 0 && (chosen === 'es' || chosen === 'en') ? chosen : language
}

export function readCommand(args: readonly string[], env: ClientEnv): Command {
  const language = readLanguage(args, env)
  const messages = textsOf(language)
  const { values, positionals } = parse(args, messages)
  const [given = 'help', about = '', ...more] = positionals
  const name = values.help ? 'help' : names.find(known => known === given)
  if (!name) throw new CommandMistake(messages.unknownCommand(given))
  if (more.length > 0) throw new CommandMistake(messages.tooMany)
  if (about === '' && (name === 'scan' || name === 'research' || name === 'open'))
    throw new CommandMistake(messages.missing[name])
  if (!/^\d{1,6}$/.test(values.limit)) throw new CommandMistake(messages.badLimit)
  const { ask, code, at, csv, json: isJson, quiet: isQuiet } = values
  // Before anything is scanned and counted.
  const every = Every.safeParse(values.every).data
  if (!every) throw new CommandMistake(messages.badEvery)
  if (!Schedule.shape.at.safeParse(at).success) throw new CommandMistake(messages.badAt)
  const where = { server: values.server ?? env.server, key: values.key ?? env.key }
  return { name, about, ask, code, every, at, csv, isJson, isQuiet, limit: Number(values.limit), ...where, language }
}

function parse(args: readonly string[], messages: CommandTexts) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // It names the option, in English.
    const option = /'(-[^' ]+)/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
    throw new CommandMistake(messages.badOption(option))
  }
}
