import { readPauseMs, type Verdict } from '../request-source.ts'
import type { SourceReply } from '../source-ports.ts'

/** Comtrade's failures: some come with 200, some as an HTML page, and a used-up quota is not worth asking again. */
export function judgeComtrade(reply: SourceReply, text: string): Verdict {
  const { status } = reply
  if (status === 429) return { why: 'throttled', again: true, afterMs: readPauseMs(reply, text) ?? 2000 }
  if (status === 401) return { why: 'key-refused', again: false }
  if (status === 403) return { why: 'quota-used-up', again: false }
  if (status >= 500) return { why: 'unavailable', again: true }
  if (status >= 400) return { why: 'bad-request', again: false }
  if (text.trimStart().startsWith('<')) return { why: 'unavailable', again: true }
  if (/"error"\s*:\s*"[^"]/.test(text.slice(0, 2000)) && !/"data"\s*:\s*\[\s*\{/.test(text)) {
    return { why: 'bad-request', again: false }
  }
  return 'take'
}
