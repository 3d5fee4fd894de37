import { AnswerDetails } from '@sondeo/contract/website-analysis'

/** What stands beside the table of an analysis; searches saved before, and those of the other tool, have none of it. */
export const readAnswerDetails = (details: unknown): AnswerDetails | undefined => AnswerDetails.safeParse(details).data
