import { type ErrorCode, isErrorCode } from '@sondeo/contract/errors'
import type { Language } from '@sondeo/contract/fields'
import { TradeData, tradeSourceNames } from '@sondeo/contract/research/product-research'
import { newId } from '@sondeo/database/new-id'
import type { User } from '@sondeo/database/users-store'
import { type FoundProduct, findProduct, type ProductReason } from '@sondeo/trade/find-product'
import { gatherTradeReport, type TradeQuestion } from '@sondeo/trade/gather-trade-report'
import { hasBuiltInFigures } from '@sondeo/trade/open-trade-data'
import type { SourceName } from '@sondeo/trade/source-ports'
import { nameAsMeant } from '@sondeo/trade/write-product-name'
import { z } from 'zod'
import { AppError } from '../../app-error.ts'
import type { WorkTools } from '../../jobs/work-board.ts'
import { refuseOverLimit } from '../../plans/reserve-unit.ts'
import { toProductResponse } from './product-response.ts'
import type { ResearchServices } from './research-services.ts'
import { stopWaiting } from './stop-waiting.ts'
import type { KeptFigures } from './trade-figures.ts'

type Asked = {
  user: User
  productName: string
  productCode: string | undefined
  language: Language
  signal: AbortSignal
  onError: (error: unknown) => void
}

const Outcome = z.object({ data: TradeData })

type UnderstoodProduct = {
  product: FoundProduct
  isCodeIgnored: boolean
  question: Pick<TradeQuestion, 'name' | 'code' | 'names' | 'lang'>
}

const isAboutCode = ({ kind }: ProductReason) => kind === 'unknown-code' || kind === 'reserved-code'
const isFromCode = ({ kind }: ProductReason) => kind === 'typed-code' || kind === 'walked-up'

/** The product that was meant. What is not recognised is refused: nothing is guessed. */
function understandProduct({ productName, productCode, language }: Asked): UnderstoodProduct {
  const product = findProduct({ name: productName, code: productCode, lang: language })
  const { code, names, reason, status } = product
  if (status === 'none' || !code || !names) {
    const isCode = isAboutCode(reason)
    const why = isCode
      ? 'product_code_unknown'
      : reason.kind === 'not-goods'
        ? 'product_not_goods'
        : 'product_not_recognised'
    throw new AppError(why, { fields: [{ field: isCode && productCode ? 'productCode' : 'productName', code: why }] })
  }
  return {
    product,
    isCodeIgnored: productCode !== undefined && productCode !== '' && !isFromCode(reason),
    question: { name: nameAsMeant(productName, reason), code, names, lang: language },
  }
}

/** Asks all sources about a product, or joins the same request that runs. Whoever goes away loses nothing. */
export async function fetchTradeData(services: ResearchServices, asked: Asked): Promise<TradeData> {
  const { workBoard, now } = services
  const { user, productName, language, signal } = asked
  const understood = understandProduct(asked)
  await refuseOverLimit(services, user, 'report')
  const ownerId = user.id
  const { isCodeIgnored, question } = understood
  const key = JSON.stringify(['product', productName.toLowerCase(), question.code, isCodeIgnored, language])
  const begun = await workBoard.begin({
    ownerId,
    workId: newId(),
    tool: 'product',
    key,
    info: { name: productName },
    now: now(),
  })
  const one = { ownerId, workId: begun.workId }
  if (begun.result === 'begun') {
    // The caller may go away; the figures are kept for when the same is asked again, so nobody has to be told.
    void workBoard
      .run(one, tools => gather(services, { ownerId, productName, understood, tools, country: user.tradeCountry }))
      .catch(asked.onError)
      .finally(() => workBoard.markSeen(one).catch(asked.onError))
  }
  const ended = await workBoard.waitForEnd(one, signal)
  const outcome = Outcome.safeParse(ended.outcome)
  if (ended.state === 'done' && outcome.success) return outcome.data.data
  throw new AppError(codeOf(ended.outcome))
}

type Gathering = {
  ownerId: string
  /** As it was typed: the figures are asked for by it. */
  productName: string
  understood: UnderstoodProduct
  tools: WorkTools
  country: string | null
}

async function gather(services: ResearchServices, asked: Gathering) {
  const { ownerId, productName, understood, tools, country } = asked
  const { stores, tradeSources, tradeDeadlineMs, tradeGraceMs, now } = services
  const { question, product, isCodeIgnored } = understood
  const awaited = new Set<SourceName>(tradeSourceNames)
  const report = () =>
    tools.report({
      sourcesDone: tradeSourceNames.length - awaited.size,
      sourcesExpected: tradeSourceNames.length,
      step: [...awaited][0] ?? 'writing',
    })
  report()
  // With figures at hand nobody waits for the sources: they are asked for more afterwards.
  const isAtHand = hasBuiltInFigures(question.code)
  const late = isAtHand
    ? stopWaiting({ stop: tools.signal, afterMs: tradeGraceMs, why: 'not-awaited' })
    : stopWaiting({ stop: tools.signal, afterMs: tradeDeadlineMs, why: 'no-answer' })
  try {
    const gathered = await gatherTradeReport(
      await tradeSources(),
      {
        ...question,
        country,
        signal: late.signal,
        onSource: ({ source }) => {
          awaited.delete(source)
          report()
        },
      },
      now(),
    )
    const figures: KeptFigures = { reportId: newId(), report: gathered, product, isCodeIgnored }
    await stores.tradeSnapshots.save({ ownerId, productName, figures, now: now() })
    return { data: toProductResponse({ product, isCodeIgnored, report: gathered, locale: question.lang }) }
  } finally {
    late.clear()
  }
}

const codeOf = (outcome: unknown): ErrorCode => {
  const code = (outcome as { code?: unknown } | null)?.code
  return isErrorCode(code) ? code : 'internal'
}
