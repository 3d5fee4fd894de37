import { maxListSources, previewList } from '@sondeo/contract/consolidation'
import type { SearchListItem } from '@sondeo/contract/searches'
import { type RefObject, useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { foldText } from '../../browser/fold-text.ts'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'

type Props = {
  searches: readonly SearchListItem[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  onNext: () => void
  /** Has the keyboard again when the next step is left. */
  nextButton: RefObject<HTMLButtonElement | null>
}

const filterFrom = 8

/** Step 1: which searches. The order of choosing is the order of the list. */
export function ChooseSearches({ searches, chosen, onChange, onNext, nextButton }: Props) {
  const text = useConsolidationMessages()
  const [filter, setFilter] = useState('')
  const shown = searches.filter(({ name }) => foldText(name).includes(foldText(filter.trim())))
  const isFull = chosen.length >= maxListSources
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <Form schema={previewList.body} read={() => ({ searchIds: chosen })} onSend={onNext} className="grid gap-4">
      {() => (
        <>
          {searches.length > filterFrom && (
            <Field type="search" label={text.filter} value={filter} onChange={event => setFilter(event.target.value)} />
          )}
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">{text.choose}</legend>
            {shown.length === 0 && <p className="text-sm text-ink-3">{text.noneFits}</p>}
            <ul className="grid max-h-[28rem] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface empty:hidden">
              {shown.map(search => (
                <SearchChoice
                  key={search._id}
                  search={search}
                  isChosen={chosen.includes(search._id)}
                  isDisabled={isFull && !chosen.includes(search._id)}
                  onToggle={() => toggle(search._id)}
                />
              ))}
            </ul>
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={nextButton} type="submit" disabled={chosen.length < 2}>
              {text.next}
            </Button>
            <p aria-live="polite" className="text-sm text-ink-2">
              {chosen.length < 2 ? text.needTwo : isFull ? text.tooMany(maxListSources) : text.chosen(chosen.length)}
            </p>
          </div>
        </>
      )}
    </Form>
  )
}

type ChoiceProps = { search: SearchListItem; isChosen: boolean; isDisabled: boolean; onToggle: () => void }

function SearchChoice({ search, isChosen, isDisabled, onToggle }: ChoiceProps) {
  const text = useSearchesMessages()
  const language = useLanguage()
  return (
    <li className="px-4 py-2 has-checked:bg-sunken">
      <Checkbox
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
        label={
          <span className="grid">
            <span className="font-medium wrap-anywhere">{search.name}</span>
            <span className="tabular text-xs text-ink-3">
              {[formatWhen(search.created_at, language), typeof search.rows === 'number' && text.rows(search.rows)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        }
      />
    </li>
  )
}
