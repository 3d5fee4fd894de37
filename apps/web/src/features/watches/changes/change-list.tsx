import type { WatchChange } from '@sondeo/contract/watches/watch'
import { writeCsv } from '@sondeo/table/csv'
import { makeExportFileName } from '@sondeo/table/export-file-name'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../blocks/export-menu/download-file.ts'
import { explainCode } from '../../../browser/explain-error.ts'
import { formatNearDay, formatTime } from '../../../browser/format-when.ts'
import { type Language, useLanguage } from '../../../browser/language.ts'
import { useWatchMessages, type WatchTexts } from '../../../messages/watches.ts'
import { Button } from '../../../ui/button.tsx'
import { ChangeItem } from './change-item.tsx'
import { kindOf, type ShownKind, titleOf } from './change-kind.ts'
import { ChangePlaces } from './change-places.tsx'
import { KindFilter } from './kind-filter.tsx'
import { RowHistory } from './row-history.tsx'

type ChangesOfRun = { at: string; changes: WatchChange[] }
type ChangesOfDay = { at: string; runs: ChangesOfRun[] }

const dayOf = (moment: string) => new Date(moment).toDateString()

/** By day where the reader is, and in it by run; newest first, as they come. */
function groupChanges(changes: readonly WatchChange[]): ChangesOfDay[] {
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

type Props = { watchId: string; name: string; changes: readonly WatchChange[] }
type Opened = { change: WatchChange; what: 'places' | 'history' }

/** Everything that a watch has found, newest first, by day and run. */
export function ChangeList({ watchId, name, changes }: Props) {
  const text = useWatchMessages()
  const language = useLanguage()
  const [kind, setKind] = useState<ShownKind | null>(null)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const shown = kind === null ? changes : changes.filter(change => kindOf(change) === kind)
  const row = opened?.what === 'history' ? opened.change : undefined
  const download = () =>
    downloadFile({
      name: makeExportFileName(name),
      type: 'text/csv;charset=utf-8',
      content: writeChangesCsv(shown, text, language),
    })
  if (changes.length === 0) return <p className="text-ink-2">{text.watch.noChanges}</p>
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <KindFilter changes={changes} chosen={kind} onChoose={setKind} />
        <Button variant="outline" size="sm" disabled={shown.length === 0} onClick={download}>
          <Download aria-hidden="true" />
          {text.watch.export}
        </Button>
      </div>
      {shown.length === 0 && <p className="text-ink-2">{text.watch.noneOfKind}</p>}
      {groupChanges(shown).map(day => (
        <section key={day.at} className="grid gap-2">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-2 first-letter:uppercase">
            {formatNearDay(day.at, language)}
          </h3>
          {day.runs.map(run => (
            <div key={run.at} className="grid gap-1">
              <p className="tabular text-xs text-ink-3">{formatTime(run.at, language)}</p>
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                {run.changes.map((change, index) => (
                  <ChangeItem
                    key={`${change.kind} ${change.rowId ?? index}`}
                    change={change}
                    onShowPlaces={() => setOpened({ change, what: 'places' })}
                    onShowHistory={() => setOpened({ change, what: 'history' })}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <ChangePlaces change={opened?.what === 'places' ? opened.change : undefined} onClose={close} />
      <RowHistory
        watchId={watchId}
        row={row && row.rowId !== null ? { rowId: row.rowId, title: titleOf(row) } : undefined}
        onClose={close}
      />
    </>
  )
}

/** Every change in a line: when, what happened, which fields moved, and the row itself. */
function writeChangesCsv(changes: readonly WatchChange[], texts: WatchTexts, language: Language): string {
  const { csv: text, change: words } = texts
  const columns = [...new Set(changes.flatMap(({ row }) => Object.keys(row)))]
  return writeCsv({
    headers: [text.at, text.kind, text.changed, text.goneSince, text.reason, ...columns],
    rows: changes.map(change => [
      change.at,
      words.kinds[kindOf(change)],
      (change.fields ?? []).map(({ name, before, after }) => text.field(name, before, after)).join('\n'),
      change.goneSince,
      change.code && explainCode(change.code, language),
      ...columns.map(column => change.row[column]),
    ]),
  })
}
