import type { ReactNode } from 'react'

type Props = { title: string; text: string; children: ReactNode }

/** The warm band that ends a public page with its call to action. */
export function ClosingCall({ title, text, children }: Props) {
  return (
    <section className="bg-signal text-signal-ink [--focus:var(--signal-ink)]">
      <div className="page-width grid gap-8 py-16 lg:grid-cols-[1fr_auto] lg:items-center lg:py-20">
        <div className="grid gap-3">
          <h2 className="max-w-[22ch] text-xl sm:text-2xl">{title}</h2>
          <p className="max-w-[56ch]">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
