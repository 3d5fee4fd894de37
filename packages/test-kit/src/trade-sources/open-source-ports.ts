type Request = { url: string; headers?: Record<string, string>; timeoutMs: number; signal?: AbortSignal | undefined }

/**
 * What trade sources need from outside, for tests: real HTTP, a cache in memory, and a clock that waiting moves
 * instead of time.
 */
export function openSourcePorts(start = new Date('2026-11-10T12:00:00Z'), { timeoutMs = 300_000 } = {}) {
  const kept = new Map<string, { answer: unknown; fetchedAt: Date; freshUntil: number }>()
  const waits: number[] = []
  let at = start.getTime()
  return {
    waits,
    kept,
    moveClock: (ms: number) => {
      at += ms
    },
    now: () => new Date(at),
    wait: async (ms: number) => {
      waits.push(ms)
      at += ms
    },
    fetchReply: async (request: Request) => {
      const signals = [AbortSignal.timeout(Math.min(request.timeoutMs, timeoutMs)), request.signal ?? []].flat()
      const reply = await fetch(request.url, { headers: request.headers ?? {}, signal: AbortSignal.any(signals) })
      const body = new Uint8Array(await reply.arrayBuffer())
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body }
    },
    cache: {
      find: async ({ source, key, now }: { source: string; key: string; now: Date }) => {
        const found = kept.get(`${source} ${key}`)
        return found
          ? { answer: found.answer, fetchedAt: found.fetchedAt, isFresh: found.freshUntil > now.getTime() }
          : null
      },
      save: async (save: { source: string; key: string; answer: unknown; freshForMs: number; now: Date }) => {
        const { source, key, freshForMs, now } = save
        const answer: unknown = JSON.parse(JSON.stringify(save.answer))
        kept.set(`${source} ${key}`, { answer, fetchedAt: now, freshUntil: now.getTime() + freshForMs })
        return true
      },
    },
  }
}
