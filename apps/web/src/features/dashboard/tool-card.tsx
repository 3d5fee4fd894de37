import { ArrowRight, type LucideIcon } from 'lucide-react'
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
}

/** One tool. The title is the link, and its area is the whole card. */
export function ToolCard({ to, isWaiting = false, Icon, title, text, action }: Props) {
  return (
    <article
      aria-busy={isWaiting || undefined}
      className={joinClasses(
        'group relative grid min-w-0 grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface transition-colors duration-150 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        to && 'hover:border-line-strong hover:shadow-card',
      )}
    >
      <div className="grid grid-rows-[auto_1fr_auto] gap-2 p-5">
        <h2 className="flex items-start gap-2.5 text-lg">
          <Icon aria-hidden="true" className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-ink-3" />
          {to ? (
            <AppLink to={to} className="outline-none after:absolute after:inset-0">
              {title}
            </AppLink>
          ) : (
            title
          )}
        </h2>
        <p className="text-sm text-ink-2">{text}</p>
        <p aria-hidden="true" className="mt-2 flex items-center gap-2 text-sm font-semibold">
          {action}
          {isWaiting ? (
            <Spinner />
          ) : (
            <ArrowRight className="size-4 transition-transform duration-150 group-hover:translate-x-1" />
          )}
        </p>
      </div>
    </article>
  )
}
