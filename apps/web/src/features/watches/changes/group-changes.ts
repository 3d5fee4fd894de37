import type { WatchChange } from '@sondeo/contract/watches/watch'

type ChangesOfRun = { at: string; changes: WatchChange[] }
type ChangesOfDay = { at: string; runs: ChangesOfRun[] }

const dayOf = (moment: string) => new Date(moment).toDateString()

/** By day where the reader is, and in it by run; newest first, as they come. */
export function groupChanges(changes: readonly WatchChange[]): ChangesOfDay[] {
  const days: ChangesOfDay[] = []
  for (const change of changes) {
    const last = days.at(-1)
    const day = last && dayOf(last.at) === dayOf(change.at) ? last : { at: change.at, runs: [] }
    if (day !== last) days.push(day)
    const lastRun = day.runs.at(-1)
    if (lastRun?.at === change.at) lastRun.changes.push(change)
    else day.runs.push({ at: change.at, changes: [change] })
  }
  return days
}
