import type { MapChart, ResearchChart } from '@sondeo/contract/research/research-charts'
import { useId, useState } from 'react'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { ChartCard, smallChoice } from './chart-card.tsx'
import './charts.css'

type Props = { charts: readonly ResearchChart[]; product: string }

/** All charts of a research. The two directions of the map share one place. */
export function ResearchCharts({ charts, product }: Props) {
  const text = useChartMessages()
  const id = useId()
  const maps = charts.filter(chart => chart.kind === 'map')
  const others = charts.filter(chart => chart.kind !== 'map')
  const bars = others.filter(({ kind }) => kind === 'bars')
  const flows = others.filter(({ kind }) => kind === 'flows')
  const rest = others.filter(({ kind }) => kind !== 'bars' && kind !== 'flows')
  return (
    <section
      aria-labelledby={id}
      className="charts grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5 xl:grid-cols-2"
    >
      <div className="grid gap-0.5 xl:col-span-2">
        <h2 id={id} className="text-lg">
          {text.heading}
        </h2>
        <p className="text-sm text-ink-3 max-sm:sr-only">{text.hint}</p>
      </div>
      {bars.map((chart, index) => (
        <ChartCard
          key={chart.id}
          chart={chart}
          product={product}
          isFirst={index === 0}
          {...(bars.length === 1 && { className: 'xl:col-span-2' })}
        />
      ))}
      {maps.length > 0 && <MapCard maps={maps} product={product} />}
      {flows.map(chart => (
        <ChartCard key={chart.id} chart={chart} product={product} className="xl:col-span-2" />
      ))}
      {rest.map((chart, index) => (
        <ChartCard
          key={chart.id}
          chart={chart}
          product={product}
          isFirst={index === 0}
          {...(rest.length % 2 === 1 && index === rest.length - 1 && { className: 'xl:col-span-2' })}
        />
      ))}
    </section>
  )
}

function MapCard({ maps, product }: { maps: MapChart[]; product: string }) {
  const text = useChartMessages()
  const [shown, setShown] = useState(maps[0]?.id ?? 'map-exports')
  const chart = maps.find(({ id }) => id === shown) ?? maps[0]
  if (!chart) return null
  return (
    <ChartCard key={chart.id} chart={chart} product={product} className="xl:col-span-2">
      {maps.length > 1 && (
        <Segmented
          label={text.flow}
          value={chart.id}
          onChange={setShown}
          className={smallChoice}
          options={maps.map(({ id }) => ({ value: id, label: text.flows[id] }))}
        />
      )}
    </ChartCard>
  )
}
