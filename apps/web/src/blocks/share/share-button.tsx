import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useShareMessages } from '../../messages/shares.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ShareLinks } from './share-links.tsx'

type Props = ButtonLook & {
  searchId: string /** A report shows charts and sources, not where each value stands. */
  isReport?: boolean
}

/** Makes and ends links to a saved result. */
export function ShareButton({ searchId, isReport = false, ...look }: Props) {
  const text = useShareMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" {...look} onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden="true" />
        {text.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text.title}
        description={isReport ? text.leadOfReport : text.lead}
      >
        <ShareLinks searchId={searchId} />
      </Dialog>
    </>
  )
}
