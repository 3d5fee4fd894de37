import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClasses } from './button.tsx'
import { joinClasses } from './join-classes.ts'

/** A link to a place in the application that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'md', className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={joinClasses(buttonClasses({ variant, size }), className)} {...rest} />
}
