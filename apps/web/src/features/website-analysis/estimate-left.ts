type SoFar = { elapsedMs: number; pagesRead: number; pagesExpected: number | undefined }

/** About how long the rest takes, from how long the pages before it took; nothing until that can be said. */
export function estimateLeft({
  elapsedMs,
  pagesRead,
  pagesExpected,
}: SoFar): { pages: number; seconds: number } | null {
  if (pagesExpected === undefined || pagesRead < 1 || pagesRead >= pagesExpected) return null
  const pages = pagesExpected - pagesRead
  return { pages, seconds: Math.max(1, Math.round((pages * elapsedMs) / pagesRead / 1000)) }
}
