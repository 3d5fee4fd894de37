import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const tones = {
  neutral: 'bg-sunken text-ink-2',
  true: 'bg-true-soft text-true',
  partial: 'bg-partial-soft text-partial',
  error: 'bg-error-soft text-error',
  signal: 'bg-signal text-signal-ink',
}

type Props = { tone?: keyof typeof tones; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', className, children }: Props) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
