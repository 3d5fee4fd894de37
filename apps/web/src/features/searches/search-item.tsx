import { paths } from '@sondeo/contract/paths'
import type { SearchListItem } from '@sondeo/contract/searches'
import { Globe, Pin, Target, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { formatDay } from '../../browser/format-day.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { useRowFocus } from '../../ui/keep-focus.ts'
import { useOff } from '../../ui/use-off.ts'
import { isLongName, shortenName } from './shorten-name.ts'

type Props = {
  search: SearchListItem
  isOpen: boolean
  isBusy: boolean
  onPin: () => void
  onRemove: () => void
}

const action =
  'grid size-8 pointer-fine:size-7 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-line hover:text-ink aria-disabled:opacity-60 [&_svg]:size-4'
// Out of the way until the line is pointed at or reached by keyboard; always there where nothing can hover.
const quiet =
  'pointer-fine:w-0 pointer-fine:overflow-hidden pointer-fine:opacity-0 group-hover:w-7 group-hover:opacity-100 group-focus-within:w-7 group-focus-within:opacity-100'

export function SearchItem({ search, isOpen, isBusy, onPin, onRemove }: Props) {
  const text = useSearchesMessages()
  const language = useLanguage()
  const { _id, name, created_at, pinned } = search
  const row = useRef<HTMLLIElement>(null)
  useRowFocus(row)
  const pinOff = useOff(isBusy, onPin)
  const removeOff = useOff(isBusy, onRemove)
  const isLong = isLongName(name)
  const Icon = isLong ? Globe : Target
  return (
    <li
      ref={row}
      data-row={`sidebar ${_id}`}
      className={joinClasses('group flex items-center rounded-md pr-1 hover:bg-sunken', isOpen && 'bg-sunken')}
    >
      <AppLink
        to={paths.savedResults(_id)}
        title={name}
        aria-current={isOpen ? 'page' : undefined}
        className="grid min-w-0 flex-1 grid-cols-[1rem_1fr] gap-x-2.5 rounded-md py-1.5 pl-2"
      >
        <Icon
          aria-hidden="true"
          data-icon={isLong ? 'globe' : 'target'}
          className={joinClasses('mt-0.5 size-4', isOpen ? 'text-signal-strong' : 'text-ink-3')}
        />
        <span className="truncate text-sm font-medium">{shortenName(name)}</span>
        <span className="col-start-2 text-xs text-ink-3">{formatDay(created_at, language)}</span>
      </AppLink>
      <button
        type="button"
        aria-label={text.pin(name)}
        aria-pressed={pinned}
        {...pinOff}
        className={joinClasses(action, !pinned && quiet)}
      >
        <Pin aria-hidden="true" className={pinned ? 'fill-current text-ink' : undefined} />
      </button>
      <button type="button" aria-label={text.remove(name)} {...removeOff} className={joinClasses(action, quiet)}>
        <Trash2 aria-hidden="true" />
      </button>
    </li>
  )
}
