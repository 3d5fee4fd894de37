import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** A link to a place in the application. Smaller than React Router's Link, which brings its data router along. */
export function AppLink({ to, replace = false, onClick, target, ...rest }: AppLinkProps) {
  const href = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    // As browsers do: the place one already stands on adds no step to the history.
    void navigate(to, {
      replace: replace || href === window.location.pathname + window.location.search + window.location.hash,
    })
  }
  return <a href={href} target={target} onClick={follow} {...rest} />
}
