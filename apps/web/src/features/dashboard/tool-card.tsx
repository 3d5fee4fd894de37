import { ArrowRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Spinner } from '../../ui/spinner.tsx'

type Props = {
  /** Undefined while it is not known yet where the card leads. */
  to: string | undefined
  isWaiting?: boolean
  Icon: LucideIcon
  title: string
  text: string
  action: string
  picture: ReactNode
}

const frame =
  'group grid min-w-0 grid-cols-1 content-start overflow-hidden rounded-lg border border-line bg-surface transition-colors duration-150'

/** One tool: the whole card is its link. */
export function ToolCard({ to, isWaiting = false, Icon, title, text, action, picture }: Props) {
  const id = useId()
  const inside = (
    <>
      <div aria-hidden="true" className="border-b border-line bg-sunken px-6 pt-6">
        {picture}
      </div>
      <div className="grid gap-2 p-6">
        <h2 id={id} className="flex items-center gap-2.5 text-lg">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          {title}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
        <p className="mt-2 flex items-center gap-2 text-sm font-semibold">
          {action}
          {isWaiting ? (
            <Spinner />
          ) : (
            <ArrowRight
              aria-hidden="true"
              className="size-4 transition-transform duration-150 group-hover:translate-x-1"
            />
          )}
        </p>
      </div>
    </>
  )
  if (!to)
    return (
      <div className={joinClasses(frame, 'text-ink-2')} aria-busy={isWaiting || undefined}>
        {inside}
      </div>
    )
  return (
    <AppLink to={to} aria-labelledby={id} className={joinClasses(frame, 'hover:border-line-strong hover:shadow-card')}>
      {inside}
    </AppLink>
  )
}
