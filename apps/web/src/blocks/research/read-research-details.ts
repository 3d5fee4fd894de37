import { ResearchDetails } from '@sondeo/contract/product-research'

/** What stands beside a research; searches saved before, and those of the other tool, have none of it. */
export const readResearchDetails = (details: unknown): ResearchDetails | undefined =>
  ResearchDetails.safeParse(details).data
