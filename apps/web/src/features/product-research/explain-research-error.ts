import { CallError } from '../../browser/call-error.ts'
import { type Explained, explainFlowError } from '../../browser/explain-error.ts'
import type { Language } from '../../browser/language.ts'
import type { productResearch } from '../../messages/es/research/product-research.ts'
import { ResearchFailed } from './use-research.ts'

type Texts = (typeof productResearch)['form']

type Failed = { error: unknown; language: Language; text: Texts; productName: string }

/** The cause, with the specified text of the step that failed. */
export function explainResearchError({ error, language, text, productName }: Failed): Explained {
  const { stage, cause } = error instanceof ResearchFailed ? error : { stage: 'trade-data' as const, cause: error }
  const whatFailed = { 'trade-data': text.failed, 'ai-data': text.aiFailed, parsing: text.parseFailed }[stage]
  const isUnknown = productName !== '' && cause instanceof CallError && cause.code === 'product_not_recognised'
  const explained = explainFlowError({ error: cause, language, whatFailed })
  return isUnknown ? { ...explained, text: text.notRecognised(productName) } : explained
}
