import type { TradeData } from '@sondeo/contract/research/product-research'
import type { FoundProduct } from '@sondeo/trade/find-product'
import { dotCode, joinChoices, withinSentence } from '@sondeo/trade/format-figures'
import { findCodeTrade } from '@sondeo/trade/open-trade-data'
import { describeReason, tradeMessages } from '@sondeo/trade/trade-messages'
import { hasTradeFigures, type TradeReport } from '@sondeo/trade/trade-report'

/** One question with what differs, where several codes fit. */
function askAmong({ options = [] }: FoundProduct, lang: 'es' | 'en'): TradeData['question'] {
  if (options.length === 0) return null
  const [first = '', ...rest] = options.map(({ names }) => names[lang])
  return {
    text: tradeMessages[lang].question(joinChoices([first, ...rest.map(withinSentence)], lang)),
    options: options.map(({ code, names }) => ({
      code: dotCode(code),
      name: names[lang],
      usd: findCodeTrade(code)?.worldUsd ?? null,
    })),
  }
}

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
    question: askAmong(product, lang),
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
