// The Model Context Protocol over standard input and output, for assistants on this machine: `npm run --silent mcp`.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { buildMcpServer } from '../features/mcp/build-mcp-server.ts'
import { readClientEnv } from '../server-env.ts'
import { CannotRun } from './cannot-run.ts'
import { openCaller } from './open-caller.ts'
import { textsOf } from './read-command.ts'

const env = readClientEnv()
try {
  const { caller, close } = await openCaller(env)
  const server = buildMcpServer(caller)
  const end = async () => {
    await server.close()
    await close()
    process.exit()
  }
  // A client that is done closes the line.
  process.stdin.once('end', () => void end())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  await server.connect(new StdioServerTransport())
} catch (error) {
  const text = textsOf(env.language)
  process.stderr.write(`${error instanceof CannotRun ? text.cannotRun[error.reason] : text.failed}\n`)
  process.exit(error instanceof CannotRun ? 2 : 1)
}
