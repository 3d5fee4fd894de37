import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchLog } from '../../apps/server/test/watch-log.ts'

const root = join(import.meta.dirname, '../..')
const patienceMs = 300_000

type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> }

const listensOn = (port: number) =>
  new Promise<number | undefined>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })

/** A free port whose neighbour is free too: the sample site takes the next one. */
async function findPort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = await listensOn(0)
    if (port && (await listensOn(port + 1))) return port
  }
  throw new Error('No free pair of ports on 127.0.0.1')
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

type Options = {
  env?: Record<string, string>
  /** Fills the new data folder before the server opens it. */
  prepare?: (dataDir: string) => Promise<void>
}

/** The real server with jobs and the embedded database, in a folder that is thrown away. */
export async function startServer({ env = {}, prepare }: Options = {}): Promise<RunningServer> {
  if (!existsSync(join(root, 'apps/web/dist/client/app.html'))) throw new Error('Build the web first: npm run build')
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'sondeo-e2e-'))
  await prepare?.(dataDir)
  let output = ''
  const child = spawn(process.execPath, ['apps/server/src/start-all.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', APP_URL: url, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = watchLog()
  const keep = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line.startsWith('{')) log.look(line)
    output = (output + chunk.toString()).slice(-8_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const hasExited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await hasExited
    rmSync(dataDir, { recursive: true, force: true })
    log.expectNoValues()
  }
  const deadline = Date.now() + patienceMs
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`The server did not start:\n${output}`)
    }
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return { url, dataDir, stop }
}
