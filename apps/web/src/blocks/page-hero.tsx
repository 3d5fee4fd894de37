import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../ui/app-link.tsx'

type Props = { title: string; lead: string; back?: { to: string; label: string }; children?: ReactNode }

/** The dark head of a public page: where one is, and the way back. */
export function PageHero({ title, lead, back, children }: Props) {
  return (
    <div className="night-band isobaths">
      <div className="page-width grid gap-5 pt-8 pb-16 lg:pt-12 lg:pb-20">
        {back && (
          <AppLink
            to={back.to}
            className="inline-flex min-h-8 w-fit items-center gap-2 rounded-sm text-sm font-medium text-on-night-2 hover:text-on-night"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back.label}
          </AppLink>
        )}
        <h1 className="max-w-[20ch] text-2xl sm:text-3xl">{title}</h1>
        <p className="max-w-[56ch] text-on-night-2 sm:text-lg">{lead}</p>
        {children}
      </div>
    </div>
  )
}
