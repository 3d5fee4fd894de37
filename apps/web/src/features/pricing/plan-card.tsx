import { paths } from '@sondeo/contract/paths'
import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { LinkButton } from '../../ui/link-button.tsx'

type Props = {
  name: string
  text: string
  price: string
  perMonth: string
  billed: string
  points: readonly string[]
  action: string
  /** What happens behind the button. */
  note: string
  /** The label of the plan most people choose; without it the card is quiet. */
  highlight?: string
}

export function PlanCard({ name, text, price, perMonth, billed, points, action, note, highlight }: Props) {
  return (
    <article
      className={joinClasses(
        'flex flex-col gap-7 rounded-lg bg-surface p-6 shadow-card sm:p-8',
        highlight ? 'ring-2 ring-signal' : 'ring-1 ring-line',
      )}
    >
      <div className="grid gap-1">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{name}</h2>
          {highlight && <Badge tone="signal">{highlight}</Badge>}
        </div>
        {/* Two lines where one card needs them beside the other, so that the prices stand level. */}
        <p className="text-sm text-ink-2 md:max-lg:min-h-10">{text}</p>
      </div>
      <div>
        <p className="flex items-baseline gap-2">
          <span className="tabular font-head text-3xl font-bold tracking-tight">{price}</span>
          <span className="text-ink-2">{perMonth}</span>
        </p>
        <p className="tabular mt-1 text-sm text-ink-2">{billed}</p>
      </div>
      <div className="grid gap-2">
        <LinkButton to={paths.signup} size="lg" variant={highlight ? 'primary' : 'outline'}>
          {action}
        </LinkButton>
        <p className="text-center text-sm text-ink-2 md:max-lg:min-h-10">{note}</p>
      </div>
      <ul className="grid gap-3">
        {points.map(point => (
          <li key={point} className="flex gap-3 text-sm">
            <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-4.5 shrink-0 text-true" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  )
}
