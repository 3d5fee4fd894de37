import { apiKeyPrefix } from '@sondeo/contract/api-keys'
import type { Language } from '@sondeo/contract/fields'
import { DatabaseInUse } from '@sondeo/database/database-errors'
import { type ApiCaller, createApiCaller } from '../http/client/api-caller.ts'
import { openApplication } from '../open-application.ts'
import { readServerEnv } from '../server-env.ts'
import { CannotRun } from './cannot-run.ts'

/** `close` leaves nothing behind. */
export type OpenedCaller = { caller: ApiCaller; close: () => Promise<void> }

/** The key of this run; one that a killed run left behind is worthless, and taken away. */
const KEY_NAME = 'sondeo · terminal'

type Reader = { language: Language; timeZone: string }

/** Everything in this process, as the demo account of the embedded database. */
export async function openAlone({ language, timeZone }: Reader): Promise<OpenedCaller> {
  const env = readServerEnv()
  const application = await openApplication(env, { serves: true, works: true, logger: false }).catch(error => {
    throw error instanceof DatabaseInUse ? new CannotRun('serverRuns') : error
  })
  const { http, services, demo } = application
  const { apiKeys, users } = services.stores
  const user = demo && (await users.findByEmail(demo.email))
  if (!http || !user) {
    await application.close()
    throw new CannotRun('noAccount')
  }
  const ownerId = user.id
  for (const { id, name } of await apiKeys.list({ ownerId }))
    if (name === KEY_NAME) await apiKeys.revoke({ ownerId, keyId: id })
  const whose = { ownerId, name: KEY_NAME, scope: 'run', prefix: apiKeyPrefix, now: services.now() } as const
  const made = await apiKeys.create({ ...whose, max: Number.MAX_SAFE_INTEGER })
  if (made.result !== 'created') throw new Error(made.result)
  const caller = createApiCaller({
    send: async ({ payload, method, ...sent }) => {
      const asked = { ...sent, method: method as 'GET' | 'POST' }
      const reply = await http.inject({ ...asked, ...(payload !== undefined && { payload }) })
      return { status: reply.statusCode, text: reply.body }
    },
    key: made.token,
    appUrl: env.APP_URL,
    language,
    timeZone,
  })
  const close = async () => {
    await apiKeys.revoke({ ownerId, keyId: made.key.id })
    await application.close()
  }
  return { caller, close }
}
