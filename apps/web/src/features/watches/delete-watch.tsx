import type { Watch } from '@sondeo/contract/watches/watch'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useDeleteWatch } from './use-watch-actions.ts'

type Props = { watch: Watch; isOpen: boolean; onClose: () => void; onDeleted: (() => void) | undefined }

/** What a watch found goes with it, so it is asked for first. */
export function DeleteWatch({ watch, isOpen, onClose, onDeleted }: Props) {
  const text = useWatchMessages().remove
  const remove = useDeleteWatch()
  const close = () => {
    remove.reset()
    onClose()
  }
  const finish = () => {
    showToast(text.done)
    close()
    onDeleted?.()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      canClose={!remove.isPending}
      title={text.title(watch.name)}
      description={text.text}
    >
      {remove.isError && <WatchFailure error={remove.error} whatFailed={text.failed} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(watch._id, { onSuccess: finish })}
        >
          {text.confirm}
        </Button>
        <Button variant="ghost" disabled={remove.isPending} onClick={close}>
          {text.keep}
        </Button>
      </div>
    </Dialog>
  )
}
