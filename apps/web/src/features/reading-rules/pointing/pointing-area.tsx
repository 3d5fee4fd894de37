import type { ScanToTry } from '@sondeo/contract/reading-rules'
import { Sparkles, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { type FieldDraft, newField, type RuleDraft } from '../rule-draft.ts'
import { RuleStep } from '../rule-step.tsx'
import { useSuggestRule } from '../use-reading-rules.ts'
import { PageFrame } from './page-frame.tsx'
import { PointedBox } from './pointed-box.tsx'
import { usePointing } from './use-pointing.ts'
import { ValueList } from './value-list.tsx'

type Props = {
  draft: RuleDraft
  scan: ScanToTry
  onChange: (change: Partial<RuleDraft>) => void
  /** Stands beside the page, below what was pointed at. */
  children: ReactNode
}

/** The saved page beside what was pointed at on it. */
export function PointingArea({ draft, scan, onChange, children }: Props) {
  const { point: text } = useRulesMessages()
  const pointing = usePointing({ draft, scanId: scan._id, onChange })
  return (
    <RuleStep number={1} title={text.heading} lead={text.lead}>
      <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PageFrame scanId={scan._id} address={scan.url} marks={pointing.marks} onPoint={pointing.point} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-md bg-sunken p-4">
            <PointedBox pointing={pointing} />
            <ColumnList columns={pointing.columns} onDrop={pointing.drop} />
            {pointing.columns.length === 0 && !pointing.pointed && (
              <SuggestButton
                scanId={scan._id}
                onSuggest={({ name, ...rest }) => onChange({ ...rest, name: draft.name || name })}
              />
            )}
            <ValueList scanId={scan._id} chosen={pointing.at} onChoose={pointing.point} />
          </div>
          {children}
        </div>
      </div>
    </RuleStep>
  )
}

type ColumnsProps = { columns: readonly FieldDraft[]; onDrop: (id: number) => void }

/** The columns of the rule so far. */
function ColumnList({ columns, onDrop }: ColumnsProps) {
  const { point: text } = useRulesMessages()
  if (columns.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{text.columns}</h3>
      <ul aria-label={text.columns} className="flex flex-wrap gap-2">
        {columns.map(({ id, name }) => (
          <li key={id} className="flex max-w-full items-center rounded-md border border-line-strong bg-surface text-sm">
            <span className="truncate py-1.5 pl-3">{name}</span>
            <button
              type="button"
              aria-label={text.removeColumn(name)}
              onClick={() => onDrop(id)}
              className="grid size-8 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SuggestProps = { scanId: string; onSuggest: (rule: Pick<RuleDraft, 'name' | 'item' | 'fields'>) => void }

/** Starts from what was found there without any rule. */
function SuggestButton({ scanId, onSuggest }: SuggestProps) {
  const { form: text } = useRulesMessages()
  const suggest = useSuggestRule()
  const fillIn = () =>
    suggest.mutate(scanId, {
      onSuccess: rule => {
        if (!rule) return
        const fields = rule.fields.map(field => ({ ...newField(), ...field, attribute: field.attribute ?? '' }))
        onSuggest({ ...rule, fields })
      },
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="dark"
        className="max-w-full py-2 text-left whitespace-normal!"
        isBusy={suggest.isPending}
        onClick={fillIn}
      >
        <Sparkles aria-hidden="true" />
        {text.suggest}
      </Button>
      {suggest.isSuccess && !suggest.data && <p className="text-sm text-ink-2">{text.suggestNone}</p>}
      {suggest.isError && <p className="text-sm font-medium text-error">{text.suggestFailed}</p>}
    </div>
  )
}
