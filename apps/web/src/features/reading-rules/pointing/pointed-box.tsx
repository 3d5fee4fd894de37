import { type FormEvent, useState } from 'react'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import { Alert, Notice } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { usePointing } from './use-pointing.ts'

const maxSamples = 4

/** What would be read of every record, and the name that its column gets. */
export function PointedBox({ pointing }: { pointing: ReturnType<typeof usePointing> }) {
  const { point: text } = useRulesMessages()
  const language = useLanguage()
  const { pointed, error, isPending, isOutside, columns } = pointing
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isPending && <p className="text-sm text-ink-2">{text.looking}</p>}
      {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {!isPending && isOutside && <Notice>{columns.length > 0 ? text.outside : text.nothing}</Notice>}
      {pointed && (
        <NewColumn
          // Another value, another name.
          key={`${pointed.item} ${pointed.selector}`}
          pointing={{ ...pointing, pointed }}
        />
      )}
      {!isPending && !pointed && !isOutside && !error && (
        <p className="text-sm text-ink-2">{columns.length > 0 ? text.another : text.waiting}</p>
      )}
    </div>
  )
}

type Pointing = ReturnType<typeof usePointing>
type NewProps = { pointing: Pointing & { pointed: NonNullable<Pointing['pointed']> } }

function NewColumn({ pointing: { pointed, keep, regroup } }: NewProps) {
  const { point: text } = useRulesMessages()
  const [name, setName] = useState(pointed.name)
  const [isNameless, setIsNameless] = useState(false)
  const add = () => (name.trim() === '' ? setIsNameless(true) : keep(name.trim()))
  // The box stands inside the form of the rule: Enter here adds the column and sends nothing.
  const onEnter = (event: FormEvent & { key: string }) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const rest = pointed.read.length - maxSamples
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-signal bg-signal-soft p-4">
      <p className="font-semibold">{text.read(pointed.read.length, pointed.itemCount)}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-ink-2">
        {pointed.read.slice(0, maxSamples).map(({ at, text: value }) => (
          <li key={at} className="truncate">
            {value}
          </li>
        ))}
        {rest > 0 && <li className="text-ink-3">{text.moreRead(rest)}</li>}
      </ul>
      <Field
        label={text.columnName}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={isNameless ? text.nameless : undefined}
        onChange={event => setName(event.target.value)}
        onKeyDown={onEnter}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={add}>{text.add}</Button>
        {regroup && (
          <Button variant="outline" onClick={regroup}>
            {text.regroup}
          </Button>
        )}
      </div>
    </div>
  )
}
