import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

type Item = { id: string; title: ReactNode; content: ReactNode }
type Props = { items: readonly Item[]; initiallyOpen?: string; headingLevel?: 2 | 3 | 4 }

/** One item open at most; clicking the open one closes it. Closed content stays in the HTML, for search engines. */
export function Accordion({ items, initiallyOpen, headingLevel = 3 }: Props) {
  const [open, setOpen] = useState<string | undefined>(initiallyOpen)
  const prefix = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, title, content }) => {
        const isOpen = id === open
        return (
          <div key={id}>
            <Heading className="font-sans text-base font-semibold tracking-normal text-wrap">
              <button
                type="button"
                id={`${prefix}-${id}`}
                aria-expanded={isOpen}
                aria-controls={`${prefix}-${id}-content`}
                onClick={() => setOpen(isOpen ? undefined : id)}
                className="group flex w-full items-start justify-between gap-6 py-5 text-left hover:text-link"
              >
                <span>{title}</span>
                <Plus
                  aria-hidden="true"
                  className="mt-0.5 size-5 shrink-0 text-ink-3 transition-transform duration-150 group-aria-expanded:rotate-45"
                />
              </button>
            </Heading>
            <section
              id={`${prefix}-${id}-content`}
              aria-labelledby={`${prefix}-${id}`}
              hidden={!isOpen}
              className="max-w-[70ch] pb-6 text-ink-2"
            >
              {content}
            </section>
          </div>
        )
      })}
    </div>
  )
}
