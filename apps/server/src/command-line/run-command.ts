import type { Language } from '@sondeo/contract/fields'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import { getSearches } from '@sondeo/contract/searches'
import { createWatch, getWatches } from '@sondeo/contract/watches/watch-calls'
import { getAiData, getScanList, type ScanSummary, scrapeWebsite } from '@sondeo/contract/website-analysis'
import type { ApiCaller } from '../http/client/api-caller.ts'
import { followWork } from '../http/client/follow-work.ts'
import { type CitedTable, readResult } from '../http/client/read-result.ts'
import type { CommandTexts } from './messages/es.ts'
import type { Command } from './read-command.ts'

/** What came of it: `lines` for people, `data` for programs, `table` for both. */
export type Outcome = { lines: string[]; data: Record<string, unknown>; table: CitedTable | null; isFound: boolean }

type Tools = {
  caller: ApiCaller
  text: CommandTexts
  /** Shows how far it is. */
  tell: (progress: string) => void
  /** Aborted by Ctrl-C: what runs is stopped. */
  signal: AbortSignal
}

/** A CSV holds everything. */
const ALL = 1_000_000

const rowsIn = ({ csv, limit }: Command) => (csv ? ALL : limit)

async function scan({ caller, text, tell, signal }: Tools, url: string): Promise<ScanSummary> {
  const { data } = await followWork(caller, {
    tool: 'website',
    start: () => caller.call(scrapeWebsite, { body: { url, auth: false } }),
    onProgress: ({ pagesRead = 0, recordsFound = 0, recordsAnnounced }) =>
      tell(text.scanning(pagesRead, recordsFound, recordsAnnounced)),
    signal,
  })
  return data
}

/** The answer to the question, or the whole list where none is asked. */
async function ask({ caller }: Tools, scanId: string, question: string | undefined) {
  if (question === undefined) {
    const { list } = await caller.call(getScanList, { body: { id: scanId } })
    return { searchId: list?.searchId ?? null, explanation: list?.details.explanation ?? '' }
  }
  const answer = await caller.call(getAiData, { body: { scrappedDataId: scanId, prompt: question } })
  return { searchId: answer.searchId, explanation: answer.details?.explanation ?? answer.message ?? '' }
}

async function runScan(tools: Tools, command: Command): Promise<Outcome> {
  const found = await scan(tools, command.about)
  const { searchId, explanation } = await ask(tools, found._id, command.ask)
  const table = searchId ? await readResult(tools.caller, { searchId, limit: rowsIn(command) }) : null
  const { pagesRead, recordsFound, recordsAnnounced, complete, url, title } = found
  const lines = [tools.text.scanned(pagesRead, recordsFound), ...(complete ? [] : [tools.text.incomplete]), explanation]
  const data = { scanId: found._id, url, title, pagesRead, recordsFound, recordsAnnounced, complete, explanation }
  return { lines: lines.filter(Boolean), data, table, isFound: table !== null && table.rowCount > 0 }
}

async function runResearch(tools: Tools, command: Command): Promise<Outcome> {
  const { caller, text, tell, signal } = tools
  const lang: Language = command.language
  const body = { productName: command.about, ...(command.code && { productCode: command.code }) }
  const { data: product } = await followWork(caller, {
    tool: 'product',
    start: () => caller.call(scrapeTrademark, { body }),
    onProgress: ({ sourcesDone = 0, sourcesExpected = 0 }) => tell(text.researching(sourcesDone, sourcesExpected)),
    signal,
  })
  const report = await caller.call(getAiDataForDirectories, { body: { productName: command.about, lang } })
  const { searchId } = report
  const table = searchId ? await readResult(caller, { searchId, limit: rowsIn(command) }) : null
  const answer = report.details?.answer ?? []
  const named = product ? [`${product.code} · ${product.name}`] : []
  const data = {
    code: product?.code ?? null,
    name: product?.name ?? null,
    answer,
    report: report.summary?.content ?? '',
  }
  return { lines: [...named, ...answer], data, table, isFound: table !== null && table.rowCount > 0 }
}

async function runWatch(tools: Tools, command: Command): Promise<Outcome> {
  const { caller, text } = tools
  if (command.about === '') {
    const { watches } = await caller.call(getWatches)
    const lines = watches.map(({ _id, name, every, unseen, state }) => `${_id}  ${every}  ${state}  ${unseen}  ${name}`)
    return { lines: lines.length > 0 ? lines : [text.noWatches], data: { watches }, table: null, isFound: true }
  }
  const found = await scan(tools, command.about)
  const { searchId } = command.ask === undefined ? { searchId: null } : await ask(tools, found._id, command.ask)
  if (command.ask !== undefined && !searchId) return { lines: [text.noTable], data: {}, table: null, isFound: false }
  const { watch } = await caller.call(createWatch, {
    body: {
      ...(searchId ? { searchId } : { scanId: found._id }),
      every: command.every,
      at: command.at,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
  return { lines: [text.watching(watch.name)], data: { watch }, table: null, isFound: true }
}

async function runResults({ caller, text }: Tools, { limit }: Command): Promise<Outcome> {
  const { searches } = await caller.call(getSearches)
  const results = searches.slice(0, limit)
  const lines = results.map(
    ({ _id, created_at, rows, name }) => `${_id}  ${created_at.slice(0, 10)}  ${rows ?? ''}  ${name}`,
  )
  return { lines: lines.length > 0 ? lines : [text.noResults], data: { results }, table: null, isFound: true }
}

async function runOpen({ caller }: Tools, command: Command): Promise<Outcome> {
  const table = await readResult(caller, { searchId: command.about, limit: rowsIn(command) })
  return { lines: [], data: {}, table, isFound: table !== null }
}

const commands = { scan: runScan, research: runResearch, watch: runWatch, results: runResults, open: runOpen }

export const runCommand = (tools: Tools, command: Command & { name: keyof typeof commands }): Promise<Outcome> =>
  commands[command.name](tools, command)
