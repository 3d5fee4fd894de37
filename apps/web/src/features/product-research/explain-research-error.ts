import { type Explained, explainFlowError } from '../../browser/explain-error.ts'
import type { Language } from '../../browser/language.ts'
import type { productResearch } from '../../messages/es/research/product-research.ts'
import { ResearchFailed } from './use-research.ts'

type Texts = (typeof productResearch)['form']

/** The cause, with the specified text of the step that failed. */
export function explainResearchError(error: unknown, language: Language, text: Texts): Explained {
  const { stage, cause } = error instanceof ResearchFailed ? error : { stage: 'trade-data' as const, cause: error }
  const whatFailed = { 'trade-data': text.failed, 'ai-data': text.aiFailed, parsing: text.parseFailed }[stage]
  return explainFlowError({ error: cause, language, whatFailed })
}
