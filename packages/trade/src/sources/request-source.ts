import type { Queue } from './create-queue.ts'
import { SourceFailure, type SourcePorts, type SourceReply, type WhySourceFailed } from './source-ports.ts'

/** What to do with an answer: take it, ask again after a while, or give up. */
export type Verdict = 'take' | { why: WhySourceFailed; again: boolean; afterMs?: number | undefined }

type SourceCall = {
  url: string
  headers?: Record<string, string>
  timeoutMs: number
  attempts: number
  judge: (reply: SourceReply, text: string) => Verdict
  signal?: AbortSignal | undefined
}

const FIRST_PAUSE_MS = 1000
/** Longer than this nobody waits: the source counts as throttled. */
const LONGEST_PAUSE_MS = 20_000

export const readText = (body: Uint8Array): string => new TextDecoder().decode(body).replace(/^\uFEFF/, '')

/** Seconds of a Retry-After header, or of a sentence like "Try again in 2 seconds". */
export function readPauseMs(reply: SourceReply, text: string): number | undefined {
  const seconds = Number(reply.headers['retry-after'] ?? /again in (\d+) second/i.exec(text)?.[1])
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

/** Sends one request through its host's queue, and again where asking again may help. */
export async function requestSource(call: SourceCall, queue: Queue, ports: SourcePorts): Promise<SourceReply> {
  let failure = new SourceFailure('no-answer', 'never asked')
  for (let attempt = 1; attempt <= call.attempts; attempt++) {
    const { reply, verdict } = await queue(() => ask(call, ports), call.signal)
    if (verdict === 'take' && reply) return reply
    const { why, again, afterMs } = verdict === 'take' ? noAnswer : verdict
    failure = new SourceFailure(why, `${new URL(call.url).host} answered ${reply?.status ?? 'nothing'}: ${why}`)
    const pauseMs = afterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1)
    if (!again || attempt === call.attempts || pauseMs > LONGEST_PAUSE_MS) break
    await ports.wait(pauseMs, call.signal)
  }
  throw failure
}

const noAnswer: Exclude<Verdict, 'take'> = { why: 'no-answer', again: true }

async function ask(call: SourceCall, ports: SourcePorts): Promise<{ reply: SourceReply | null; verdict: Verdict }> {
  const { url, headers = {}, timeoutMs, signal } = call
  try {
    const reply = await ports.fetchReply({ url, headers, timeoutMs, signal })
    return { reply, verdict: call.judge(reply, readText(reply.body)) }
  } catch (error) {
    if (signal?.aborted) throw error
    return { reply: null, verdict: noAnswer }
  }
}
