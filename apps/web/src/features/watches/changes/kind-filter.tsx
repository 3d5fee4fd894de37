import type { WatchChange } from '@sondeo/contract/watches/watch'
import { formatNumber } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useWatchMessages } from '../../../messages/watches.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { kindOf, type ShownKind, shownKinds } from './change-kind.ts'

type Props = {
  changes: readonly WatchChange[]
  chosen: ShownKind | null
  onChoose: (kind: ShownKind | null) => void
}

/** Shows one kind of change only; kinds that there are none of are not offered. */
export function KindFilter({ changes, chosen, onChoose }: Props) {
  const text = useWatchMessages().watch
  const language = useLanguage()
  const countOf = (kind: ShownKind | null) =>
    kind === null ? changes.length : changes.filter(change => kindOf(change) === kind).length
  const offered = [null, ...shownKinds.filter(kind => kind === chosen || countOf(kind) > 0)]
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{text.filter}</legend>
      {offered.map(kind => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
          className={joinClasses(
            'min-h-8 rounded-full border px-3 text-sm',
            kind === chosen
              ? 'border-signal bg-signal-soft text-ink'
              : 'border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink',
          )}
        >
          {kind === null ? text.all : text.kinds[kind]}{' '}
          <span className="tabular text-ink-2">{formatNumber(countOf(kind), language)}</span>
        </button>
      ))}
    </fieldset>
  )
}
