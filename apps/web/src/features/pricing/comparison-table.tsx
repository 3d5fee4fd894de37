import { Check, Minus } from 'lucide-react'
import type { pricing } from '../../messages/es/public/pricing.ts'
import { InfoTip } from '../../ui/overlays/info-tip.tsx'
import type { ComparisonRow } from './comparison-rows.ts'

type Props = {
  rows: readonly ComparisonRow[]
  text: (typeof pricing)['compare']
  names: { standard: string; pro: string }
}

export function ComparisonTable({ rows, text, names }: Props) {
  const show = (value: boolean | string) => {
    if (typeof value === 'string') return <span className="tabular font-semibold">{value}</span>
    return value ? (
      <>
        <Check aria-hidden="true" strokeWidth={2.5} className="inline size-5 text-true" />
        <span className="sr-only">{text.included}</span>
      </>
    ) : (
      <>
        <Minus aria-hidden="true" className="inline size-5 text-ink-3" />
        <span className="sr-only">{text.notIncluded}</span>
      </>
    )
  }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-b border-line bg-sunken">
            <th scope="col" className="w-[44%] px-4 py-4 text-left font-semibold sm:w-1/2 sm:px-6">
              {text.feature}
            </th>
            <th scope="col" className="px-2 py-4 text-center font-semibold">
              {names.standard}
            </th>
            <th scope="col" className="px-2 py-4 text-center font-semibold">
              {names.pro}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-3.5 text-left font-medium sm:px-6">
                {row.tooltip ? (
                  <>
                    {/* The sign stays on the line of the last word. */}
                    {row.name.slice(0, row.name.lastIndexOf(' ') + 1)}
                    <span className="whitespace-nowrap">
                      {row.name.slice(row.name.lastIndexOf(' ') + 1)}
                      {'\u00a0'}
                      <InfoTip label={text.explain(row.name)}>{row.tooltip}</InfoTip>
                    </span>
                  </>
                ) : (
                  row.name
                )}
              </th>
              <td className="px-2 py-3.5 text-center">{show(row.standard)}</td>
              <td className="px-2 py-3.5 text-center">{show(row.pro)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
