import { setTimeout } from 'node:timers/promises'
import type { FetchReply, SourcePorts } from '@sondeo/trade/source-ports'

/** The largest real answer is the price file, of about two megabytes. */
const MAX_BYTES = 25 * 1024 * 1024

/** Opens an address of a trade source: these are configuration, never typed by a user. */
export const fetchReply: FetchReply = async ({ url, headers = {}, timeoutMs, signal }) => {
  const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  try {
    const reply = await fetch(url, { headers, signal: AbortSignal.any(signals) })
    const body = await readBody(reply)
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body }
  } catch (error) {
    // Whoever aborted said why, and that is passed on as it is.
    signal?.throwIfAborted()
    throw error
  }
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error(`The answer is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const wait: SourcePorts['wait'] = async (ms, signal) => {
  try {
    await setTimeout(ms, undefined, signal ? { signal } : {})
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}
