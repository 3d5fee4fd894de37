import { getPointingPage } from '@sondeo/contract/pointing'
import { useEffect, useRef } from 'react'
import { useSiteConfig } from '../../../browser/site-config.ts'
import { useRulesMessages } from '../../../messages/reading-rules.ts'

/** The numbers of the elements to mark: those read now, those of columns that are kept, and the one to bring in sight. */
export type Marks = { read: readonly number[]; kept: readonly number[]; bring: number | null }

type Props = { scanId: string; address: string; marks: Marks; onPoint: (at: number) => void }

/** What the frame says; whatever else comes from there is not for us. */
function readPointed({ data }: { data: unknown }): number | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'pointed' || !('at' in data))
    return null
  return Number.isSafeInteger(data.at) && (data.at as number) >= 0 ? (data.at as number) : null
}

/** The saved page, to point at. It has no origin of its own, and only our own script runs in it. */
export function PageFrame({ scanId, address, marks, onPoint }: Props) {
  const { point: text } = useRulesMessages()
  const { apiUrl } = useSiteConfig()
  const frame = useRef<HTMLIFrameElement>(null)
  const mark = () => frame.current?.contentWindow?.postMessage({ kind: 'mark', ...marks }, '*')
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ kind: 'mark', ...marks }, '*')
  }, [marks])
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      // A sandboxed page calls its origin "null"; that it is ours is known by the window that speaks.
      if (event.source !== frame.current?.contentWindow || event.origin !== 'null') return
      const at = readPointed(event)
      if (at !== null) onPoint(at)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onPoint])
  return (
    <iframe
      key={scanId}
      ref={frame}
      title={text.frame(address)}
      src={`${apiUrl}${getPointingPage.path.replace(':scanId', encodeURIComponent(scanId))}`}
      sandbox="allow-scripts"
      onLoad={mark}
      className="h-[28rem] w-full rounded-md border border-line-strong bg-paper xl:h-[32rem]"
    />
  )
}
