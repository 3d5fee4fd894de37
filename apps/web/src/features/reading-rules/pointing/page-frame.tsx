import { getPointingPage } from '@sondeo/contract/pointing'
import { useEffect, useRef, useState } from 'react'
import { useSiteConfig } from '../../../browser/site-config.ts'
import { useRulesMessages } from '../../../messages/reading-rules.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

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
  // By scan: another page is on its way again.
  const [loaded, setLoaded] = useState<string>()
  const isLoading = loaded !== scanId
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
    <div className="grid min-w-0 content-start gap-1.5" aria-busy={isLoading}>
      <div className="relative">
        <iframe
          key={scanId}
          ref={frame}
          title={text.frame(address)}
          src={`${apiUrl}${getPointingPage.path.replace(':scanId', encodeURIComponent(scanId))}`}
          sandbox="allow-scripts"
          onLoad={() => {
            mark()
            setLoaded(scanId)
          }}
          className="h-[28rem] w-full rounded-md border border-line-strong bg-paper xl:h-[32rem]"
        />
        {isLoading && (
          <div role="status" className="absolute inset-px">
            <span className="sr-only">{text.opening}</span>
            <Skeleton className="h-full" />
          </div>
        )}
      </div>
      <p className="text-xs text-ink-3 xl:hidden">{text.sideways}</p>
    </div>
  )
}
