// A process of its own: makes three calls that change an account and kills itself before its n-th message to the
// database. When it gets through, it says how many messages there were.
import type { Worker } from 'node:worker_threads'
import { register, resetPassword, updateProfile } from '@sondeo/contract/accounts'
import { openApplication } from '../src/open-application.ts'
import { readServerEnv } from '../src/server-env.ts'
import { createTestClient } from './test-client.ts'

const password = 'nueva clave larga'
const { dataDir, encryptionKey, killAt, newcomer, resetToken, sessionToken } = JSON.parse(process.argv[2] ?? '{}')

const env = readServerEnv({ DATA_DIR: dataDir, ENCRYPTION_KEY: encryptionKey })
let thread: Worker | undefined
process.once('worker', started => {
  thread = started
})
const application = await openApplication(env, { serves: true, works: false, logger: false })
const { http } = application
if (!http || !thread) throw new Error('needs the embedded database and a server')

let messages = 0
const send = thread.postMessage.bind(thread)
thread.postMessage = message => {
  // The job queue looks after itself now and then; the calls' own messages are the same each time.
  const isOfQueue = 'text' in message && message.text.includes('pgboss')
  if (!isOfQueue && messages++ === killAt) process.kill(process.pid, 'SIGKILL')
  send(message)
}

const client = createTestClient(http, { headers: {} })
const { username, email } = newcomer
const expectDone = ({ status }: { status: number }) => {
  if (status !== 200) throw new Error(`a call answered ${status}`)
}
expectDone(await client.call(register, { username, email, password, confirmPassword: password }))
expectDone(await client.call(resetPassword, { newPassword: password }, { params: { token: resetToken } }))
client.cookies.set('sondeo', sessionToken)
expectDone(await client.call(updateProfile, { name: 'Cambiada', username: `${username} nueva`, password }))
console.log(messages)
process.exit(0)
