import { Locate } from 'lucide-react'
import { Fragment } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useGridMessages } from '../../messages/result-grid.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import { shownText } from './cell-text.ts'
import { fitsInto, type GridColumn } from './columns/describe-column.ts'
import { findLink } from './find-link.ts'
import { isBlank, plainText } from './plain-text.ts'

type Props = {
  value: unknown
  column: GridColumn
  rowIndex: number
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  onOpen: (cell: OpenedCell) => void
}

const inner = 'flex h-[35px] w-full min-w-0 items-center px-3'
const action = joinClasses(inner, 'focus-visible:outline-offset-[-2px]')

const hasLink = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasLink) : typeof value === 'string' && findLink(value) !== undefined

/**
 * One cell: links are links; a click elsewhere shows the origin, or the whole text where it does not fit. Nothing in it
 * is a stop of the Tab key: the arrow keys walk the grid.
 */
export function CellContent({ value, column, rowIndex, onShowOrigin, onOpen }: Props) {
  const language = useLanguage()
  const text = useGridMessages()
  if (isBlank(value)) return <span className={inner} />
  const shown = shownText({ value, column, rowIndex, language })
  const align = column.isNumeric && 'justify-end text-right'
  const showOrigin = () => onShowOrigin?.({ rowIndex, column: column.name })
  if (hasLink(value))
    return (
      <span className={joinClasses(inner, 'gap-1')}>
        <span className="min-w-0 truncate" title={shown}>
          <LinkedText value={value} />
        </span>
        {onShowOrigin && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={text.showOrigin(shown)}
            onClick={showOrigin}
            className="ml-auto grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:text-ink"
          >
            <Locate aria-hidden="true" className="size-4" />
          </button>
        )}
      </span>
    )
  if (onShowOrigin)
    return (
      <button
        type="button"
        tabIndex={-1}
        // As the page wrote it.
        title={plainText(value)}
        onClick={showOrigin}
        className={joinClasses(action, align, 'text-left')}
      >
        <span className="truncate">{shown}</span>
      </button>
    )
  if (!fitsInto(column.widthPx, shown) || shown.includes('\n'))
    return (
      <button
        type="button"
        tabIndex={-1}
        title={text.openValue(column.name)}
        onClick={() => onOpen({ column: column.name, text: shown })}
        className={joinClasses(action, align, 'text-left')}
      >
        <span className="truncate">{shown}</span>
      </button>
    )
  return (
    <span className={joinClasses(inner, align)}>
      <span className="truncate">{shown}</span>
    </span>
  )
}

function LinkedItem({ text }: { text: string }) {
  const href = findLink(text)
  if (!href) return text
  const isWeb = /^https?:/.test(href)
  return (
    <a
      href={href}
      tabIndex={-1}
      className="rounded-sm text-link underline decoration-line-strong underline-offset-2 hover:decoration-current focus-visible:outline-offset-[-1px]"
      {...(isWeb && { target: '_blank' })}
      rel="noopener noreferrer nofollow"
    >
      {text.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '')}
    </a>
  )
}

/** Addresses as links, a list of them one by one; a foreign page learns nothing of where the reader came from. */
function LinkedText({ value }: { value: unknown }) {
  if (!Array.isArray(value)) return <LinkedItem text={plainText(value)} />
  return value.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values of a cell never change places
    <Fragment key={index}>
      {index > 0 && ', '}
      <LinkedItem text={plainText(item)} />
    </Fragment>
  ))
}
