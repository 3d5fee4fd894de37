import { CopyField } from '../../blocks/copy/copy-field.tsx'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = { secret: string | null; isRenewed?: boolean; onClose: () => void }

/** The only time that a secret is shown, so that nothing but its own button closes it. */
export function ShownSecret({ secret, isRenewed = false, onClose }: Props) {
  const text = useWebhookMessages()
  return (
    <Dialog
      isOpen={secret !== null}
      onClose={onClose}
      canClose={false}
      title={text.secretTitle}
      description={text.secretText}
    >
      <CopyField
        label={text.secret}
        value={secret ?? ''}
        hint={isRenewed ? text.secretRenewed : undefined}
        takesFocus
      />
      <ButtonRow>
        <Button onClick={onClose}>{text.done}</Button>
      </ButtonRow>
    </Dialog>
  )
}
