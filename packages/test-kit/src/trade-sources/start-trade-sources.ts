import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenOnLoopback } from '../stand-ins/listen-on-loopback.ts'
import { answerComtrade } from './answer-comtrade.ts'
import { answerGdelt, answerNewsFeed } from './answer-news.ts'
import { answerWorldBank } from './answer-world-bank.ts'
import { type AskedTrade, type MadeUpTrade, makeUpTrade } from './made-up-trade.ts'
import { makePriceFile } from './make-price-file.ts'

export type TradeSourceName = 'comtrade' | 'world-bank' | 'pink-sheet' | 'google-news' | 'gdelt'
type TradeSourceBehaviour =
  | 'answer'
  | 'empty'
  | 'throttle-once'
  | 'throttle'
  | 'quota'
  | 'fail'
  | 'html'
  | 'hang'
  | 'truncate'
  | 'error-with-200'

export type TradeSourcesStandIn = {
  /** Fit for COMTRADE_URL, WORLDBANK_URL, NEWS_RSS_URL and GDELT_URL alike. */
  url: string
  /** Paths with their queries, in the order they came. */
  asked: string[]
  behave: (source: TradeSourceName, how: TradeSourceBehaviour) => void
  close: () => Promise<void>
}

type Options = {
  thisYear?: number
  apiKey?: string
  /** Calls of the preview closer together than this are throttled. */
  minGapMs?: number
  hasCodeRow?: boolean
  tradeOf?: (asked: AskedTrade) => MadeUpTrade | null
}

const sourceOfPath: [RegExp, TradeSourceName][] = [
  [/^\/(?:public|data|files)\/v1\//, 'comtrade'],
  [/^\/v2\//, 'world-bank'],
  [/^\/(?:en\/research|related)\//, 'pink-sheet'],
  [/^\/rss\//, 'google-news'],
  [/^\/api\/v2\/doc/, 'gdelt'],
]

/** All trade sources on one port, answering as the real ones do on good and on bad days. */
export async function startTradeSources(options: Options = {}): Promise<TradeSourcesStandIn> {
  const { thisYear = 2026, apiKey = 'a-comtrade-key', minGapMs = 0, hasCodeRow = false } = options
  const tradeOf = options.tradeOf ?? (asked => makeUpTrade(asked, thisYear))
  const behaviour = new Map<TradeSourceName, TradeSourceBehaviour>()
  const asked: string[] = []
  let lastPreviewAt = 0

  const send = (response: ServerResponse, status: number, body: unknown, type = 'application/json'): ServerResponse => {
    response.writeHead(status, { 'content-type': type })
    return response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  }

  /** True when the source's bad day has answered in its place. */
  function misbehave(source: TradeSourceName, response: ServerResponse): boolean {
    const how = behaviour.get(source) ?? 'answer'
    if (how === 'throttle-once') behaviour.set(source, 'answer')
    if (how === 'throttle' || how === 'throttle-once') {
      if (source === 'gdelt')
        send(response, 429, 'Please limit requests to one every 5 seconds or contact us.', 'text/plain')
      else send(response, 429, { statusCode: 429, message: 'Rate limit is exceeded. Try again in 2 seconds.' })
    } else if (how === 'quota') {
      response.setHeader('retry-after', '11657')
      send(response, 403, {
        statusCode: 403,
        message: 'Out of call volume quota. Quota will be replenished in 03:14:17.',
      })
    } else if (how === 'fail') send(response, 500, 'Internal server error', 'text/plain')
    else if (how === 'html')
      send(response, 200, '<!DOCTYPE html><html><body>Before you continue</body></html>', 'text/html')
    else if (how === 'error-with-200' && source === 'comtrade') {
      send(response, 200, {
        elapsedTime: '0.01 secs',
        count: 0,
        data: [],
        error: 'Maximum number of periods for preview is 1',
      })
    } else if (how === 'error-with-200' && source === 'world-bank') {
      send(
        response,
        200,
        '<?xml version="1.0"?><wb:error xmlns:wb="http://www.worldbank.org"><wb:message id="160" key="Data source not found"/></wb:error>',
        'text/xml',
      )
    } else if (how === 'error-with-200') send(response, 200, 'Your query was too short or too long.', 'text/plain')
    else if (how === 'empty') send(response, 200, emptyAnswers[source])
    else return how === 'hang'
    return true
  }

  function answerOf(
    source: TradeSourceName,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): ServerResponse {
    if (source === 'comtrade') return answerFromComtrade(url, request, response)
    if (source === 'world-bank') return send(response, 200, answerWorldBank(url.pathname, url.searchParams))
    if (source === 'google-news') return send(response, 200, answerNewsFeed(url.searchParams), 'application/xml')
    if (source === 'gdelt') return send(response, 200, answerGdelt(url.searchParams))
    if (url.pathname.endsWith('.xlsx'))
      return send(response, 200, makePriceFile({ hasCodeRow }), 'application/octet-stream')
    const link = '/related/74e8be41/CMO-Historical-Data-Monthly.xlsx'
    return send(
      response,
      200,
      `<html><a href="/other.pdf">Report</a><a class="x" href="${link}">Monthly prices</a></html>`,
      'text/html',
    )
  }

  function answerFromComtrade(url: URL, request: IncomingMessage, response: ServerResponse): ServerResponse {
    if (url.pathname.startsWith('/files/')) {
      const results = [{ id: '1701', text: '1701 - Sugar', parent: '17', isLeaf: '0', aggrLevel: 4 }]
      return send(response, 200, `\uFEFF${JSON.stringify({ more: false, classCode: 'H6', results })}`)
    }
    const isKeyed = url.pathname.startsWith('/data/')
    const isTooSoon = !isKeyed && Date.now() - lastPreviewAt < minGapMs
    lastPreviewAt = Date.now()
    if (isTooSoon)
      return send(response, 429, { statusCode: 429, message: 'Rate limit is exceeded. Try again in 1 seconds.' })
    const header =
      request.headers['ocp-apim-subscription-key']?.toString() ?? url.searchParams.get('subscription-key') ?? undefined
    const isTruncated = behaviour.get('comtrade') === 'truncate'
    const { status, body } = answerComtrade(url.searchParams, { isKeyed, apiKey, header, tradeOf, isTruncated })
    return send(response, status, body)
  }

  const server = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    asked.push(`${url.pathname}${url.search}`)
    const source = sourceOfPath.find(([path]) => path.test(url.pathname))?.[1]
    if (!source) send(response, 404, 'Resource not found', 'text/plain')
    else if (!misbehave(source, response)) answerOf(source, url, request, response)
  })
  return { url: server.url, asked, behave: (source, how) => behaviour.set(source, how), close: server.close }
}

const emptyAnswers: Record<TradeSourceName, unknown> = {
  comtrade: { elapsedTime: '0.09 secs', count: 0, data: [], error: '' },
  'world-bank': [{ page: 0, pages: 0, per_page: 50, total: 0, sourceid: null, lastupdated: null }, null],
  'pink-sheet': '<html><body>No files today</body></html>',
  'google-news': '<?xml version="1.0"?><rss version="2.0"><channel><title>none</title></channel></rss>',
  gdelt: {},
}
