import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What an operator starts a browser with that others may use; without the first it lets WebRTC go where it likes. */
const REMOTE_FLAGS = ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp', '--disable-quic']

/** A real browser that listens for whoever wants to steer it, as in a container of its own. */
export async function startRemoteBrowser(how: { executablePath: string; flags?: string[]; port?: number }) {
  const { executablePath, flags = REMOTE_FLAGS, port = 0 } = how
  const folder = await mkdtemp(join(tmpdir(), 'sondeo-browser-'))
  const child = spawn(
    executablePath,
    [
      '--headless',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
      '--disable-dev-shm-usage',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>(resolve => child.on('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`the browser ended: ${said.slice(-500)}`)))
  })
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
