import { getPageValues } from '@sondeo/contract/pointing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../browser/api-client.ts'
import { foldText } from '../../../browser/fold-text.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'

const maxShown = 40

type Props = { scanId: string; chosen: number | null; onChoose: (at: number) => void }

/** The same values as a list, for whoever does not use a mouse. Asked for when it is opened. */
export function ValueList({ scanId, chosen, onChoose }: Props) {
  const { point: text } = useRulesMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold label={text.list} onToggle={setIsOpen}>
      {isOpen && <Values scanId={scanId} chosen={chosen} onChoose={onChoose} />}
    </Fold>
  )
}

function Values({ scanId, chosen, onChoose }: Props) {
  const { point: text } = useRulesMessages()
  const [sought, setSought] = useState('')
  const { data: values = [], isPending } = useQuery({
    queryKey: useQueryKeys().pageValues(scanId),
    queryFn: async ({ signal }) => (await call(getPageValues, { scanId }, { signal })).values,
    staleTime: 600_000,
  })
  const matching = values.filter(value => foldText(value.text).includes(foldText(sought)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-3">
      <Field label={text.search} value={sought} onChange={event => setSought(event.target.value)} autoComplete="off" />
      {!isPending && matching.length === 0 && <p className="text-sm text-ink-2">{text.noValues}</p>}
      <ul aria-label={text.list} className="grid max-h-64 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto p-0.5">
        {matching.slice(0, maxShown).map(({ at, text: value }) => (
          <li key={at}>
            <button
              type="button"
              aria-pressed={at === chosen}
              onClick={() => onChoose(at)}
              className={joinClasses(
                'w-full truncate rounded-md px-2.5 py-1.5 text-left text-sm',
                at === chosen ? 'bg-signal-soft text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {value}
            </button>
          </li>
        ))}
      </ul>
      {matching.length > maxShown && (
        <p className="text-sm text-ink-3">{text.moreValues(matching.length - maxShown)}</p>
      )}
    </div>
  )
}
