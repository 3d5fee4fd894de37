import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { inputClasses } from './field.tsx'

/** The browser's own select in our look: it works by keyboard, by voice and on small screens as people know it. */
export function SelectBox({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        className={joinClasses(inputClasses, 'h-11 appearance-none truncate pr-9 enabled:bg-surface', className)}
        {...select}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
