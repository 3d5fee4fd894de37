import { makeRandom } from '@sondeo/test-kit/make-random'
import { startModelServer } from '@sondeo/test-kit/stand-ins/start-model-server'
import { openSourcePorts } from '@sondeo/test-kit/trade-sources/open-source-ports'
import { startTradeSources } from '@sondeo/test-kit/trade-sources/start-trade-sources'
import { createTradeSources } from '@sondeo/trade/create-trade-sources'
import { gatherTradeReport } from '@sondeo/trade/gather-trade-report'
import { nobodys } from '@sondeo/trade/perspective'
import { nameCode } from '@sondeo/trade/product-names'
import { listSummaryFacts } from '@sondeo/trade/summary-facts'
import { tradeMessages } from '@sondeo/trade/trade-messages'
import type { TradeReport } from '@sondeo/trade/trade-report'
import { composeSummary, localeOf } from '../../apps/server/src/features/product-research/compose-summary.ts'
import { buildLanguageModel } from '../../apps/server/src/outside/language-model.ts'
import { makeDraw } from './draw.ts'
import { frameLie } from './frame-lie.ts'
import { countryLies, numberLies, swapLies, yearLies } from './lies.ts'
import { tellTruth } from './tell-truth.ts'

type LyingWriterResult = {
  tries: number
  leaks: string[]
  trueSentences: number
  trueKept: number
  lost: string[]
}

/** Some write 1,234.5 and some 1.234,5. */
const regions = [null, 'PE', 'ES', 'US', 'AR', 'IN']

const products = [
  { name: 'azúcar', code: '1701' },
  { name: 'café', code: '0901' },
  { name: 'vino', code: '2204' },
  { name: 'teléfonos', code: '8517' },
]
const lies = [
  ...Object.entries(numberLies).map(([name, make]) => ({ kind: 'number' as const, name, make })),
  ...Object.entries(yearLies).map(([name, make]) => ({ kind: 'year' as const, name, make })),
  ...Object.entries(swapLies).map(([name, make]) => ({ kind: 'sentence' as const, name, make })),
  // Countries can be called so many things that they get as many turns as numbers do.
  ...Array.from({ length: 4 }, () =>
    Object.entries(countryLies).map(([name, make]) => ({ kind: 'country' as const, name, make })),
  ).flat(),
]

/** As a reader sees it: without markdown, entities and what is invisible. */
const asRead = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .normalize('NFKC')
    .replace(/[*_`#\p{Cf}]+/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

async function gatherReports(): Promise<{ report: TradeReport; lang: 'es' | 'en' }[]> {
  const standIn = await startTradeSources()
  try {
    const reports: { report: TradeReport; lang: 'es' | 'en' }[] = []
    for (const address of [standIn.url, 'offline']) {
      const ports = openSourcePorts()
      const addresses = { comtrade: address, worldBank: address, newsRss: address, gdelt: address }
      const sources = createTradeSources({ addresses, ports })
      for (const { name, code } of products)
        for (const lang of ['es', 'en'] as const) {
          const question = { name, code, names: nameCode(code), lang }
          reports.push({ report: await gatherTradeReport(sources, question, ports.now()), lang })
        }
    }
    return reports
  } finally {
    await standIn.close()
  }
}

/** Lets a model, over HTTP, write analyses with one lie among the truth, and looks for that lie in what is shown. */
export async function askLyingWriter(tries: number, seed = 8): Promise<LyingWriterResult> {
  const draw = makeDraw(makeRandom(seed))
  const reports = await gatherReports()
  const result: LyingWriterResult = { tries, leaks: [], trueSentences: 0, trueKept: 0, lost: [] }
  let summary = ''
  const server = await startModelServer(() => ({ object: { summary } }))
  const ask = buildLanguageModel({
    provider: 'openai-compatible',
    model: 'liar',
    apiKey: 'k',
    baseUrl: server.baseUrls['openai-compatible'],
    timeoutMs: 20_000,
  })
  for (let at = 0; at < tries; at++) {
    const { report, lang } = draw.one(reports)
    const { kind, name, make } = lies[at % lies.length] ?? draw.one(lies)
    const reader = { lang, region: draw.one(regions), perspective: nobodys }
    const locale = localeOf(reader)
    const words = make({ facts: listSummaryFacts(report, locale), lang, draw })
    const lie = kind === 'sentence' ? words : frameLie(kind, words, { lang, draw })
    const truth = tellTruth(report, locale)
    const place = draw.whole(0, truth.length)
    // Without a full stop a lie would take the next sentence with it.
    const between = draw.one(/[.!?]$/.test(lie) ? [' ', '\n', '\n\n'] : ['\n', '\n\n'])
    summary = truth.toSpliced(place, 0, lie).join(between)
    const composed = await composeSummary({ model: { model: 'liar', ask } }, report, reader)
    // What we say ourselves below the model's text holds numbers of its own, like the edition's year.
    const ours = composed.summary.lastIndexOf(`**${tradeMessages[lang].summary.titles.data}**`)
    const shown = asRead(composed.summary.slice(0, ours))
    if (shown.includes(asRead(words))) result.leaks.push(`${kind}, ${name}: ${lie}`)
    if (composed.model === null) continue
    const lost = truth.filter(sentence => !shown.includes(asRead(sentence)))
    result.trueSentences += truth.length
    result.trueKept += truth.length - lost.length
    result.lost.push(...lost)
  }
  await server.close()
  return result
}
