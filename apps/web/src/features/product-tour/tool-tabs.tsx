import { Globe, Target } from 'lucide-react'
import { useState } from 'react'
import { SampleResult } from '../../blocks/sample-result.tsx'
import type { features } from '../../messages/es/public/features.ts'
import { Tabs } from '../../ui/tabs.tsx'

type Tool = keyof (typeof features)['tabs']
const icons = { 'product-research': Target, 'url-scraping': Globe }
const tools = ['product-research', 'url-scraping'] as const satisfies readonly Tool[]

/** The two tools, each as the picture of a result and a list of what it does. */
export function ToolTabs({ text }: { text: typeof features }) {
  const [tool, setTool] = useState<Tool>('product-research')
  const shown = text.tabs[tool]
  const sample = tool === 'product-research' ? text.product : text.website
  return (
    <Tabs
      label={text.tabsLabel}
      listClassName="grid grid-cols-2 gap-4 border-b border-line sm:flex sm:gap-8"
      tabClassName="min-h-12 border-b-2 border-transparent py-2 text-left text-sm leading-tight font-semibold text-ink-2 transition-colors duration-150 hover:text-ink aria-selected:border-signal aria-selected:text-ink sm:px-1"
      value={tool}
      onChange={setTool}
      tabs={tools.map(value => {
        const Icon = icons[value]
        return {
          value,
          label: (
            <span className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {text.tabs[value].name}
            </span>
          ),
        }
      })}
    >
      <div className="grid items-start gap-12 pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <figure className="grid gap-4 rounded-lg bg-sunken p-4 sm:p-8">
          <figcaption className="font-head text-lg font-semibold">{shown.mockTitle}</figcaption>
          <SampleResult
            question={sample.query}
            columns={sample.columns}
            rows={sample.rows}
            {...(tool === 'product-research' ? { address: sample.status } : { status: sample.status })}
            marked={[1, 1]}
          />
          <div className="rounded-md border border-line bg-surface px-4 py-3 text-sm">
            <p className="font-semibold">{shown.analysis}</p>
            <p className="text-ink-2">{shown.analysisText}</p>
          </div>
        </figure>
        <div className="grid gap-6">
          <h2 className="text-xl">{shown.title}</h2>
          <dl className="grid gap-5">
            {shown.list.map(item => (
              <div key={item.title} className="grid gap-1 border-l-2 border-signal pl-4">
                <dt className="font-semibold">{item.title}</dt>
                <dd className="text-ink-2">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Tabs>
  )
}
