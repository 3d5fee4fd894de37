import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import { ChartBar, Download, FileImage, Shapes, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartTable } from './chart-table.tsx'
import { composeSvg, downloadPng, downloadSvg } from './export-chart.ts'
import { useWidth } from './use-width.ts'

export const smallChoice = '[&_label]:min-h-7! [&_label]:px-2.5! [&_svg]:size-4'

const Choice = ({ icon, name }: { icon: ReactNode; name: string }) => (
  <>
    {icon}
    <span className="sr-only">{name}</span>
  </>
)

type Props = {
  chart: ResearchChart
  /** Files are named after it. */
  product: string
  className?: string
  /** Drawn at once on a phone, too; others show their finding there, and the drawing when they are opened. */
  isFirst?: boolean
  /** Further choices, as which direction a map shows. */
  children?: ReactNode
}

/** A chart with the finding as its title. */
export function ChartCard({ chart, product, className, isFirst = false, children }: Props) {
  const id = useId()
  return (
    <figure
      aria-labelledby={id}
      className={joinClasses(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6',
        className,
      )}
    >
      <FoldOnPhone
        isOpen={isFirst}
        heading={
          <h3 id={id} className="text-base leading-snug font-semibold sm:text-[1.0625rem]">
            {chart.title}
          </h3>
        }
      >
        <ChartBody chart={chart} product={product}>
          {children}
        </ChartBody>
      </FoldOnPhone>
    </figure>
  )
}

/** A chart as a drawing or as a table, to keep as a picture. */
function ChartBody({ chart, product, children }: Pick<Props, 'chart' | 'product' | 'children'>) {
  const text = useChartMessages()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [told, setTold] = useState<string>()
  const { ref, width } = useWidth<HTMLDivElement>()
  const { title, subtitle } = chart
  const source = text.source(chart.source)
  const keep = async (format: 'png' | 'svg') => {
    const drawing = ref.current?.querySelector<SVGSVGElement>('svg[role="group"]')
    if (!drawing) return
    const name = `${product.replace(/[\\/:*?"<>|]+/g, ' ').trim()}_${chart.id}`
    try {
      const svg = composeSvg(drawing, { title, subtitle, source })
      if (format === 'svg') downloadSvg(name, svg)
      else await downloadPng(name, svg)
      showToast(text.downloaded(`${name}.${format}`))
    } catch {
      showToast(text.failed)
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-2">{subtitle}</p>
        <div className="flex flex-wrap items-center gap-1.5">
          {children}
          <Segmented
            label={text.views}
            value={view}
            onChange={setView}
            className={smallChoice}
            options={[
              { value: 'chart', label: <Choice icon={<ChartBar aria-hidden="true" />} name={text.chart} /> },
              { value: 'table', label: <Choice icon={<Table2 aria-hidden="true" />} name={text.table} /> },
            ]}
          />
          <Menu
            label={text.download(title)}
            triggerClassName={joinClasses(buttonClasses({ variant: 'ghost', size: 'icon' }), 'size-9')}
            trigger={<Download aria-hidden="true" />}
          >
            <MenuItem disabled={view === 'table'} onClick={() => void keep('png')}>
              <FileImage aria-hidden="true" />
              {text.png}
            </MenuItem>
            <MenuItem disabled={view === 'table'} onClick={() => void keep('svg')}>
              <Shapes aria-hidden="true" />
              {text.svg}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <div ref={ref} className="min-w-0">
        {view === 'table' && <ChartTable chart={chart} />}
        {view === 'chart' && <ChartDrawing chart={chart} width={width} onTell={setTold} />}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        <p aria-hidden="true" className={joinClasses('tabular min-h-4', told && 'text-sm font-medium text-ink')}>
          {view === 'chart' ? told : ''}
        </p>
        <p>{source}</p>
      </div>
    </>
  )
}
