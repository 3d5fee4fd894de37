import { ArrowDown, Locate } from 'lucide-react'
import { Fragment } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useGridMessages } from '../../messages/result-grid.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { OpenedCell } from './cell-dialog.tsx'
import type { CellPlace } from './cell-place.ts'
import { shownText } from './cell-text.ts'
import { fitsInto, type GridColumn } from './columns/describe-column.ts'
import { findWebLinks } from './find-link.ts'
import { hasLink, LinkedItem } from './linked-item.tsx'
import { isBlank, plainText } from './plain-text.ts'

type Props = {
  value: unknown
  column: GridColumn
  rowIndex: number
  /** Where no head names the unit, it stands beside its amount. */
  withUnit?: boolean
  onShowOrigin?: ((place: CellPlace) => void) | undefined
  onOpen: (cell: OpenedCell) => void
}

const inner = 'flex h-[35px] w-full min-w-0 items-center px-3'
const action = joinClasses(inner, 'focus-visible:outline-offset-[-2px]')

/**
 * One cell: links are links; a click elsewhere shows the origin, or the whole text where it does not fit. Nothing in it
 * is a stop of the Tab key: the arrow keys walk the grid.
 */
export function CellContent({ value, column, rowIndex, withUnit, onShowOrigin, onOpen }: Props) {
  const language = useLanguage()
  const text = useGridMessages()
  if (isBlank(value)) return <span className={inner} />
  const shown = shownText({ value, column, rowIndex, language, withUnit })
  const align = column.isNumeric && 'justify-end text-right'
  const showOrigin = () => onShowOrigin?.({ rowIndex, column: column.name })
  const listed = typeof value === 'string' ? findWebLinks(value) : undefined
  if (listed || hasLink(value))
    return (
      <span className={joinClasses(inner, 'gap-1')}>
        <span className="min-w-0 truncate" title={shown}>
          <LinkedText value={listed?.[0] ?? value} />
        </span>
        {listed && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={text.links.all(listed.length)}
            title={text.links.all(listed.length)}
            onClick={() => onOpen({ column: column.name, text: shown, links: listed })}
            className="tabular shrink-0 rounded-full bg-sunken px-2 text-xs font-semibold text-ink-2 hover:text-ink"
          >
            {text.links.more(listed.length - 1)}
          </button>
        )}
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
  const words = column.lowest?.has(rowIndex) ? (
    <LowestMark>{shown}</LowestMark>
  ) : (
    <span className="truncate">{shown}</span>
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
        {words}
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
        {words}
      </button>
    )
  return <span className={joinClasses(inner, align)}>{words}</span>
}

/** The cheapest of what is compared: by weight, sign and words, not by colour alone. */
function LowestMark({ children }: { children: string }) {
  const text = useGridMessages()
  return (
    // The words that are only heard would else stand outside of what scrolls, and widen the page.
    <span className="relative -mx-2 inline-flex min-w-0 items-center gap-1 rounded-full bg-true-soft px-2 font-semibold text-true">
      <ArrowDown aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{children}</span>
      <span className="sr-only">{` (${text.lowest})`}</span>
    </span>
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
