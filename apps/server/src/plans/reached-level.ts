/** Notices go out at these parts of a limit. */
const noticeLevels = [100, 80] as const
type NoticeLevel = (typeof noticeLevels)[number]

/** The highest level that was reached; none where there is no limit. */
export function reachedLevel(used: number, limit: number | null): NoticeLevel | null {
  if (limit === null || limit === 0) return null
  return noticeLevels.find(level => used * 100 >= limit * level) ?? null
}
