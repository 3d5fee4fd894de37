import type { ResearchDetails } from '@sondeo/contract/product-research'
import { useId, useState } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useReportMessages } from '../../messages/research-report.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { shownText } from '../result-grid/cell-text.ts'
import { listOrigins } from './list-origins.ts'

const MOST = 4
const AT_FIRST = 3

type Props = { rows: readonly ResultRow[]; details: ResearchDetails }

/** Countries that sell one product, side by side: what each sells, its share, its growth and its price per kilo. */
export function OriginComparison({ rows, details }: Props) {
  const text = useReportMessages().origins
  const language = useLanguage()
  const id = useId()
  const origins = listOrigins(rows, details)
  const [chosen, setChosen] = useState<string[]>()
  if (origins.countries.length < 2) return null
  const names = chosen ?? origins.countries.slice(0, AT_FIRST).map(({ name }) => name)
  const shown = origins.countries.filter(({ name }) => names.includes(name))
  const isFull = shown.length >= MOST
  const toggle = (name: string) =>
    setChosen(names.includes(name) ? names.filter(each => each !== name) : [...names, name])
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {text.heading}
        </h2>
        <p className="text-sm text-ink-3">{origins.title}</p>
        <p className="text-sm text-ink-2">{isFull ? text.full : text.lead}</p>
      </div>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">{text.lead}</legend>
        {origins.countries.map(({ name }) => {
          const isChosen = names.includes(name)
          return (
            <Checkbox
              key={name}
              label={name}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() => toggle(name)}
            />
          )
        })}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={text.heading} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{origins.title}</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="py-2 pr-4 text-left font-semibold">
                {text.country}
              </th>
              {origins.measures.map(measure => (
                <th key={measure} scope="col" className="py-2 pl-4 text-right font-semibold">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, row }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  {name}
                </th>
                {origins.measures.map(measure => (
                  <td key={measure} className="tabular py-2 pl-4 text-right">
                    {row[measure] === null ? '–' : shownText(row[measure], { language, formatsNumbers: true })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
