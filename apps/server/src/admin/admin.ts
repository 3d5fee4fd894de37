// `npm run admin -- …`: what the operator of this server can do.
import { adminHelp, parseCommandLine, UsageMistake } from './parse-command-line.ts'

async function runAdmin(args: string[]): Promise<number> {
  const line = parseCommandLine(args)
  if (line === 'help') {
    console.log(adminHelp)
    return 0
  }
  // The database and all that belongs to it are loaded only for a command that is right.
  const { runCommandLine } = await import('./run-command-line.ts')
  return runCommandLine(line)
}

try {
  process.exitCode = await runAdmin(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageMistake)) throw error
  console.error(`${error.message}\nnpm run admin -- help shows what can be done.`)
  process.exitCode = 2
}
