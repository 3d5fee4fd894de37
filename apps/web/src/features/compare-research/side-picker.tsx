import type { ComparedSide } from '@sondeo/contract/research/research-views'
import type { SearchListItem } from '@sondeo/contract/searches'
import { useId } from 'react'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useCompareMessages } from '../../messages/research/compare-research.ts'
import type { ChosenSide } from './use-comparison.ts'

type Props = {
  name: string
  researches: SearchListItem[]
  chosen: ChosenSide
  /** Known once it was compared: which years there are. */
  side: ComparedSide | undefined
  onChoose: (chosen: ChosenSide) => void
}

const field =
  'h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-sm text-ink disabled:opacity-60'

/** One side of a comparison: a saved research, and one of its years. */
export function SidePicker({ name, researches, chosen, side, onChoose }: Props) {
  const text = useCompareMessages()
  const language = useLanguage()
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <legend className="px-1 text-xs font-semibold text-ink-3">{name}</legend>
      <label className="grid min-w-0 gap-1.5 text-sm font-medium" htmlFor={`${id}-product`}>
        {text.product}
        <select
          id={`${id}-product`}
          className={field}
          value={chosen.searchId}
          onChange={event => onChoose({ searchId: event.target.value, year: undefined })}
        >
          <option value="">{text.choose}</option>
          {researches.map(({ _id, name: product, created_at }) => (
            <option key={_id} value={_id}>{`${product} · ${formatDate(created_at, language)}`}</option>
          ))}
        </select>
      </label>
      <label className="grid gap-1.5 text-sm font-medium" htmlFor={`${id}-year`}>
        {text.year}
        <select
          id={`${id}-year`}
          className={field}
          disabled={!side}
          value={side?.year ?? ''}
          onChange={event => onChoose({ searchId: chosen.searchId, year: Number(event.target.value) })}
        >
          {!side && <option value="">–</option>}
          {side?.years.toReversed().map(year => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
