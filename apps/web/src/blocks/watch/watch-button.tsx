import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { StartWatch, type WatchTarget } from './start-watch.tsx'

/** Watches what is on screen: one click away from any list of a website. */
export function WatchButton({ target, ...look }: { target: WatchTarget } & ButtonLook) {
  const text = useWatchMessages().add
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="outline" {...look} onClick={() => setIsOpen(true)}>
        <BellPlus aria-hidden="true" />
        {text.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={text.title}>
        <StartWatch target={target} onClose={close} />
      </Dialog>
    </>
  )
}
