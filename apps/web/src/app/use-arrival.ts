import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A new page begins at its top, and the keyboard and screen reader begin there too; going back keeps the place. */
export function useArrival() {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    if (previous.current === pathname) return
    previous.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash, how])
}
