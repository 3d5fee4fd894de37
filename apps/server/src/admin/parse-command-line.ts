import { parseArgs } from 'node:util'

export const adminHelp = `What the operator of this server can do.

  npm run admin -- <command>

  authorize <e-mail>…       let these addresses register; *@example.com stands for all of a domain
  revoke <e-mail>…          take that back; accounts that exist stay
  list                      accounts and authorized e-mails
  create-user <e-mail>      make an account, authorized or not
      --username <text>       made from the e-mail when left out
      --name <text>
      --plan <name>           trial (14 days, the default), standard or pro
      --language <code>       of mails: es (the default) or en
      --password-stdin        read the password from standard input
  set-password <e-mail>     set a password and end every session
      --password-stdin        read the password from standard input
  end-sessions <e-mail>     sign the person out everywhere
  delete-user <e-mail>      delete the account and everything in it
      --yes                   without asking
  plan <e-mail>             the plan of an account, its usage and what comes next
      --to <name>             change it: standard, pro or none (cancel). An upgrade begins at once,
                              the rest when the period ends
      --annual                counted by the year instead of the month
      --now                   do not wait for the end of the period
  credits <e-mail>          units beyond the plan; without options it tells how many are left
      --reports <number>      add research reports
      --scans <number>        add website scans
  usage [<e-mail>…]         what these accounts, or all of them, have used in their period
  billing-setup             make the prices and the customer portal that the plans need at Stripe
  status                    sizes of the database and its tables, accounts, and the jobs that wait
  renew-seals               seal everything with ENCRYPTION_KEY that ENCRYPTION_KEY_ALSO sealed
  backup <file.tar.gz>      everything that is stored, in one file, while the service runs
      --replace               write over a file that is there
  restore <file.tar.gz>     bring such a file back; every server and worker must be stopped
      --replace               where there is data already: it is kept aside
  import-trade <file.zip>   trade figures of CEPII's BACI for research without internet, from
                            https://www.cepii.fr (reuse with attribution); the newest six years of the file
  help                      this page

A password is asked for on the terminal; left empty, or without a terminal, one is made and printed.
It is never taken from the command line, which everybody on this machine can read.

The command uses the same settings as the server (DATA_DIR, DATABASE_URL, ENCRYPTION_KEY). On the embedded
database it works through the server while that runs, and on the files while it does not.

Exit codes: 0 done · 1 could not be done · 2 the command is wrong
`

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
  status: { emails: 'none', options: {} },
  'renew-seals': { emails: 'none', options: {} },
  backup: { emails: 'file', options: { replace: flag } },
  restore: { emails: 'file', options: { replace: flag } },
  'import-trade': { emails: 'file', options: {} },
} as const

type CommandName = keyof typeof commands
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
