import type { Services } from '../../services.ts'

/** What accounts are kept, checked and paid with. */
export type AccountServices = Pick<
  Services,
  'stores' | 'jobs' | 'membership' | 'google' | 'hasBilling' | 'billing' | 'needsMailProof' | 'now'
>
