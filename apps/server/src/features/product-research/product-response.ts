import type { TradeData } from '@sondeo/contract/product-research'
import type { FoundProduct } from '@sondeo/trade/find-product'
import { dotCode } from '@sondeo/trade/format-figures'
import { describeReason, tradeMessages } from '@sondeo/trade/trade-messages'
import { hasTradeFigures, type TradeReport } from '@sondeo/trade/trade-report'

type Parts = { product: FoundProduct; isCodeIgnored: boolean; report: TradeReport; lang: 'es' | 'en' }

/** What was understood and which sources answered, in the user's language. */
export function toProductResponse({ product, isCodeIgnored, report, lang }: Parts): TradeData {
  const { code, names } = report.product
  return {
    code: dotCode(code),
    name: names[lang],
    names,
    reason: describeReason(product.reason, lang),
    isUnsure: product.status === 'unsure',
    isCodeIgnored,
    alternatives: product.alternatives.map(choice => ({ code: dotCode(choice.code), name: choice.names[lang] })),
    sources: report.sources.map(({ source, state, reason, period, fetchedAt }) => ({
      source,
      state,
      reason: reason ? tradeMessages[lang].reasons[reason] : null,
      period,
      fetchedAt,
    })),
    hasFigures: hasTradeFigures(report),
  }
}
