import type { OriginPlace } from '@sondeo/contract/origins'
import { useRef } from 'react'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { Notice } from '../../ui/alert.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'

/** Address and time of one place, and the stored page opened there while its copy is kept. */
export function PlaceView({ place: { address, readAt, copy, kind } }: { place: OriginPlace }) {
  const text = useOriginMessages()
  const { apiUrl } = useSiteConfig()
  return (
    <>
      <div className="grid gap-0.5 text-sm">
        {/^https?:/.test(address) ? (
          <SmartLink to={address} className="w-fit wrap-anywhere text-link hover:underline">
            {address}
          </SmartLink>
        ) : (
          <span className="wrap-anywhere text-ink-2">{address}</span>
        )}
        {readAt && <span className="text-ink-3">{text.readAt(readAt)}</span>}
      </div>
      {copy === null ? (
        <Notice>{text.expired}</Notice>
      ) : (
        <figure className="flex min-h-80 flex-1 flex-col gap-1.5">
          <CopyFrame key={copy} title={text.frame(address)} address={`${apiUrl}${copy}#origin`} />
          <figcaption className="text-xs text-ink-3">{kind === 'text' ? text.copy : text[kind]}</figcaption>
        </figure>
      )}
    </>
  )
}

/**
 * The stored page, opened at the marked place. Nothing in it may run, and its own policy says so too. A new frame for each
 * place: one that moved on would leave its steps in the history.
 *
 * The page is told its size only after it was laid out here. On a busy machine it has gone to the mark before, in a page of
 * no width, and is left far below it; so it is sent there once more when it has its size.
 */
function CopyFrame({ title, address }: { title: string; address: string }) {
  const isPlaced = useRef(false)
  return (
    <iframe
      title={title}
      src={address}
      sandbox=""
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (isPlaced.current) return
        isPlaced.current = true
        afterLayout(() => contentWindow?.location.replace(address))
      }}
      className="min-h-80 w-full flex-1 rounded-md border border-line bg-paper"
    />
  )
}

/** What is asked for in one frame of the screen runs before its layout; what is asked for in the next runs after it. */
const afterLayout = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))
