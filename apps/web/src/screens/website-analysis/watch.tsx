import { paths } from '@sondeo/contract/paths'
import { useParams } from 'react-router'
import { BackLink } from '../../blocks/back-link.tsx'
import { WatchView } from '../../features/watches/watch-view.tsx'
import { useWatchMessages } from '../../messages/watches.ts'

export function Screen() {
  const text = useWatchMessages()
  const { id = '' } = useParams()
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-6 px-5 py-6 sm:px-8">
      <BackLink to={paths.watches}>{text.watch.back}</BackLink>
      <WatchView key={id} id={id} />
    </div>
  )
}
