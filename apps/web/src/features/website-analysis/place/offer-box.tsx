import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'

type Props = {
  label: string
  icon: LucideIcon
  /** The button that does it. */
  action: ReactNode
  failure: { text: string; detail?: string | undefined } | undefined
  below?: ReactNode
  children: ReactNode
}

/** Something more that can be read: what it is, and the button that does it. */
export function OfferBox({ label, icon: Icon, action, failure, below, children }: Props) {
  return (
    <section
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 text-sm"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">{children}</div>
      {action}
      {below && <div className="basis-full">{below}</div>}
      {failure && (
        <div className="basis-full">
          <Alert detail={failure.detail}>{failure.text}</Alert>
        </div>
      )}
    </section>
  )
}
