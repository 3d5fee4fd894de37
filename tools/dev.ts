// Server with reload, and the web by Vite, which passes every call on to it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const serverPort = process.env.PORT ?? '3000'
const webPort = 5173
const serverUrl = `http://127.0.0.1:${serverPort}`

const server = spawn(process.execPath, ['--watch', 'apps/server/src/start-all.ts'], {
  cwd: root,
  stdio: 'inherit',
  // The pages come from Vite: links in mails lead there, and its origin is the one that may call.
  env: { APP_URL: `http://localhost:${webPort}`, ...process.env, PORT: serverPort, HOST: '127.0.0.1' },
})
const vite = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port: webPort, strictPort: true, proxy: { '/api': serverUrl, '/config.json': serverUrl } },
})
await vite.listen()
vite.printUrls()

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  server.kill()
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.on('exit', stop)
