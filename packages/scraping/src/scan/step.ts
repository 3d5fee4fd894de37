import type { WhyUnreadable } from '../why-unreadable.ts'
import type { EndedBecause } from './scan.ts'

/** Where a scan goes next, or how it ended. */
export type Step =
  | { next: string }
  | { ended: EndedBecause }
  | { ended: EndedBecause; failure: { url: string; why: WhyUnreadable } }

/** Worth a second try in the middle of a list. */
export const isPassing = ({ kind }: WhyUnreadable) =>
  kind === 'timeout' || kind === 'connection-failed' || kind === 'server-error'
