// biome-ignore-all format: the row reads like the recorded ones
import { type AskedTrade, type MadeUpTrade, RUSSIA, reporterCodes } from './made-up-trade.ts'

type ComtradeAnswer = { status: number; body: unknown; headers?: Record<string, string> }

type Options = {
  isKeyed: boolean
  apiKey: string | null
  header: string | undefined
  tradeOf: (asked: AskedTrade) => MadeUpTrade | null
  isTruncated: boolean
}

const CAP = 500
const totals = { partner2Code: 0, motCode: 0, customsCode: 'C00' }
// How the same trade comes again when the totals are not asked for.
const breakdowns = [
  { partner2Code: 0, motCode: 1000, customsCode: 'C00' },
  { partner2Code: 0, motCode: 2100, customsCode: 'C00' },
  { partner2Code: 0, motCode: 3200, customsCode: 'C00' },
  { partner2Code: 899, motCode: 0, customsCode: 'C00' },
  { partner2Code: 0, motCode: 0, customsCode: 'C03' },
  { partner2Code: 899, motCode: 1000, customsCode: 'C03' },
]

function makeRow(asked: AskedTrade, trade: MadeUpTrade, by: typeof totals, isKeyed: boolean) {
  const { code, flow, year, reporter, partner } = asked
  const desc = (text: string) => (isKeyed ? text : null)
  const edition = year >= 2022 ? 'H6' : 'H5'
  return {
    typeCode: 'C', freqCode: 'A', refPeriodId: year * 10_000 + 101, refYear: year, refMonth: 52, period: String(year),
    reporterCode: reporter, reporterISO: desc('XXX'), reporterDesc: desc('A country'), flowCode: flow, flowDesc: desc('Flow'),
    partnerCode: partner, partnerISO: desc('W00'), partnerDesc: desc('World'), ...by, partner2ISO: desc('W00'), partner2Desc: desc('World'),
    classificationCode: edition, classificationSearchCode: 'HS', isOriginalClassification: true, cmdCode: code, cmdDesc: desc('Goods'),
    aggrLevel: code.length, isLeaf: code.length === 6, customsDesc: desc('TOTAL CPC'), mosCode: '0', motDesc: desc('TOTAL MOT'),
    qtyUnitCode: -1, qtyUnitAbbr: desc('N/A'), qty: 0, isQtyEstimated: true, altQtyUnitCode: -1, altQtyUnitAbbr: desc('N/A'), altQty: 0,
    isAltQtyEstimated: false, netWgt: trade.weightKg, isNetWgtEstimated: trade.isWeightEstimated, grossWgt: 0, isGrossWgtEstimated: false,
    cifvalue: flow === 'M' ? trade.valueUsd : null, fobvalue: flow === 'X' ? trade.valueUsd : null, primaryValue: trade.valueUsd,
    legacyEstimationFlag: 0, isReported: false, isAggregate: true,
  }
}

/** UN Comtrade's preview and keyed routes, with the traps they are known for. */
export function answerComtrade(query: URLSearchParams, options: Options): ComtradeAnswer {
  const { isKeyed, apiKey, header, tradeOf, isTruncated } = options
  if (isKeyed && header !== apiKey) {
    const message = 'Access denied due to missing subscription key. Make sure to include subscription key when making requests to an API.'
    return { status: 401, body: { statusCode: 401, message } }
  }
  // Names are read whatever their case.
  const asked = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  const periods = (asked.get('period') ?? '').split(',')
  if (!isKeyed && periods.length > 1) {
    return { status: 400, body: { elapsedTime: '0.01 secs', count: 0, data: [], error: 'Maximum number of periods for preview is 1' } }
  }
  if (!asked.get('cmdcode') || !periods[0]) {
    return { status: 400, body: { errorObject: { errorMessage: 'cmdCode and period are required' } } }
  }
  const named = asked.get('reportercode')
  const reporters = named ? named.split(',').map(Number) : [...reporterCodes, RUSSIA, 97]
  const hasTotals = ['partner2code', 'motcode', 'customscode'].every(name => asked.has(name))
  const flows = asked.has('flowcode') ? [asked.get('flowcode') as 'X' | 'M'] : (['X', 'M'] as const)
  const data = []
  for (const year of periods.map(Number)) {
    for (const flow of flows) {
      for (const reporter of reporters) {
        const each = { code: asked.get('cmdcode') ?? '', flow, year, reporter, partner: Number(asked.get('partnercode') ?? 0) }
        // The European Union comes as one more reporter.
        const trade = tradeOf(reporter === 97 ? { ...each, reporter: 276 } : each)
        if (!trade) continue
        if (isTruncated && !named) for (let i = 0; i < 40; i++) data.push(makeRow(each, trade, breakdowns[i % 3] ?? totals, isKeyed))
        data.push(makeRow(each, trade, totals, isKeyed))
        if (!hasTotals) data.push(...breakdowns.map(by => makeRow(each, trade, by, isKeyed)))
      }
    }
  }
  const rows = isKeyed ? data : data.slice(0, CAP)
  return { status: 200, body: { elapsedTime: '0.21 secs', count: rows.length, data: rows, error: '' } }
}
