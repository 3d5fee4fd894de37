import type { ComparedSide } from '@sondeo/contract/research/research-views'
import type { SearchListItem } from '@sondeo/contract/searches'
import { foldWords } from '@sondeo/table/fold-words'
import { useId } from 'react'
import { formatDate, formatMoment } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useCompareMessages } from '../../messages/research/compare-research.ts'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import type { ChosenSide } from './use-comparison.ts'

type Props = {
  name: string
  researches: SearchListItem[]
  chosen: ChosenSide
  /** Known once it was compared: which years there are. */
  side: ComparedSide | undefined
  onChoose: (chosen: ChosenSide) => void
}

/** One side of a comparison: a saved research, and one of its years. */
export function SidePicker({ name, researches, chosen, side, onChoose }: Props) {
  const text = useCompareMessages()
  const language = useLanguage()
  const id = useId()
  // Of several with one name the day alone does not tell which.
  const tellWhen = ({ name: product, created_at }: SearchListItem) =>
    researches.filter(each => foldWords(each.name) === foldWords(product)).length > 1
      ? formatMoment(created_at, language)
      : formatDate(created_at, language)
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <legend className="px-1 text-xs font-semibold text-ink-3">{name}</legend>
      <label className="grid min-w-0 gap-1.5 text-sm font-medium" htmlFor={`${id}-product`}>
        {text.product}
        <SelectBox
          id={`${id}-product`}
          value={chosen.searchId}
          onChange={event => onChoose({ searchId: event.target.value, year: undefined })}
        >
          <option value="">{text.choose}</option>
          {researches.map(each => (
            <option key={each._id} value={each._id}>{`${each.name} · ${tellWhen(each)}`}</option>
          ))}
        </SelectBox>
      </label>
      <label className="grid gap-1.5 text-sm font-medium" htmlFor={`${id}-year`}>
        {text.year}
        <SelectBox
          id={`${id}-year`}
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
        </SelectBox>
      </label>
    </fieldset>
  )
}
