import { AppLink, type AppLinkProps } from './app-link.tsx'
import { type ButtonLook, buttonClasses } from './button.tsx'
import { joinClasses } from './join-classes.ts'

/** A link to a place in the application that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: AppLinkProps & ButtonLook) {
  return <AppLink className={joinClasses(buttonClasses({ variant, size }), className)} {...rest} />
}
