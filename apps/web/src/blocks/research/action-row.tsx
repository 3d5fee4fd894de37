import type { ReactNode } from 'react'

/** What can be done with a report: one row on a desk, two even columns on a phone. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:items-stretch max-sm:[&_button[aria-haspopup]]:h-full max-sm:[&_button[aria-haspopup]]:w-full max-sm:[&_button[aria-haspopup]]:px-2 max-sm:[&_button[aria-haspopup]]:leading-tight max-sm:[&_button[aria-haspopup]]:whitespace-normal max-sm:[&>a]:w-full max-sm:[&>a]:px-2 max-sm:[&>a]:whitespace-normal max-sm:[&>button]:w-full max-sm:[&>button]:px-2">
    {children}
  </div>
)
