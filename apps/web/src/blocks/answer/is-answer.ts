import type { AnswerDetails } from '@sondeo/contract/website-analysis'

/** Whether a question was answered: a list that was joined from others has an explanation, too, but no plan. */
export const isAnswer = ({ plan }: Pick<AnswerDetails, 'plan'>): boolean => plan !== undefined && plan !== null
