import { ArrowRight } from 'lucide-react'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'

const lists = ['tenders', 'suppliers', 'products'] as const

/** Lists of ours to try on, where this server serves them. */
export function SampleLists({ onChoose }: { onChoose: (url: string) => void }) {
  const text = useWebsiteMessages().samples
  const { sampleSite } = useSiteConfig()
  if (!sampleSite) return null
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{text.heading}</h2>
        <p className="text-sm text-ink-2">{text.lead}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {lists.map(list => (
          <li key={list}>
            <button
              type="button"
              onClick={() => onChoose(sampleSite[list])}
              className="group grid h-full w-full content-between gap-3 rounded-lg border border-line bg-surface p-4 text-left hover:border-line-strong hover:bg-sunken"
            >
              <span className="font-semibold">{text[list]}</span>
              <span className="flex items-center justify-between gap-2 text-sm wrap-anywhere text-ink-3">
                {new URL(sampleSite[list]).pathname}
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 group-hover:text-ink" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
