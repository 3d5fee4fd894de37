import type { Watch } from '@sondeo/contract/watches/watch'
import { Pause, Pencil, Play, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isRunning } from '../../blocks/watch/use-watches.ts'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { EditWatch } from './edit-watch.tsx'
import { useActOnWatch, useDeleteWatch } from './use-watch-actions.ts'

type Props = {
  watch: Watch
  /** What its changes speak of, where the watch does not say itself. */
  columns?: readonly string[]
  onDeleted?: () => void
}

/** Everything that can be done with a watch. */
export function WatchActions({ watch, columns = [], onDeleted }: Props) {
  const text = useWatchMessages()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const act = useActOnWatch(watch._id)
  const { actions } = text
  const isPaused = watch.state === 'paused'
  const change = isPaused ? 'resume' : 'pause'
  const isActing = (action: typeof act.variables) => act.isPending && act.variables === action
  const close = () => setOpened(null)
  const nameOf = (action: string) => ({ 'aria-label': actions.named(action, watch.name) })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          {...nameOf(actions.now)}
          isBusy={isActing('run')}
          disabled={isRunning(watch)}
          onClick={() => act.mutate('run', { onSuccess: () => showToast(actions.started) })}
        >
          {!isActing('run') && <RotateCw aria-hidden="true" />}
          {actions.now}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          {...nameOf(actions[change])}
          isBusy={isActing(change)}
          onClick={() => act.mutate(change)}
        >
          {!isActing(change) && (isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />)}
          {actions[change]}
        </Button>
        <Button variant="ghost" size="sm" {...nameOf(actions.edit)} onClick={() => setOpened('edit')}>
          <Pencil aria-hidden="true" />
          {actions.edit}
        </Button>
        <Button variant="ghost" size="sm" {...nameOf(actions.remove)} onClick={() => setOpened('delete')}>
          <Trash2 aria-hidden="true" />
          {actions.remove}
        </Button>
      </div>
      {act.isError && <WatchFailure error={act.error} whatFailed={actions.failed} />}
      <EditWatch watch={watch} columns={columns} isOpen={opened === 'edit'} onClose={close} />
      <DeleteWatch watch={watch} isOpen={opened === 'delete'} onClose={close} onDeleted={onDeleted} />
    </div>
  )
}

type DeleteProps = { watch: Watch; isOpen: boolean; onClose: () => void; onDeleted: (() => void) | undefined }

/** What a watch found goes with it, so it is asked for first. */
function DeleteWatch({ watch, isOpen, onClose, onDeleted }: DeleteProps) {
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
      <ButtonRow>
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
      </ButtonRow>
    </Dialog>
  )
}
