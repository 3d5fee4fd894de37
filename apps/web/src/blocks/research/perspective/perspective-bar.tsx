import { useId } from 'react'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Alert } from '../../../ui/alert.tsx'
import { PerspectiveFields } from './perspective-fields.tsx'
import { nobodys, usePerspective } from './use-perspective.ts'

/** For which country and role reports are told. Asked once, kept in the profile, changed in any report. */
export function PerspectiveBar({ isWriting }: { isWriting: boolean }) {
  const text = useReportMessages().perspective
  const { perspective, save } = usePerspective()
  const id = useId()
  if (perspective === undefined) return null
  const isAsked = !perspective?.country
  const isBusy = save.isPending || isWriting
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-3 rounded-lg border bg-surface px-4 py-3 sm:px-5 ${isAsked ? 'border-signal' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5 self-center">
          <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
            {isAsked ? text.ask : text.heading}
          </h2>
          <p role="status" className="text-sm text-ink-2">
            {isBusy ? text.saving : isAsked ? text.askDetail : text.kept}
          </p>
        </div>
        <PerspectiveFields perspective={perspective ?? nobodys} isSaving={isBusy} onChoose={save.mutate} />
      </div>
      {save.isError && <Alert>{text.failed}</Alert>}
    </section>
  )
}
