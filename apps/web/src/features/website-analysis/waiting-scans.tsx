import { dismissWork, type WorkResponse } from '@sondeo/contract/events'
import { paths } from '@sondeo/contract/paths'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Scans that were started elsewhere or ended while nobody looked. */
export function WaitingScans({ work }: { work: readonly WorkResponse[] }) {
  const text = useWebsiteMessages().waiting
  const language = useLanguage()
  const dismiss = useMutation({ mutationFn: (workId: string) => call(dismissWork, { workId }) })
  if (work.length === 0) return null
  const words = { running: text.running, done: text.done, failed: text.failed }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{text.heading}</h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {work.map(({ _id, state, name, resultId, code }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="grid min-w-0 gap-0.5 text-sm">
              <p className="font-medium wrap-anywhere">{words[state](name)}</p>
              {code && <p className="text-ink-2">{explainCode(code, language)}</p>}
            </div>
            <div className="flex gap-2">
              {state === 'done' && resultId && (
                <LinkButton to={paths.websitePrompt(resultId)} size="sm" onClick={() => dismiss.mutate(_id)}>
                  {text.open}
                </LinkButton>
              )}
              {state !== 'running' && (
                <Button variant="ghost" size="sm" disabled={dismiss.isPending} onClick={() => dismiss.mutate(_id)}>
                  {text.dismiss}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
