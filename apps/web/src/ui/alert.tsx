import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const box = 'flex scroll-my-4 gap-3 rounded-md border px-4 py-3 text-sm [&>svg]:mt-px [&>svg]:size-5 [&>svg]:shrink-0'

type Props = { children: ReactNode /** A second, smaller line. */; detail?: ReactNode; className?: string }

const Words = ({ children, detail }: Props) => (
  <div className="min-w-0 wrap-anywhere">
    <p className="font-medium">{children}</p>
    {detail && <p className="mt-1 text-xs opacity-90">{detail}</p>}
  </div>
)

/** Something went wrong: red, read out at once. */
export function Alert({ className, ...words }: Props) {
  return (
    <div role="alert" className={joinClasses(box, 'border-error/40 bg-error-soft text-error', className)}>
      <CircleAlert aria-hidden="true" />
      <Words {...words} />
    </div>
  )
}

/** Something succeeded: green, read out when the reader pauses. */
export function StatusBox({ className, ...words }: Props) {
  return (
    <div role="status" className={joinClasses(box, 'border-true/40 bg-true-soft text-true', className)}>
      <CircleCheck aria-hidden="true" />
      <Words {...words} />
    </div>
  )
}

/** Something needs attention: amber. */
export function Notice({ className, ...words }: Props) {
  return (
    <div role="note" className={joinClasses(box, 'border-partial/40 bg-partial-soft text-partial', className)}>
      <TriangleAlert aria-hidden="true" />
      <Words {...words} />
    </div>
  )
}
