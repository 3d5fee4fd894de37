import { type CountryComparison as Comparison, compareCountries } from '@sondeo/contract/research/research-views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../browser/api-client.ts'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useRegion } from '../../../browser/region.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import { formatPlain, formatShort } from '../charts/format-chart.ts'
import { tellAtLeast } from '../tell-figure.ts'

const MOST = 6
const flows = ['exports', 'imports'] as const

type Wanted = { searchId: string; flow: Comparison['flow']; countries: string[] }

/** Countries of a saved research side by side; the largest where none is named. */
function useCountryComparison(wanted: Wanted) {
  const lang = useLanguage()
  return useQuery({
    queryKey: useQueryKeys().comparison('countries', wanted, lang, useRegion()),
    queryFn: async ({ signal }) => (await call(compareCountries, { ...wanted, lang }, { signal })).comparison,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Origins of one product, or its markets, side by side: value, share, growth, price per kilo and distance. */
export function CountryComparison({ searchId }: { searchId: string }) {
  const text = useReportMessages().compare
  const id = useId()
  const [flow, setFlow] = useState<Comparison['flow']>('exports')
  const [chosen, setChosen] = useState<string[]>([])
  const { data } = useCountryComparison({ searchId, flow, countries: chosen })
  if (!data || data.choices.length < 2) return null
  const names = chosen.length > 0 ? chosen : data.rows.map(({ country }) => country)
  const toggle = (country: string) =>
    setChosen(names.includes(country) ? names.filter(each => each !== country) : [...names, country])
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <FoldOnPhone
        heading={
          <h2 id={id} className="text-lg">
            {text.headings[flow]}
          </h2>
        }
      >
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:-mt-3">
          <p className="min-w-0 text-sm text-ink-3">{`${data.scope}, ${data.year}. ${data.source}`}</p>
          <Segmented
            label={text.kind}
            value={flow}
            onChange={next => {
              setFlow(next)
              setChosen([])
            }}
            options={flows.map(value => ({ value, label: text.flows[value] }))}
          />
        </div>
        <ul className="grid gap-1">
          {data.findings.map(finding => (
            <li key={finding} className="font-semibold">
              {finding}
            </li>
          ))}
        </ul>
        <ComparisonTable rows={data.rows} label={text.tables[flow]} />
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm text-ink-2">
            {names.length >= MOST ? text.full(MOST) : text.lead(MOST)}
          </legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {data.choices.map(({ country, label }) => (
              <Checkbox
                key={country}
                label={label}
                checked={names.includes(country)}
                disabled={names.includes(country) ? names.length === 1 : names.length >= MOST}
                onChange={() => toggle(country)}
              />
            ))}
          </div>
        </fieldset>
        {data.missing.map(sentence => (
          <p key={sentence} className="text-sm text-ink-3">
            {sentence}
          </p>
        ))}
      </FoldOnPhone>
    </section>
  )
}

function ComparisonTable({ rows, label }: { rows: Comparison['rows']; label: string }) {
  const text = useReportMessages().compare
  const language = useLanguage()
  const known = (measure: 'share' | 'growth' | 'usdPerKg' | 'distanceKm') => rows.some(row => row[measure] !== null)
  const or = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value))
  const share = (value: number) => formatShare(value, language)
  const columns = [
    {
      title: text.value,
      write: ({ usd, isAtLeast }: Comparison['rows'][number]) => tellAtLeast(formatShort(usd, language), isAtLeast),
    },
    {
      title: text.share,
      measure: 'share' as const,
      write: (row: Comparison['rows'][number]) => or(row.share, part => tellAtLeast(share(part), row.isAtLeast)),
    },
    {
      title: text.growth,
      measure: 'growth' as const,
      write: (row: Comparison['rows'][number]) => or(row.growth, share),
    },
    {
      title: text.price,
      measure: 'usdPerKg' as const,
      write: (row: Comparison['rows'][number]) => or(row.usdPerKg, value => formatPlain(value, language)),
    },
    {
      title: text.distance,
      measure: 'distanceKm' as const,
      write: (row: Comparison['rows'][number]) => or(row.distanceKm, value => formatPlain(value, language, 0)),
    },
  ].filter(({ measure }) => !measure || known(measure))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              {text.country}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="py-2 pl-4 text-right font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.country} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {row.label}
              </th>
              {columns.map(({ title, write }) => (
                <td key={title} className="tabular py-2 pl-4 text-right">
                  {write(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
