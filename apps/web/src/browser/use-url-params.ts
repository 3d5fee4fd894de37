import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address asks for after its `?`. The router's own hook would bring 4 KB of forms into every page. */
export function useUrlParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
