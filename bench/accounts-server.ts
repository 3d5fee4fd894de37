// The measured half, in a process of its own: the real application, and beside it a bare Fastify route.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import Fastify from 'fastify'
import { hashPassword } from '../apps/server/src/features/accounts/password-hash.ts'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'

export type Prepared = { appUrl: string; bareUrl: string; token: string; emails: string[]; password: string }
/** Of the time since the last report. */
export type Report = { maxStallMs: number; p99StallMs: number; cpuMs: number }

const password = 'a password of the bench'
const say = (message: Prepared | Report) => process.send?.(message)

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

// Each message of the parent ends a measurement and begins the next; its end closes everything.
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
let cpu = process.cpuUsage()
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu)
  say({ maxStallMs: delay.max / 1e6, p99StallMs: delay.percentile(99) / 1e6, cpuMs: (user + system) / 1000 })
  delay.reset()
  cpu = process.cpuUsage()
})
process.on('disconnect', () => Promise.all([bare.close(), close()]).then(() => process.exit(0)))
