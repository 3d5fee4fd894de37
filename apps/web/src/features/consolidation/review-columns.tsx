import { createList, type previewList } from '@sondeo/contract/consolidation'
import type { ReplyOf } from '@sondeo/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import { Form } from '../../blocks/form.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useConsolidationMessages } from '../../messages/consolidation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { focusHeading } from '../../ui/keep-focus.ts'
import { ColumnCard } from './column-card.tsx'
import { changeColumn, chooseFrom, type DraftColumn, draftColumns, listColumns } from './edit-columns.ts'
import { useCreateList, useListPreview } from './use-list.ts'

const shorten = (name: string) => {
  const host = URL.canParse(name) ? new URL(name).hostname.replace(/^www\./, '') : ''
  return host || name
}

/** The names of what is joined, sites by their host, each once. */
function joinNames(names: readonly string[]): string {
  const [first = '', ...rest] = [...new Set(names.map(shorten))]
  const shown = [first, ...rest].slice(0, 3).join(' + ')
  return rest.length > 2 ? `${shown} + ${rest.length - 2}` : shown
}

type Props = {
  proposal: ReplyOf<typeof previewList>
  onBack: () => void
  onCreated: (searchId: string) => void
}

/** Step 2: which columns meet, what remains, and the name it is saved under. */
export function ReviewColumns({ proposal, onBack, onCreated }: Props) {
  const text = useConsolidationMessages()
  const language = useLanguage()
  const { sources } = proposal
  const [columns, setColumns] = useState<DraftColumn[]>(() => draftColumns(proposal.columns))
  const [name, setName] = useState(() => text.proposedName(joinNames(sources.map(({ name }) => name))).slice(0, 200))
  const searchIds = sources.map(({ searchId }) => searchId)
  const sent = listColumns(columns)
  // Names do not change what is a duplicate, but where a value stands does.
  const { data: counts = proposal } = useListPreview(searchIds, sent)
  const create = useCreateList()
  const heading = useRef<HTMLHeadingElement>(null)
  const isNextStep = useNavigationType() === 'PUSH'
  useEffect(() => {
    if (isNextStep) focusHeading(heading.current)
  }, [isNextStep])
  const failure = explainFlowError({ error: create.error, language, whatFailed: text.failed })
  return (
    <Form
      schema={createList.body}
      read={() => ({ searchIds, name, columns: sent })}
      onSend={list => create.mutate(list, { onSuccess: ({ searchId }) => onCreated(searchId) })}
      isSending={create.isPending}
      error={create.error}
      className="grid gap-6"
    >
      {() => (
        <>
          <div className="max-w-xl">
            <Field label={text.name} value={name} maxLength={200} onChange={event => setName(event.target.value)} />
          </div>
          <section aria-labelledby="list-columns" className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 ref={heading} id="list-columns" className="text-lg">
                {text.columns}
              </h2>
              <span aria-live="polite">
                <Badge tone="true" className="tabular">
                  {text.result(counts.rowCount, counts.duplicates)}
                </Badge>
              </span>
            </div>
            <p className="text-sm text-ink-2">{`${text.columnsHint} ${text.sourceNote}`}</p>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              <SourceHeads names={sources.map(({ name }) => name)} />
              {columns.map(column => (
                <ColumnCard
                  key={column.id}
                  column={column}
                  sources={sources}
                  clash={counts.columns.find(({ from }) => String(from) === String(column.from))?.clash}
                  onChange={change => setColumns(changeColumn(columns, column.id, change))}
                  onChoose={(source, columnId) => setColumns(chooseFrom(columns, { id: column.id, source, columnId }))}
                />
              ))}
            </ul>
          </section>
          {create.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={create.isPending} disabled={sent.length === 0 || name.trim() === ''}>
              {text.create}
            </Button>
            <Button variant="ghost" onClick={onBack} disabled={create.isPending}>
              {text.change}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}

/** The names above their columns, where there is room for columns; the selects carry them for everybody else. */
const SourceHeads = ({ names }: { names: readonly string[] }) => (
  <li
    aria-hidden="true"
    className="hidden gap-x-4 rounded-t-lg bg-sunken px-4 py-2 text-xs font-semibold text-ink-2 sm:grid sm:grid-cols-[1.75rem_minmax(10rem,16rem)_1fr]"
  >
    <span className="col-span-2" />
    <span className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {names.map(name => (
        <span key={name} className="truncate px-1" title={name}>
          {name}
        </span>
      ))}
    </span>
  </li>
)
