import { paths } from '@sondeo/contract/paths'
import { previewReadingRule } from '@sondeo/contract/reading-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useSettled } from '../../browser/use-settled.ts'
import { useRulesMessages } from '../../messages/reading-rules.ts'
import { Alert, Notice } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { previewOf, type RuleDraft } from './rule-draft.ts'
import { RuleStep } from './rule-step.tsx'

type Props = {
  number: number
  draft: RuleDraft
  /** Empty where no page is kept to try it on. */
  scanId: string
}

const stillMs = 350

/** What the rule finds on a page that was scanned, as it is being written. */
export function RulePreview({ number, draft, scanId }: Props) {
  const { preview: text } = useRulesMessages()
  const language = useLanguage()
  const keys = useQueryKeys()
  const written = useSettled(JSON.stringify(previewOf(draft)), stillMs)
  const rule: ReturnType<typeof previewOf> = JSON.parse(written)
  const preview = useQuery({
    queryKey: keys.rulePreview(scanId, written),
    queryFn: () => call(previewReadingRule, { scanId, ...(rule ?? { item: '', fields: [] }) }),
    enabled: rule !== null && scanId !== '',
    placeholderData: keepPreviousData,
  })
  const failure = explainFlowError({ error: preview.error, language, whatFailed: text.failed })
  const data = rule && !preview.isError ? preview.data : undefined
  return (
    <RuleStep number={number} title={text.title}>
      {scanId === '' && (
        <div className="grid justify-items-start gap-3 text-sm text-ink-2">
          <p>{text.noScans}</p>
          <LinkButton to={paths.websiteAnalysis} variant="outline" size="sm">
            {text.scanFirst}
          </LinkButton>
        </div>
      )}
      {scanId !== '' && !rule && (
        <p className="grid min-h-32 place-items-center rounded-md border border-dashed border-line-strong p-4 text-center text-sm text-ink-2">
          {text.waiting}
        </p>
      )}
      {rule && preview.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {rule && data && <Found rule={rule} data={data} />}
    </RuleStep>
  )
}

type FoundProps = {
  rule: NonNullable<ReturnType<typeof previewOf>>
  data: { itemCount: number; found: number[]; rows: string[][] }
}

function Found({ rule, data: { itemCount, found, rows } }: FoundProps) {
  const { preview: text } = useRulesMessages()
  if (itemCount === 0) return <Notice>{text.none}</Notice>
  const notes = rule.fields.flatMap(({ name }, index) => {
    const count = found[index] ?? 0
    if (count === itemCount) return []
    return [count === 0 ? text.missing(name) : text.partly(name, count, itemCount)]
  })
  return (
    <div className="grid min-w-0 gap-3">
      <p role="status" className="text-sm font-semibold">
        {text.found(itemCount, rows.length)}
      </p>
      {notes.length > 0 && (
        <ul className="grid gap-1 text-sm text-partial">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <section
          aria-label={text.found(itemCount, rows.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-md border border-line"
        >
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {rule.fields.map(({ name }) => (
                  <th key={name} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no other name
                <tr key={at} className="border-t border-line">
                  {rule.fields.map(({ name }, column) => (
                    <td key={name} className="max-w-64 truncate px-3 py-1.5" title={row[column]}>
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
