// Runs under whatever Node the host has, before every command: installs what is missing, builds the readers and with
// --web the web when they are stale, with --browser finds a browser for the tests. Plain JavaScript, because Node 20
// reads no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
process.chdir(root)

const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', shell: windows, ...options }).status === 0

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const hashOf = paths => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap(entry => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}

function install() {
  const hash = hashOf(['package-lock.json'])
  const stamp = 'node_modules/.lock-stamp'
  if (isCurrent(stamp, hash)) return
  console.log('Installing packages (once per lock file)…')
  // With --include=dev, because NODE_ENV=production would leave out what builds the web.
  // Not `npm ci`: the lock file lacks binaries of platforms that had none to offer when it was made, which ci refuses and
  // install adds. Everything else comes exactly as locked, and --no-save leaves the lock file as it is.
  const isDone = run('npm', ['install', '--no-save', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'])
  if (!isDone) fail('npm install failed: the lines above say why.')
  writeFileSync(stamp, hash)
}

function buildWeb() {
  const sources = ['apps/web', 'packages/contract/src', 'packages/table/src', 'packages/trade/data'].flatMap(filesBelow)
  const hash = hashOf([...sources, 'package-lock.json', 'tools/build-web.ts', 'tools/prerender.ts'].filter(existsSync))
  const stamp = 'apps/web/dist/.stamp'
  if (isCurrent(stamp, hash)) return
  console.log('Building the web application…')
  if (!run('npm', ['run', '--silent', 'build'])) fail('The web application could not be built.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function buildReader() {
  const folder = '.cache/reader'
  if (existsSync(`${folder}/built-from.json`)) {
    const { files, hash } = JSON.parse(readFileSync(`${folder}/built-from.json`, 'utf8'))
    if (files.every(existsSync) && hashOf(files) === hash) return
  }
  // Without it readers start from their source: slower, and just as well.
  if (!run('npm', ['run', '--silent', 'build-reader'])) console.error('The readers could not be built.')
}

function findBrowser() {
  if (process.env.BROWSER_PATH || windows || existsSync('/usr/lib/chromium/chromium-headless-shell')) return
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const inPath = names.some(name => spawnSync('which', [name], { stdio: 'ignore' }).status === 0)
  const hasOne = inPath || existsSync('/Applications/Google Chrome.app')
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Chromium without a window takes a third off the browser tests: worth installing beside another browser.
  if (canInstall && installBrowser('chromium-headless-shell')) return
  if (hasOne || (canInstall && installBrowser('chromium'))) return
  fail(
    'The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium-headless-shell) or set BROWSER_PATH.',
  )
}

function installBrowser(name) {
  console.log(`Installing ${name} for the browser tests…`)
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  return run('apt-get', ['update', '-qq'], quiet) && run('apt-get', ['install', '-y', '-qq', name], quiet)
}

install()
buildReader()
if (process.argv.includes('--web')) buildWeb()
if (process.argv.includes('--browser')) findBrowser()
