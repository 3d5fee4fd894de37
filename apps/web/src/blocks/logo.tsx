import { useSiteConfig } from '../browser/site-config.ts'
import { AppLink } from '../ui/app-link.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LogoMark } from '../ui/logo-mark.tsx'

/** The brand as a link; takes the colour of what it stands on. */
export function Logo({ to, label, className }: { to: string; label: string; className?: string }) {
  const { brand } = useSiteConfig()
  return (
    <AppLink
      to={to}
      aria-label={label}
      className={joinClasses(
        'inline-flex items-center gap-2 rounded-sm font-head text-lg font-bold tracking-tight',
        className,
      )}
    >
      <LogoMark className="size-6 shrink-0" />
      <span className="truncate">{brand}</span>
    </AppLink>
  )
}
