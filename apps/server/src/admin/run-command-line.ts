import { explainExpected } from '../run-until-stopped.ts'
import { readServerEnv, type ServerEnv } from '../server-env.ts'
import type { AdminAnswer, AdminRequest } from './admin-request.ts'
import { buildAdminRequest } from './build-admin-request.ts'
import { carryOut } from './carry-out.ts'
import { type CommandLine, UsageMistake } from './parse-command-line.ts'

/** Carries the command out and prints what came of it; gives the exit code. */
export async function runCommandLine(line: CommandLine): Promise<0 | 1> {
  try {
    const env = readServerEnv()
    const { answer, madePassword } = await answerLine(line, env)
    const { isDone, lines } = answer
    const text = [...lines, ...(isDone && madePassword ? [`Password: ${madePassword}`] : [])].join('\n')
    if (isDone) console.log(text)
    else console.error(text)
    return isDone ? 0 : 1
  } catch (error) {
    if (error instanceof UsageMistake) throw error
    console.error(explainExpected(error))
    return 1
  }
}

async function answerLine(line: CommandLine, env: ServerEnv): Promise<{ answer: AdminAnswer; madePassword?: string }> {
  if (line.command === 'import-trade') {
    // Reading such a file takes minutes, and only this command needs the reader.
    const { importTrade } = await import('./import-trade.ts')
    const parts = { say: (text: string) => console.log(text), carryOut: (asked: AdminRequest) => carryOut(env, asked) }
    return { answer: await importTrade(line.emails[0] ?? '', parts) }
  }
  const { request, ...rest } = await buildAdminRequest(line)
  return { answer: await carryOut(env, request), ...rest }
}
