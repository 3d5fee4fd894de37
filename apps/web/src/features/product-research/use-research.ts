import {
  getAiDataForDirectories,
  type ResearchDetails,
  scrapeTrademark,
  type TradeData,
} from '@sondeo/contract/research/product-research'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerParseError, parseAiAnswer, type ResultRow } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { call } from '../../browser/api-client.ts'
import { getLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'

export type ResearchQuestion = { productName: string; productCode: string }
type ResearchStage = 'trade-data' | 'ai-data' | 'parsing'
export type Researched = {
  productName: string
  /** As it was taken, or as it was typed where the server does not say. */
  code: string
  rows: readonly ResultRow[]
  summary: string
  details: ResearchDetails | undefined
  searchId: string | undefined
}

/** Which of the steps failed: each has a text of its own. */
export class ResearchFailed extends Error {
  override readonly name = 'ResearchFailed'
  readonly stage: ResearchStage
  constructor(stage: ResearchStage, cause: unknown) {
    super(`research failed at ${stage}`, { cause })
    this.stage = stage
  }
}

/** What was typed may mean several products: the reader is asked before a report is made of one. */
export class ProductInDoubt extends Error {
  override readonly name = 'ProductInDoubt'
  readonly product: TradeData
  constructor(product: TradeData) {
    super('product in doubt')
    this.product = product
  }
}

const failAt = (stage: ResearchStage) => (cause: unknown) => {
  throw new ResearchFailed(cause instanceof AnswerParseError ? 'parsing' : stage, cause)
}

/**
 * Fetches the trade data, then the table and the analysis. Fails with `ResearchFailed` or `ProductInDoubt`. `onMade` is told
 * also when the screen was left meanwhile.
 */
export function useResearch(onMade: () => void) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  const [stage, setStage] = useState<ResearchStage>('trade-data')
  const research = useMutation({
    mutationFn: async ({ productName, productCode }: ResearchQuestion): Promise<Researched> => {
      setStage('trade-data')
      const asked = { productName, ...(productCode !== '' && { productCode }) }
      const trade = await call(scrapeTrademark, asked).catch(failAt('trade-data'))
      if (trade.data?.isUnsure) throw new ProductInDoubt(trade.data)
      setStage('ai-data')
      const written = await call(getAiDataForDirectories, { productName, lang: getLanguage() })
        .then(reply => ({ ...reply, rows: parseAiAnswer(reply.data.content) }))
        .catch(failAt('ai-data'))
      return {
        productName,
        code: trade.data?.code ?? productCode,
        rows: written.rows,
        summary: written.summary?.content ?? written.data.ai_summary ?? '',
        details: written.details,
        searchId: written.searchId,
      }
    },
    onSuccess: () => {
      onMade()
      void client.invalidateQueries({ queryKey: keys.searches })
    },
  })
  return { ...research, stage }
}
