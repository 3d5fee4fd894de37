import { useMediaQuery } from './use-media-query.ts'

/** Whether the window is as narrow as a phone's; no in ready-made HTML. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 639px)')
