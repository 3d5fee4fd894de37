import { AsyncLocalStorage } from 'node:async_hooks'

type Trace = { requestId?: string | undefined; job?: string }

/** Which call began what is being done, also in another process: jobs carry it along. Logs tell it, nothing else does. */
export const traced = new AsyncLocalStorage<Trace>()
