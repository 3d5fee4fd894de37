import type { ComponentProps } from 'react'
import { AppLink } from './app-link.tsx'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** One link for places here and elsewhere: another site opens in a new tab and learns nothing of the opener. */
export function SmartLink({ to, children, ...rest }: Props) {
  if (/^https?:/.test(to))
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  if (/^(mailto:|#)/.test(to))
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  return (
    <AppLink to={to} {...rest}>
      {children}
    </AppLink>
  )
}
