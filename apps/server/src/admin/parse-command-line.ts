import { parseArgs } from 'node:util'

/** The command line is wrong: said in one sentence, with where to look. */
export class UsageMistake extends Error {
  override name = 'UsageMistake'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const passwordStdin = { 'password-stdin': flag }

/** How many e-mails each command takes, or that it takes a file, and which options. */
const commands = {
  authorize: { emails: 'some', options: {} },
  revoke: { emails: 'some', options: {} },
  list: { emails: 'none', options: {} },
  'create-user': {
    emails: 'one',
    options: { username: text, name: text, plan: text, language: text, ...passwordStdin },
  },
  'set-password': { emails: 'one', options: passwordStdin },
  'end-sessions': { emails: 'one', options: {} },
  'delete-user': { emails: 'one', options: { yes: flag } },
  plan: { emails: 'one', options: { to: text, annual: flag, now: flag } },
  credits: { emails: 'one', options: { reports: text, scans: text } },
  usage: { emails: 'any', options: {} },
  'billing-setup': { emails: 'none', options: {} },
  'import-trade': { emails: 'file', options: {} },
} as const

export type CommandName = keyof typeof commands
export type CommandLine = { command: CommandName; emails: string[]; options: Record<string, string | boolean> }

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

export function parseCommandLine(args: string[]): CommandLine | 'help' {
  const [command = 'help', ...rest] = args
  if (['help', '--help', '-h'].includes(command) || rest.includes('--help') || rest.includes('-h')) return 'help'
  if (!isCommand(command)) throw new UsageMistake(`There is no command ${command}.`)
  if (rest.some(arg => /^--?p(assword)?(=|$)/.test(arg)))
    throw new UsageMistake(
      'A password on the command line could be read by everybody on this machine. Leave it out, or pipe it with --password-stdin.',
    )
  const { emails, options } = commands[command]
  const { values, positionals } = parseStrictly(rest, options)
  if (emails === 'none' && positionals.length > 0) throw new UsageMistake(`${command} takes no e-mail.`)
  if (emails === 'one' && positionals.length !== 1) throw new UsageMistake(`${command} takes one e-mail.`)
  if (emails === 'file' && positionals.length !== 1) throw new UsageMistake(`${command} takes one file.`)
  if (emails === 'some' && positionals.length === 0) throw new UsageMistake(`${command} takes one e-mail or more.`)
  return { command, emails: positionals, options: values as CommandLine['options'] }
}

function parseStrictly(args: string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    return parseArgs({ args, options: options ?? {}, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageMistake(error instanceof Error ? error.message : String(error))
  }
}
