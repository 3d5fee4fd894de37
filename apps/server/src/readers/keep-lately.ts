type Bounds = {
  /** Of all together, as whoever keeps something counts them. */
  maxBytes: number
  /** What is larger is not kept. */
  maxBytesOfOne: number
  keptMs: number
}

/** Keeps what takes a while to make for whoever asks for the same again soon. */
export function keepLately<Value>({ maxBytes, maxBytesOfOne, keptMs }: Bounds) {
  const kept = new Map<string, { value: Value; bytes: number; timer: NodeJS.Timeout }>()
  let total = 0

  function drop(key: string) {
    const found = kept.get(key)
    if (!found) return
    clearTimeout(found.timer)
    kept.delete(key)
    total -= found.bytes
  }

  return {
    find: (key: string): Value | undefined => kept.get(key)?.value,
    keep(key: string, value: Value, bytes: number) {
      if (bytes > maxBytesOfOne) return
      drop(key)
      const timer = setTimeout(() => drop(key), keptMs).unref()
      kept.set(key, { value, bytes, timer })
      total += bytes
      // The one kept longest goes first.
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
