// Server with reload, and the web by Vite, which passes every call on to it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const serverUrl = 'http://127.0.0.1:3000'

const server = spawn(process.execPath, ['--watch', 'apps/server/src/start-all.ts'], { cwd: root, stdio: 'inherit' })
const vite = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port: 5173, proxy: { '/api': serverUrl, '/config.json': serverUrl } },
})
await vite.listen()
vite.printUrls()

const stop = async () => {
  server.kill()
  await vite.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.on('exit', stop)
