import type { ReactNode } from 'react'
import { useSettled } from '../../browser/use-settled.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { OriginContents, type OriginOf } from './origin-contents.tsx'

const settleMs = 150

type Props = OriginOf & {
  place: CellPlace | undefined
  onClose: () => void
  /** The table whose cells are asked about. */
  children?: ReactNode
}

/** Beside the table: the page that a cell was read from, following the reader from cell to cell. */
export function OriginPanel({ place, onClose, children, ...of }: Props) {
  const text = useOriginMessages()
  // Cells passed by on the way are not asked for.
  const still = useSettled(place, settleMs)
  return (
    <SidePanel isOpen={place !== undefined} onClose={onClose} title={text.heading} table={children}>
      <OriginContents {...of} place={place && still} />
    </SidePanel>
  )
}
