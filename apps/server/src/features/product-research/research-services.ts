import type { Services } from '../../services.ts'

/** What a research works with. */
export type ResearchServices = Pick<
  Services,
  | 'stores'
  | 'jobs'
  | 'workBoard'
  | 'model'
  | 'tradeSources'
  | 'tradeDeadlineMs'
  | 'tradeGraceMs'
  | 'enforcesLimits'
  | 'hasBilling'
  | 'now'
>
