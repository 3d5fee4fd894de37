import { paths } from '@sondeo/contract/paths'
import { ChevronDown, CircleHelp, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchesMessages } from '../../messages/searches.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** New search, what is new, the list of the earlier ones, and the way to the help page. */
export function SearchSidebar({ list, watches }: { list: ReactNode; watches: ReactNode }) {
  const text = useSearchesMessages()
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <div className="flex h-full min-h-0 flex-1 flex-col gap-3">
      <LinkButton to={paths.dashboard} variant="dark" className="justify-start px-3">
        <Plus aria-hidden="true" />
        {text.newSearch}
      </LinkButton>
      {watches}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-8 items-center justify-between rounded-md px-2 text-xs font-semibold text-ink-3 hover:text-ink"
      >
        {text.recent}
        <ChevronDown
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform duration-150 group-aria-expanded:rotate-0"
        />
      </button>
      <div id={id} hidden={!isOpen} className={isOpen ? 'flex min-h-0 flex-1 flex-col' : undefined}>
        {list}
      </div>
      <LinkButton to={paths.faqs} variant="ghost" className="mt-auto justify-start px-2">
        <CircleHelp aria-hidden="true" />
        {text.tutorial}
      </LinkButton>
    </div>
  )
}
