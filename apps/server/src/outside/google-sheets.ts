import { setTimeout as pause } from 'node:timers/promises'

/** Why Google did not do it, in the words that matter to whoever asked. */
export type SheetsRefusal = 'token-expired' | 'scope-missing' | 'gone' | 'busy' | 'too-large' | 'failed'

export class SheetsError extends Error {
  override name = 'SheetsError'
  readonly refusal: SheetsRefusal

  constructor(refusal: SheetsRefusal, message: string) {
    super(message)
    this.refusal = refusal
  }
}

/** Bodies and answers as the JSON they are: either may be a whole spreadsheet, and is read elsewhere. */
type SheetsCall = { method: 'GET' | 'POST'; path: string; json?: Uint8Array }
/** One call of the Sheets API (v4) with the user's token, which is kept nowhere. */
export type CallSheets = (call: SheetsCall) => Promise<Uint8Array>
export type OpenSheets = (accessToken: string) => CallSheets

type Settings = {
  url: string
  /** For all calls of one export together: a proxy would cut the answer off soon after. */
  deadlineMs?: number
  firstPauseMs?: number
}

const maxAttempts = 6
const maxPauseMs = 20_000
const maxReplyBytes = 64 * 1024 * 1024

const isWorthRepeating = (status: number) => status === 429 || status >= 500

function readRefusal(status: number, reason: string): SheetsRefusal {
  if (status === 401) return 'token-expired'
  // A project over its quota is told so with a 403 by some of Google's services.
  if (status === 403 && /rate.?limit|quota/i.test(reason)) return 'busy'
  if (status === 403 && /insufficient|scope/i.test(reason)) return 'scope-missing'
  if (status === 403 || status === 404) return 'gone'
  return status === 429 || status >= 500 ? 'busy' : 'failed'
}

type GoogleFailure = { error?: { status?: string; message?: string; details?: { reason?: string }[] } }

async function explainReply(reply: Response): Promise<SheetsError> {
  const { error } = (await reply.json().catch(() => ({}))) as GoogleFailure
  const reasons = error?.details?.map(({ reason }) => reason ?? '') ?? []
  const said = [error?.status ?? '', error?.message ?? '', ...reasons].join(' ').trim()
  return new SheetsError(readRefusal(reply.status, said), `Google answered ${reply.status} ${said}`.slice(0, 500))
}

function readWait(reply: Response | undefined, attempt: number, firstPauseMs: number): number {
  const asked = Number(reply?.headers.get('retry-after') ?? Number.NaN) * 1000
  const own = firstPauseMs * 2 ** attempt * (0.75 + Math.random() / 2)
  return Math.min(Number.isFinite(asked) && asked >= 0 ? Math.max(asked, 1) : own, maxPauseMs)
}

/** A spreadsheet that somebody filled with millions of cells is not taken in whole. */
async function readReply(reply: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of reply.body ?? []) {
    bytes += piece.length
    if (bytes > maxReplyBytes) throw new SheetsError('too-large', 'Google answered with too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces, bytes)
}

/** Google's spreadsheets: repeats what was refused for the moment, waits as long as Google asks, and gives up in time. */
export function buildGoogleSheets({ url, deadlineMs = 50_000, firstPauseMs = 1_000 }: Settings): OpenSheets {
  const base = url.replace(/\/$/, '')
  return accessToken => {
    const deadline = performance.now() + deadlineMs

    async function send({ method, path, json }: SheetsCall): Promise<Response | undefined> {
      try {
        return await fetch(`${base}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${accessToken}`,
            accept: 'application/json',
            ...(json && { 'content-type': 'application/json' }),
          },
          ...(json && { body: Buffer.from(json) }),
          // The token must reach nobody but the configured address.
          redirect: 'error',
          signal: AbortSignal.timeout(Math.max(1, Math.ceil(deadline - performance.now()))),
        })
      } catch {
        return undefined
      }
    }

    return async call => {
      for (let attempt = 0; ; attempt++) {
        const reply = await send(call)
        if (reply?.ok) return readReply(reply)
        const mayRepeat = !reply || isWorthRepeating(reply.status)
        const waitMs = readWait(reply, attempt, firstPauseMs)
        if (!mayRepeat || attempt + 1 >= maxAttempts || performance.now() + waitMs >= deadline)
          throw reply ? await explainReply(reply) : new SheetsError('busy', 'Google could not be reached')
        await reply?.body?.cancel()
        await pause(waitMs)
      }
    }
  }
}
