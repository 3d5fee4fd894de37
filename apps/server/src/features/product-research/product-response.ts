import type { TradeData } from '@sondeo/contract/research/product-research'
import type { FoundProduct } from '@sondeo/trade/find-product'
import { dotCode, joinChoices, withinSentence } from '@sondeo/trade/format-figures'
import { type Locale, languageOf } from '@sondeo/trade/locale'
import { findCodeTrade } from '@sondeo/trade/open-trade-data'
import { tellName } from '@sondeo/trade/tell-name'
import { describeReason, messagesIn } from '@sondeo/trade/trade-messages'
import { hasTradeFigures, type TradeReport } from '@sondeo/trade/trade-report'
import { titleProduct } from '@sondeo/trade/write-product-name'

/** As many as one reads in a question; more are read in the list of them. */
const MOST_IN_QUESTION = 3

/** One question with what differs, where several codes fit. */
function askAmong({ options = [] }: FoundProduct, locale: Locale): TradeData['question'] {
  if (options.length === 0) return null
  const texts = messagesIn(locale)
  const [first = '', ...rest] = options.map(({ names }) => tellName(names, locale))
  return {
    text:
      options.length > MOST_IN_QUESTION
        ? texts.questionOfMany
        : texts.question(joinChoices([first, ...rest.map(withinSentence)], locale)),
    options: options.map(({ code, names }) => ({
      code: dotCode(code),
      name: tellName(names, locale),
      usd: findCodeTrade(code)?.worldUsd ?? null,
    })),
  }
}

type Parts = { product: FoundProduct; isCodeIgnored: boolean; report: TradeReport; locale: Locale }

/** What was understood and which sources answered, in the user's language. */
export function toProductResponse({ product, isCodeIgnored, report, locale }: Parts): TradeData {
  const { code, names } = report.product
  const texts = messagesIn(locale)
  return {
    code: dotCode(code),
    name: tellName(names, locale),
    names,
    title: titleProduct({ name: report.product.name, reason: product.reason, names }, locale),
    reason: describeReason(product.reason, languageOf(locale)),
    isUnsure: product.status === 'unsure',
    isCodeIgnored,
    alternatives: product.alternatives.map(choice => ({
      code: dotCode(choice.code),
      name: tellName(choice.names, locale),
    })),
    question: askAmong(product, locale),
    sources: report.sources.map(({ source, state, reason, period, fetchedAt }) => ({
      source,
      state,
      reason: reason ? texts.reasons[reason] : null,
      period,
      fetchedAt,
    })),
    hasFigures: hasTradeFigures(report),
  }
}
