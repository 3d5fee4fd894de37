import { Copy } from 'lucide-react'
import { useGridMessages } from '../../messages/result-grid.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { copyText } from '../copy/copy-text.ts'
import { LinkedItem } from './linked-item.tsx'

export type OpenedCell = {
  column: string
  text: string /** Where the text is a list of addresses. */
  links?: string[]
}

/** The whole text of a cell that does not fit into its row. */
export function CellDialog({ cell, onClose }: { cell: OpenedCell | undefined; onClose: () => void }) {
  const text = useGridMessages()
  const copy = async () => {
    if (cell) showToast((await copyText(cell.text)) ? text.valueCopied : text.copyFailed)
  }
  return (
    <Dialog isOpen={cell !== undefined} onClose={onClose} title={cell?.column ?? ''}>
      {cell?.links ? (
        <ul className="grid max-h-[60dvh] gap-2 overflow-y-auto p-1 text-sm wrap-anywhere">
          {cell.links.map(link => (
            <li key={link}>
              <LinkedItem text={link} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-h-[60dvh] overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap">{cell?.text}</p>
      )}
      <Button variant="outline" size="sm" className="justify-self-start self-start" onClick={copy}>
        <Copy aria-hidden="true" />
        {text.copyValue}
      </Button>
    </Dialog>
  )
}
