// The command line: what `npm run sondeo -- …` runs.
import { writeFileSync } from 'node:fs'
import { writeCsv } from '@sondeo/table/csv'
import { CallRefused } from '../http/client/api-caller.ts'
import type { CitedTable } from '../http/client/read-result.ts'
import { ServerAway } from '../outside/remote-server.ts'
import { readClientEnv } from '../server-env.ts'
import { CannotRun } from './cannot-run.ts'
import type { CommandTexts } from './messages/es.ts'
import { openCaller } from './open-caller.ts'
import { type Command, CommandMistake, readCommand, readLanguage, textsOf } from './read-command.ts'
import { type Outcome, runCommand } from './run-command.ts'

const exitCodes = { done: 0, failed: 1, mistake: 2, nothing: 3, key: 4, interrupted: 130 }

/** Results go to standard output, everything else beside it, so that results can be piped. */
const say = (line: string) => void process.stderr.write(`${line}\n`)
const write = (text: string) => void process.stdout.write(`${text}\n`)

function showProgress({ isQuiet }: Command) {
  if (isQuiet) return () => {}
  return (progress: string) => void process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${progress}` : `${progress}\n`)
}

const MOST_CHARACTERS = 40
const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line
}

/** The table in columns of equal width, and below it where its values come from. */
function drawTable({ columns, rows }: CitedTable): string {
  const lines = [columns.map(cut), ...rows.map(row => columns.map(name => cut(row[name]?.value ?? '')))]
  const widths = columns.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)))
  const draw = (line: string[]) =>
    line
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...rest] = lines
  return [draw(head), widths.map(width => '─'.repeat(width)).join('  '), ...rest.map(draw)].join('\n')
}

/** Each source once, in the order of the rows. */
const listSources = ({ rows }: CitedTable): string[] => [
  ...new Set(rows.flatMap(row => Object.values(row).flatMap(({ source }) => source ?? []))),
]

function saveCsv(file: string, { columns, rows }: CitedTable) {
  writeFileSync(
    file,
    writeCsv({ headers: columns, rows: rows.map(row => columns.map(name => row[name]?.value ?? '')) }),
  )
}

function showOutcome({ lines, data, table }: Outcome, { isJson, csv, limit }: Command, text: CommandTexts) {
  const shown = table && { ...table, rows: table.rows.slice(0, limit) }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  if (isJson) write(JSON.stringify({ ...data, ...(shown && { table: shown }) }, null, 2))
  else {
    const isList = !table
    for (const line of lines) (isList ? write : say)(line)
    if (shown && !csv) write(drawTable(shown))
    if (shown) say(text.rows(shown.rows.length, shown.rowCount))
    if (shown && !csv) for (const line of [text.sources, ...listSources(shown), text.open, shown.link]) say(line)
  }
  if (!csv) return
  if (!table) return say(text.noTable)
  saveCsv(csv, table)
  say(text.written(csv, table.rowCount))
}

function explain(error: unknown, text: CommandTexts): { line: string; code: number } {
  if (error instanceof CommandMistake) return { line: `${error.message} ${text.seeHelp}`, code: exitCodes.mistake }
  if (error instanceof CannotRun) return { line: text.cannotRun[error.reason], code: exitCodes.mistake }
  if (error instanceof ServerAway) return { line: text.away, code: exitCodes.failed }
  if (error instanceof CallRefused) {
    const isKey = error.code.startsWith('key_')
    return { line: `${error.message} (${error.code})`, code: isKey ? exitCodes.key : exitCodes.failed }
  }
  const isFile = error instanceof Error && 'syscall' in error && 'path' in error
  if (isFile) return { line: text.cannotWrite(String(error.path)), code: exitCodes.failed }
  return { line: `${text.failed} ${error instanceof Error ? error.message : ''}`, code: exitCodes.failed }
}

async function run(args: readonly string[]): Promise<number> {
  const env = readClientEnv()
  const text = textsOf(readLanguage(args, env))
  const interrupted = new AbortController()
  try {
    const command = readCommand(args, env)
    const { name } = command
    if (name === 'help') {
      write(text.help)
      return exitCodes.done
    }
    process.once('SIGINT', () => {
      say(text.stopping)
      interrupted.abort()
    })
    const { caller, close } = await openCaller(command)
    try {
      const tools = { caller, text, tell: showProgress(command), signal: interrupted.signal }
      const outcome = await runCommand(tools, { ...command, name })
      showOutcome(outcome, command, text)
      if (interrupted.signal.aborted) return exitCodes.interrupted
      return outcome.isFound ? exitCodes.done : exitCodes.nothing
    } finally {
      await close()
    }
  } catch (error) {
    const { line, code } = explain(error, text)
    say(line)
    return interrupted.signal.aborted ? exitCodes.interrupted : code
  }
}

process.exitCode = await run(process.argv.slice(2))
// Browsers and readers of a run that was alone are closed by now; nothing else may hold the terminal.
process.exit()
