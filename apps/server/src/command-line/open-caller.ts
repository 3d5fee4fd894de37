import type { Language } from '@sondeo/contract/fields'
import { createApiCaller } from '../http/client/api-caller.ts'
import { sendToServer } from '../outside/remote-server.ts'
import { CannotRun } from './cannot-run.ts'
import type { OpenedCaller } from './open-alone.ts'

type ServerChoice = { server: string | undefined; key: string | undefined; language: Language }

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const DEFAULT_SERVER = 'http://localhost:3000'

/** A running server where its address or a key is given; otherwise everything in this process, on the embedded database. */
export async function openCaller({ server, key, language }: ServerChoice): Promise<OpenedCaller> {
  // The whole server: loaded only where it is needed.
  if (!server && !key) return (await import('./open-alone.ts')).openAlone({ language, timeZone: timeZone() })
  if (!key) throw new CannotRun('keyMissing')
  const appUrl = URL.parse(server ?? DEFAULT_SERVER)?.origin
  if (!appUrl || !/^https?:/.test(appUrl)) throw new CannotRun('badServer')
  const caller = createApiCaller({ send: sendToServer(appUrl), key, appUrl, language, timeZone: timeZone() })
  return { caller, close: async () => {} }
}
