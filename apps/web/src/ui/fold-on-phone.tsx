import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../browser/use-is-phone.ts'

type Props = {
  /** Stays in sight. */
  heading: ReactNode
  children: ReactNode
  /** Open at first on a phone, too. */
  isOpen?: boolean
}

/** What is read by some only: all there on a desk, on a phone under its heading until it is opened. */
export function FoldOnPhone({ heading, children, isOpen = false }: Props) {
  const isPhone = useIsPhone()
  if (!isPhone)
    return (
      <>
        {heading}
        {children}
      </>
    )
  return (
    <details open={isOpen} className="group/fold min-w-0">
      <summary className="flex cursor-pointer items-center justify-between gap-3">
        <div className="min-w-0">{heading}</div>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 pt-4">{children}</div>
    </details>
  )
}
