import { explainExpected } from '../run-until-stopped.ts'
import { readServerEnv } from '../server-env.ts'
import { buildAdminRequest } from './build-admin-request.ts'
import { carryOut } from './carry-out.ts'
import { type CommandLine, UsageMistake } from './parse-command-line.ts'

/** Carries the command out and prints what came of it; gives the exit code. */
export async function runCommandLine(line: CommandLine): Promise<0 | 1> {
  try {
    const env = readServerEnv()
    const { request, madePassword } = await buildAdminRequest(line)
    const { isDone, lines } = await carryOut(env, request)
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
