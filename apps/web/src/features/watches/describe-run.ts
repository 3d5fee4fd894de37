import type { WatchRun } from '@sondeo/contract/watches/watch'
import { explainCode } from '../../browser/explain-error.ts'
import { formatWhen } from '../../browser/format-when.ts'
import type { Language } from '../../browser/language.ts'
import type { WatchTexts } from '../../messages/watches.ts'

const found = (run: WatchRun, { run: text }: WatchTexts): string =>
  [
    run.newCount > 0 && text.new(run.newCount),
    run.changedCount > 0 && text.changed(run.changedCount),
    run.goneCount > 0 && text.gone(run.goneCount),
    run.deadlineCount > 0 && text.deadlines(run.deadlineCount),
  ]
    .filter(Boolean)
    .join(', ') || text.none

/** "hoy, 08:00 · 47 filas · 2 nuevas, 1 cambió", or why there is nothing to tell. */
export function describeRun(run: WatchRun, texts: WatchTexts, language: Language): string {
  const { run: text } = texts
  if (run.state === 'running') return text.running
  const when = formatWhen(run.at, language)
  if (run.state !== 'read')
    return `${when} · ${run.code ? text.unreadable(explainCode(run.code, language)) : text.unreadableUnknown}`
  return [when, run.rowCount === null ? '' : text.rows(run.rowCount), found(run, texts)].filter(Boolean).join(' · ')
}
