// The measured half, in a process of its own: the real application, and beside it a bare Fastify route.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Fastify from 'fastify'
import { hashPassword } from '../apps/server/src/features/accounts/password-hash.ts'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'

export type Prepared = { appUrl: string; bareUrl: string; token: string; emails: string[]; password: string }
export type Stall = { maxMs: number; p99Ms: number }

const password = 'a password of the bench'
const say = (message: Prepared | Stall) => process.send?.(message)

const env = readServerEnv({ ...(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>), LOG_LEVEL: 'silent' })
const { http, services, close } = await openApplication(env, { serves: true, works: false, logger: false })
if (!http) throw new Error('the bench needs a server')
const bare = Fastify()
bare.get('/bare', async () => ({ success: true }))

const now = new Date()
const passwordHash = await hashPassword(password)
const emails = Array.from({ length: 10 }, (_, index) => `bench-${index}@example.com`)
let token = ''
for (const email of emails) {
  const made = await services.stores.users.create({ email, passwordHash, now })
  if (made.result !== 'created') throw new Error(made.result)
  token = (await services.stores.sessions.start({ ownerId: made.user.id, passwordHash, now })) ?? ''
}
const [appUrl, bareUrl] = await Promise.all([http, bare].map(server => server.listen({ port: 0, host: '127.0.0.1' })))
say({ appUrl: appUrl ?? '', bareUrl: bareUrl ?? '', token, emails, password })

// Each message of the parent begins or ends a measurement; its end closes everything.
const delay = monitorEventLoopDelay({ resolution: 1 })
process.on('message', message => {
  if (message === 'begin') {
    delay.reset()
    delay.enable()
    return
  }
  delay.disable()
  say({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 })
})
process.on('disconnect', () => Promise.all([bare.close(), close()]).then(() => process.exit(0)))
