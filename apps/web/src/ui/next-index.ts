const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Where an arrow key, Home or End leads in a ring of items; undefined for every other key. */
export function nextIndex({ key, index, count }: { key: string; index: number; count: number }): number | undefined {
  return count === 0 ? undefined : steps[key]?.(index, count)
}
