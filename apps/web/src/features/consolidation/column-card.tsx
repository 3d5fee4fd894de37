import type { ColumnClash, ListSource } from '@sondeo/contract/consolidation'
import { TriangleAlert } from 'lucide-react'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { inputClasses } from '../../ui/fields/field.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { DraftColumn } from './edit-columns.ts'

type Props = {
  column: DraftColumn
  sources: readonly ListSource[]
  /** Why what it takes does not go together. */
  clash: ColumnClash | undefined
  onChange: (change: Partial<DraftColumn>) => void
  onChoose: (source: number, columnId: string | null) => void
}

/** One column of the list: its name, and what it takes from each search. */
export function ColumnCard({ column, sources, clash, onChange, onChoose }: Props) {
  const text = useConsolidationMessages()
  const { name, from, isIncluded } = column
  return (
    <li
      className={joinClasses(
        'grid grid-cols-[1.75rem_1fr] items-start gap-x-2 gap-y-3 px-4 py-3 sm:grid-cols-[1.75rem_minmax(10rem,16rem)_1fr] sm:gap-x-4',
        !isIncluded && 'bg-sunken',
      )}
    >
      <div className="pt-1.5">
        <Checkbox
          checked={isIncluded}
          onChange={event => onChange({ isIncluded: event.target.checked })}
          label={<span className="sr-only">{text.include(name)}</span>}
        />
      </div>
      <input
        aria-label={text.columnName}
        value={name}
        disabled={!isIncluded}
        maxLength={200}
        onChange={event => onChange({ name: event.target.value })}
        className={joinClasses(inputClasses, 'h-11 font-medium')}
      />
      <div className="col-start-2 grid gap-3 sm:col-start-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {sources.map((source, at) => {
          const chosen = source.columns.find(({ id }) => id === from[at])
          return (
            <div key={source.searchId} className="grid min-w-0 content-start gap-1">
              <SelectBox
                aria-label={text.from(name, source.name)}
                disabled={!isIncluded}
                value={from[at] ?? ''}
                onChange={event => onChoose(at, event.target.value || null)}
                className={chosen ? undefined : 'text-ink-3'}
              >
                <option value="">{text.none}</option>
                {source.columns.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectBox>
              <p className="flex gap-1.5 truncate px-1 text-xs text-ink-3">
                <span className="max-w-[60%] shrink-0 truncate font-medium sm:hidden">{source.name}</span>
                {chosen?.sample && <span className="truncate">{text.example(chosen.sample)}</span>}
              </p>
            </div>
          )
        })}
      </div>
      {clash && isIncluded && (
        <p className="col-start-2 flex items-start gap-2 text-sm text-partial sm:col-span-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {clash.why === 'currency' ? text.currencies(clash.signs) : text.sizes}
        </p>
      )}
    </li>
  )
}
