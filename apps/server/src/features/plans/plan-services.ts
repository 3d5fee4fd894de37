import type { Services } from '../../services.ts'

/** What plans are counted, sold and changed with. */
export type PlanServices = Pick<Services, 'stores' | 'mailBrand' | 'enforcesLimits' | 'hasBilling' | 'billing' | 'now'>
