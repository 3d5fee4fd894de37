import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in ready-made HTML until the page has taken over: a form sent before that would be sent by the browser itself. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
