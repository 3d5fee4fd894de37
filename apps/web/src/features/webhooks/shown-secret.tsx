import { CopyField } from '../../blocks/copy/copy-field.tsx'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = { secret: string | null; isRenewed?: boolean; onClose: () => void }

/** The only time that a secret is shown. */
export function ShownSecret({ secret, isRenewed = false, onClose }: Props) {
  const text = useWebhookMessages()
  return (
    <Dialog isOpen={secret !== null} onClose={onClose} title={text.secretTitle} description={text.secretText}>
      <CopyField label={text.secret} value={secret ?? ''} hint={isRenewed ? text.secretRenewed : undefined} />
      <Button className="justify-self-start self-start" onClick={onClose}>
        {text.done}
      </Button>
    </Dialog>
  )
}
