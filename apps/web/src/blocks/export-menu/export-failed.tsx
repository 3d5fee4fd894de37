import { useExportsMessages } from '../../messages/exports.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { isOpen: boolean; onClose: () => void; onRetry: () => void; text: string; detail?: string | undefined }

/** An export that did not work: what happened, and the way to try again. */
export function ExportFailed({ isOpen, onClose, onRetry, text, detail }: Props) {
  const words = useExportsMessages()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.failedTitle}>
      <Alert detail={detail}>{text}</Alert>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
        <Button onClick={onRetry}>{words.retry}</Button>
      </div>
    </Dialog>
  )
}
