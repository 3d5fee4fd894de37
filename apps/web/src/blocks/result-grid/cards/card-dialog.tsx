import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CellContent } from '../cell-content.tsx'
import type { RowActions } from '../grid-row.tsx'
import { plainText } from '../plain-text.ts'
import type { TableRow } from '../use-result-table.ts'

type Props = { row: TableRow; actions: RowActions; onClose: () => void }

/** Every field of one row. */
export function CardDialog({ row, actions: { layout, onShowOrigin, onOpen }, onClose }: Props) {
  const { columns, nameColumn } = layout
  return (
    <Dialog isOpen onClose={onClose} title={plainText(row.original[nameColumn ?? columns[0]?.name ?? ''])}>
      <dl className="-mx-2 grid max-h-[65dvh] overflow-y-auto text-sm">
        {columns.map(column => (
          <div key={column.name} className="grid border-b border-line py-1 last:border-b-0">
            <dt className="px-3 pt-1 text-xs text-ink-3">{column.name}</dt>
            {/* Here is room for the whole text. */}
            <dd className="min-w-0 *:h-auto *:min-h-9 *:py-1 [&_.truncate]:wrap-anywhere [&_.truncate]:whitespace-normal">
              <CellContent
                value={row.original[column.name]}
                column={{ ...column, isNumeric: false }}
                rowIndex={row.index}
                withUnit
                onOpen={onOpen}
                onShowOrigin={
                  onShowOrigin &&
                  (place => {
                    onClose()
                    onShowOrigin(place)
                  })
                }
              />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
