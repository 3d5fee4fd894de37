import { paths } from '@sondeo/contract/paths'
import { Bell } from 'lucide-react'
import { useSession } from '../../browser/session.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useWatches } from './use-watches.ts'

function useUnseen(): number {
  const { user } = useSession()
  return useWatches({ isOff: user === null }).data?.unseen ?? 0
}

/** The way to what is new, with how much of it nobody has looked at. */
export function WatchesLink() {
  const text = useWatchMessages()
  const unseen = useUnseen()
  return (
    <LinkButton to={paths.watches} variant="ghost" className="justify-start">
      <Bell aria-hidden="true" />
      {text.link}
      {unseen > 0 && (
        <Badge tone="signal" className="tabular ml-auto">
          <span aria-hidden="true">{unseen}</span>
          <span className="sr-only">{text.unseen(unseen)}</span>
        </Badge>
      )}
    </LinkButton>
  )
}

/** A dot at the button of the menu, where the menu itself is out of sight. */
export function UnseenDot() {
  const text = useWatchMessages()
  const unseen = useUnseen()
  if (unseen === 0) return null
  return (
    <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full bg-signal ring-2 ring-surface">
      <span className="sr-only">{text.unseen(unseen)}</span>
    </span>
  )
}
