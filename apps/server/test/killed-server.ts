// A process of its own: makes three calls that change an account and kills itself before its n-th message to the
// database. When it gets through, it says how many messages there were.
import { register, resetPassword, updateProfile } from '@sondeo/contract/accounts'
import { openApplication } from '../src/open-application.ts'
import { readServerEnv } from '../src/server-env.ts'
import { createTestClient } from './test-client.ts'

const password = 'nueva clave larga'
const { dataDir, encryptionKey, killAt, newcomer, resetToken, sessionToken } = JSON.parse(process.argv[2] ?? '{}')

const env = readServerEnv({ DATA_DIR: dataDir, ENCRYPTION_KEY: encryptionKey })
const application = await openApplication(env, { serves: true, works: false, logger: false })
const { http } = application
const { pglite } = application.database
if (!http || !pglite) throw new Error('needs the embedded database and a server')

let messages = 0
const execute = pglite.execProtocolRawSync
pglite.execProtocolRawSync = message => {
  if (messages++ === killAt) process.kill(process.pid, 'SIGKILL')
  return execute.call(pglite, message)
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
