// The measured half, in a process of its own: the real application with its jobs, which tells how long its thread was away.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'

export type HostileServer = { url: string; tokens: string[] }
/** Of the time since the last report: by the clock, and by what the thread itself worked without a pause. */
export type Stall = { clockMs: number; ownMs: number }

const LOOK_MS = 5
const USERS = 3

const env = readServerEnv({ ...(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>), LOG_LEVEL: 'silent' })
const { http, services, close } = await openApplication(env, { serves: true, works: true, logger: false })
if (!http) throw new Error('the bench needs a server')
const now = new Date()
const tokens: string[] = []
for (let index = 0; index < USERS; index++) {
  const made = await services.stores.users.create({ email: `bench-${index}@example.com`, passwordHash: null, now })
  if (made.result !== 'created') throw new Error(made.result)
  tokens.push((await services.stores.sessions.start({ ownerId: made.user.id, passwordHash: null, now })) ?? '')
}
const url = await http.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ url, tokens } satisfies HostileServer)

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
let longest = 0
let last = threadMs()
// Between two looks the thread can only have worked without a pause for as long as the processor says.
setInterval(() => {
  const at = threadMs()
  longest = Math.max(longest, at - last)
  last = at
}, LOOK_MS)
process.on('message', () => {
  process.send?.({ clockMs: delay.max / 1e6, ownMs: longest } satisfies Stall)
  delay.reset()
  longest = 0
})
process.on('disconnect', () => void close().then(() => process.exit(0)))
