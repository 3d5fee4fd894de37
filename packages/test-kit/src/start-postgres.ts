import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type RunningPostgres = { url: string; stop: () => Promise<void> }

/**
 * Starts a PostgreSQL server of our own, in a new folder on a free port of the loopback. It lives under a supervisor
 * that ends it and removes the folder when we ask, and also when we die without asking.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const script = fileURLToPath(new URL('./postgres-supervisor.ts', import.meta.url))
  // Its own group: a Ctrl-C in the terminal reaches us, and us only.
  const supervisor = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  const ended = new Promise<void>(resolve => supervisor.once('close', () => resolve()))
  const url = await readFirstLine(supervisor)
  return {
    url,
    stop: async () => {
      supervisor.stdin?.end()
      await ended
    },
  }
}

function readFirstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', chunk => {
      said = (said + chunk).slice(-4_000)
    })
    if (child.stdout) createInterface(child.stdout).once('line', resolve)
    child.once('error', reject)
    child.once('close', () => reject(new Error(said.trim() || 'the PostgreSQL server ended at once')))
  })
}
