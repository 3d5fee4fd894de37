import type { ScanToTry } from '@sondeo/contract/reading-rules'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import type { RuleDraft } from '../rule-draft.ts'
import { SuggestButton } from '../suggest-button.tsx'
import { ColumnList } from './column-list.tsx'
import { PageFrame } from './page-frame.tsx'
import { PointedBox } from './pointed-box.tsx'
import { usePointing } from './use-pointing.ts'
import { ValueList } from './value-list.tsx'

type Props = { draft: RuleDraft; scan: ScanToTry; onChange: (change: Partial<RuleDraft>) => void }

/** The saved page beside what was pointed at on it. */
export function PointingArea({ draft, scan, onChange }: Props) {
  const { point: text } = useRulesMessages()
  const pointing = usePointing({ draft, scanId: scan._id, onChange })
  return (
    <section aria-label={text.heading} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h3 className="text-base">{text.heading}</h3>
        <p className="text-sm text-ink-2">{text.lead}</p>
      </div>
      <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <PageFrame scanId={scan._id} address={scan.url} marks={pointing.marks} onPoint={pointing.point} />
          <ValueList scanId={scan._id} chosen={pointing.at} onChoose={pointing.point} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <PointedBox pointing={pointing} />
          <ColumnList columns={pointing.columns} onDrop={pointing.drop} />
          {pointing.columns.length === 0 && (
            <SuggestButton
              scanId={scan._id}
              onSuggest={({ name, ...rest }) => onChange({ ...rest, name: draft.name || name })}
            />
          )}
        </div>
      </div>
    </section>
  )
}
