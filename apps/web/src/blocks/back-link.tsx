import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { AppLink } from '../ui/app-link.tsx'

const look =
  '-ml-1 inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm px-1 text-sm font-medium text-ink-2 hover:text-ink'

/** Leads back to a named place, above a screen's title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={look}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </AppLink>
  )
}

/** The same as a button, for forms that are left rather than read. */
export function BackButton({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(to)} className={look}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </button>
  )
}
