import type { Comparison } from '@sondeo/contract/research/research-views'
import { useId } from 'react'
import { formatShort } from '../../blocks/research/charts/format-chart.ts'
import { tellAtLeast } from '../../blocks/research/tell-figure.ts'
import { useLanguage } from '../../browser/language.ts'
import { useCompareMessages } from '../../messages/research/compare-research.ts'

type Props = Pick<Comparison['countries'][number], 'title' | 'rows'> & { left: string; right: string }

/** Each country with two bars, one per side, on one scale: a table underneath. */
export function PairedBars({ title, rows, left, right }: Props) {
  const text = useCompareMessages()
  const language = useLanguage()
  const id = useId()
  const max = Math.max(...rows.flatMap(row => [row.left ?? 0, row.right ?? 0]), 1)
  const bar = (value: number | null, isAtLeast: boolean | undefined, className: string) => (
    <span className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-2">
      <svg aria-hidden="true" width="100%" height="10" className="block overflow-visible">
        <rect
          width={value === null ? 0 : `${Math.max(0.6, (value / max) * 100)}%`}
          height="10"
          rx="3"
          className={className}
        />
      </svg>
      <span className="tabular text-right text-xs text-ink-2">
        {value === null ? text.notListed : tellAtLeast(formatShort(value, language), isAtLeast ?? false)}
      </span>
    </span>
  )
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        {[
          { name: left, className: 'chart-fill-1' },
          { name: right, className: 'chart-fill-4' },
        ].map(({ name, className }) => (
          <li key={className} className="flex items-center gap-2">
            <svg aria-hidden="true" width="12" height="12">
              <rect width="12" height="12" rx="3" className={className} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{text.country}</th>
            <th scope="col">{left}</th>
            <th scope="col">{right}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.label} className="grid grid-cols-[minmax(0,1fr)] py-1.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
              <th scope="row" className="pr-3 text-left font-medium sm:row-span-2 sm:self-center">
                {row.label}
              </th>
              <td>{bar(row.left, row.atLeast?.includes('left'), 'chart-fill-1')}</td>
              <td>{bar(row.right, row.atLeast?.includes('right'), 'chart-fill-4')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
