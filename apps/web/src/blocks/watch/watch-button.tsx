import { paths } from '@sondeo/contract/paths'
import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { StartWatch, type WatchTarget } from './start-watch.tsx'
import { useWatches } from './use-watches.ts'

/** Watches what is on screen: one click away from any list of a website. What is watched already says so. */
export function WatchButton({ target, ...look }: { target: WatchTarget } & ButtonLook) {
  const text = useWatchMessages().add
  const { data } = useWatches()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const { of } = target
  const watch = data?.watches.find(({ scanId, searchId }) =>
    'scanId' in of ? scanId === of.scanId : searchId === of.searchId,
  )
  if (watch && !isOpen)
    return (
      <LinkButton to={paths.watch(watch._id)} variant="outline" {...look}>
        <BellRing aria-hidden="true" />
        {text.watched}
      </LinkButton>
    )
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
