import { allCountries, toComtradeArea } from '../../countries/countries.ts'
import { createQueue } from '../create-queue.ts'
import { type Answer, rememberAnswer } from '../remember-answer.ts'
import { readPauseMs, readText, requestSource, type Verdict } from '../request-source.ts'
import { SourceFailure, type SourcePorts, type SourceReply } from '../source-ports.ts'
import { type ComtradeRow, type ReportedTrade, readComtradeBody, toReportedTrade } from './comtrade-row.ts'

type ComtradeQuestion = {
  code: string
  flow: 'exports' | 'imports'
  year: number
  /** Whose trade with the reporters; the whole world when absent. */
  partner?: string
  signal?: AbortSignal | undefined
}

/** What countries reported, one entry per reporting country. */
export type Comtrade = {
  askTrade: (question: ComtradeQuestion) => Promise<Answer<ReportedTrade[]>>
  describeAddress: (question: ComtradeQuestion) => string
}

type Options = { address: string; apiKey?: string | undefined; ports: SourcePorts; gapMs?: number }

const FRESH_FOR_MS = 14 * 86_400_000
const TIMEOUT_MS = 20_000
/** The preview answers no more rows than this, and does not say that it cut. */
const PREVIEW_ROWS = 500
/** A list of all reporters is asked in parts when leaving it out gave fewer than this. */
const FEW_REPORTERS = 20
const REPORTERS_PER_CALL = 60

export function createComtrade({ address, apiKey, ports, gapMs = 1500 }: Options): Comtrade {
  const queue = createQueue(gapMs, ports)
  let isKeyRefused = false
  /** Whether the route answers for all reporters when none is named. */
  let leavingOut: 'unknown' | 'works' | 'fails' = 'unknown'

  const route = (isKeyed: boolean) => (isKeyed ? '/data/v1/get/C/A/HS' : '/public/v1/preview/C/A/HS')

  function buildUrl({ code, flow, year, partner }: ComtradeQuestion, isKeyed: boolean, reporters?: number[]): string {
    const url = new URL(route(isKeyed), address)
    const query = {
      cmdCode: code,
      flowCode: flow === 'exports' ? 'X' : 'M',
      period: String(year),
      partnerCode: String(partner ? toComtradeArea(partner) : 0),
      // Without these three the same trade comes again for every way of transport and customs procedure.
      partner2Code: '0',
      motCode: '0',
      customsCode: 'C00',
      ...(reporters && { reporterCode: reporters.join(',') }),
    }
    url.search = new URLSearchParams(query).toString()
    return url.href
  }

  async function ask(
    question: ComtradeQuestion,
    reporters?: number[],
  ): Promise<{ rows: ComtradeRow[]; count: number }> {
    const isKeyed = apiKey !== undefined && !isKeyRefused
    const call = {
      url: buildUrl(question, isKeyed, reporters),
      headers: { accept: 'application/json', ...(isKeyed && { 'Ocp-Apim-Subscription-Key': apiKey }) },
      timeoutMs: TIMEOUT_MS,
      attempts: 3,
      judge: checkComtrade,
      signal: question.signal,
    }
    try {
      return readComtradeBody(readText((await requestSource(call, queue, ports)).body))
    } catch (error) {
      const isKeyTrouble = error instanceof SourceFailure && ['key-refused', 'quota-used-up'].includes(error.why)
      if (!isKeyed || !isKeyTrouble) throw error
      isKeyRefused = true
      return ask(question, reporters)
    }
  }

  async function askInParts(question: ComtradeQuestion): Promise<ComtradeRow[]> {
    const codes = allCountries.flatMap(country => toComtradeArea(country) ?? [])
    const rows: ComtradeRow[] = []
    for (let start = 0; start < codes.length; start += REPORTERS_PER_CALL) {
      rows.push(...(await ask(question, codes.slice(start, start + REPORTERS_PER_CALL))).rows)
    }
    return rows
  }

  async function askAtOnce(question: ComtradeQuestion): Promise<{ found: ReportedTrade[]; isCut: boolean } | null> {
    try {
      const { rows, count } = await ask(question)
      const isCut = count >= PREVIEW_ROWS && (apiKey === undefined || isKeyRefused)
      return { found: toReportedTrade(rows), isCut }
    } catch (error) {
      if (error instanceof SourceFailure && error.why === 'bad-request') return null
      throw error
    }
  }

  /** All reporters at once; in parts where the answer was cut, refused, or suspiciously short. */
  async function fetchTrade(question: ComtradeQuestion): Promise<ReportedTrade[]> {
    const atOnce = leavingOut === 'fails' ? null : await askAtOnce(question)
    if (atOnce && !atOnce.isCut) {
      const { length } = atOnce.found
      if (length >= FEW_REPORTERS) leavingOut = 'works'
      if (length === 0 || leavingOut === 'works') return atOnce.found
    }
    const inParts = toReportedTrade(await askInParts(question))
    const wasComplete = atOnce !== null && atOnce.found.length >= inParts.length
    if (!atOnce?.isCut) leavingOut = wasComplete ? 'works' : 'fails'
    return inParts
  }

  return {
    describeAddress: question => buildUrl(question, false),
    askTrade: question => {
      if (address === 'offline') return Promise.reject(new SourceFailure('offline', 'Comtrade is switched off'))
      const { code, flow, year, partner = 'world' } = question
      return rememberAnswer(
        {
          source: 'comtrade',
          key: `trade/1/${code}/${flow}/${year}/${partner}`,
          freshForMs: FRESH_FOR_MS,
          read: kept => (Array.isArray(kept) ? (kept as ReportedTrade[]) : null),
          fetch: () => fetchTrade(question),
        },
        ports,
      )
    },
  }
}

/** Comtrade's failures: some come with 200, some as an HTML page, and a used-up quota is not worth asking again. */
function checkComtrade(reply: SourceReply, text: string): Verdict {
  const { status } = reply
  if (status === 429) return { why: 'throttled', again: true, afterMs: readPauseMs(reply, text) ?? 2000 }
  if (status === 401) return { why: 'key-refused', again: false }
  if (status === 403) return { why: 'quota-used-up', again: false }
  if (status >= 500) return { why: 'unavailable', again: true }
  if (status >= 400) return { why: 'bad-request', again: false }
  if (text.trimStart().startsWith('<')) return { why: 'unavailable', again: true }
  if (/"error"\s*:\s*"[^"]/.test(text.slice(0, 2000)) && !/"data"\s*:\s*\[\s*\{/.test(text)) {
    return { why: 'bad-request', again: false }
  }
  return 'take'
}
