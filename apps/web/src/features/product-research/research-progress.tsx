import { stopWork, type WorkResponse } from '@sondeo/contract/events'
import { useMutation } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { call } from '../../browser/api-client.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Button } from '../../ui/button.tsx'

type Props = { work: WorkResponse | undefined; isWriting: boolean }

/** Which sources have answered; whoever does not want to wait for the rest gets what is there. */
export function ResearchProgress({ work, isWriting }: Props) {
  const { progress: text, sources } = useResearchMessages()
  const stop = useMutation({ mutationFn: (workId: string) => call(stopWork, { workId }) })
  const { sourcesDone = 0, sourcesExpected = 0, step = '' } = work?.progress ?? {}
  const names: Record<string, string> = sources.names
  const name = names[step]
  const isStopping = stop.isPending || stop.isSuccess
  return (
    <section aria-label={text.label} className="grid gap-3">
      <progress
        aria-label={text.label}
        className="scan-progress h-2 w-full"
        {...(sourcesExpected > 0 && !isWriting && { value: sourcesDone, max: sourcesExpected })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div role="status" className="grid gap-0.5 text-sm">
          <p className="font-medium">
            {isWriting || step === 'writing' ? text.writing : name ? text.asking(name) : text.starting}
          </p>
          {sourcesExpected > 0 && !isWriting && (
            <p className="tabular text-ink-2">{text.done(sourcesDone, sourcesExpected)}</p>
          )}
        </div>
        {work && !isWriting && (
          <Button
            variant="outline"
            className="max-w-full whitespace-normal!"
            disabled={isStopping}
            onClick={() => stop.mutate(work._id)}
          >
            <Square aria-hidden="true" className="fill-current" />
            {isStopping ? text.stopping : text.stop}
          </Button>
        )}
      </div>
    </section>
  )
}
