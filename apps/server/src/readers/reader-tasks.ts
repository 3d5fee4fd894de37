import type { Language } from '@sondeo/contract/fields'
import { type PageText, workHere } from '@sondeo/scraping/page-work'
import type { FileSource } from '@sondeo/scraping/read-file'
import type { JoinRequest } from '../features/consolidation/join-in-reader.ts'
import type { DescribedSearch } from '../features/exports/describe-table.ts'
import type { SheetsRequest } from '../features/exports/export-in-reader.ts'
import type { ShownSearch } from '../features/searches/show-search.ts'
import type { WantedCell } from '../features/website-analysis/origins/find-cell.ts'
import type { SharedDocument } from '../features/website-analysis/shares/show-shared.ts'
import type { JsonPieces } from '../http/limits/large-body.ts'
import type { AnswerRequest } from './answer-in-reader.ts'
import type { AskServer } from './ask-server.ts'
import type { ScanToOpen } from './open-scan.ts'

export type ReaderTask<Input, Output> = (input: Input, ask: AskServer) => Promise<Output>

type RowsInput = Parameters<typeof import('./list-rows.ts').listRows>[0]
type PreviewInput = Parameters<typeof import('./preview-in-reader.ts').previewInReader>[0]
type PointInput = Parameters<typeof import('./point-in-reader.ts').pointInReader>[0]
type CompareInput = Parameters<
  typeof import('../features/website-analysis/watches/compare-in-reader.ts').compareInReader
>[0]
type CopyInput = Parameters<typeof import('@sondeo/extraction/write-marked-copy').writeMarkedCopy>[0]

/** Everything a reader can be asked to do. What few need is loaded with the first piece of its kind. */
export const readerTasks = {
  warmUp: async () => (await import('./warm-up.ts')).warmUp(),

  readPage: (page: PageText) => workHere.readPage(page),

  readFile: ({ url, bytes, ...file }: Omit<FileSource, 'url'> & { url: string }) =>
    workHere.readFile({ ...file, url: new URL(url), bytes: Buffer.from(bytes) }),

  answerScan: async (request: AnswerRequest, ask: AskServer) =>
    (await import('./answer-in-reader.ts')).answerInReader(request, ask),

  listRows: async (request: RowsInput, ask: AskServer) => (await import('./list-rows.ts')).listRows(request, ask),

  listContacts: async (scan: ScanToOpen, ask: AskServer) =>
    (await import('./contacts/list-contacts.ts')).listContacts(scan, ask),

  suggestQuestions: async (
    { asking, ...scan }: ScanToOpen & { asking: { language: Language; asOf: string; timeZone: string } },
    ask: AskServer,
  ) => {
    const { openScan } = await import('./open-scan.ts')
    const { suggestInTurns } = await import('@sondeo/analyst/suggest-questions')
    return await suggestInTurns(await openScan(scan, ask), asking)
  },

  /** The records' own pages that the main list of each page leads to. */
  listDetailUrls: async (scan: ScanToOpen, ask: AskServer) => {
    const { openScan } = await import('./open-scan.ts')
    return (await openScan(scan, ask)).map(({ url, reading }) => ({
      url,
      detailUrls: reading.recordSets[0]?.records.flatMap(({ detailUrl }) => detailUrl ?? []) ?? [],
    }))
  },

  previewRule: async (input: PreviewInput) => (await import('./preview-in-reader.ts')).previewInReader(input),

  suggestRule: async (page: PageText) => (await import('./preview-in-reader.ts')).suggestRuleInReader(page),

  pointAt: async (input: PointInput) => (await import('./point-in-reader.ts')).pointInReader(input),

  listValues: async (page: PageText) => (await import('./point-in-reader.ts')).listValuesInReader(page),

  writePointingCopy: async (page: PageText) =>
    (await import('@sondeo/extraction/write-pointing-copy')).writePointingCopy(page),

  writeMarkedCopy: async (input: CopyInput) =>
    (await import('@sondeo/extraction/write-marked-copy')).writeMarkedCopy(input),

  /** Saved searches, whose documents may be long lists. */
  showSearch: async (search: ShownSearch) => (await import('../features/searches/show-search.ts')).showSearch(search),

  describeTable: async (search: DescribedSearch) =>
    (await import('../features/exports/describe-table.ts')).describeTable(search),

  findCell: async (wanted: WantedCell) =>
    (await import('../features/website-analysis/origins/find-cell.ts')).findCell(wanted),

  compareList: async (request: CompareInput) =>
    (await import('../features/website-analysis/watches/compare-in-reader.ts')).compareInReader(request),

  joinSearches: async (request: JoinRequest, ask: AskServer) =>
    (await import('../features/consolidation/join-in-reader.ts')).joinInReader(request, ask),

  sortSearches: async (request: { searchIds: readonly string[] }, ask: AskServer) =>
    (await import('../features/consolidation/sort-in-reader.ts')).sortInReader(request, ask),

  showShared: async (search: SharedDocument) =>
    (await import('../features/website-analysis/shares/show-shared.ts')).showShared(search),

  listLinks: async (search: { json: Uint8Array }) => (await import('./list-addresses.ts')).listLinks(search),

  listPageAddresses: async (page: PageText) => (await import('./list-page-addresses.ts')).listPageAddresses(page),

  listFileAddresses: async (file: { json: JsonPieces }) =>
    (await import('./list-addresses.ts')).listFileAddresses(file),

  exportToSheets: async (request: SheetsRequest, ask: AskServer) =>
    (await import('../features/exports/export-in-reader.ts')).exportInReader(request, ask),
}

type ReaderTasks = typeof readerTasks
export type TaskName = keyof ReaderTasks
export type TaskInput<Name extends TaskName> = Parameters<ReaderTasks[Name]>[0]
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<ReaderTasks[Name]>>
