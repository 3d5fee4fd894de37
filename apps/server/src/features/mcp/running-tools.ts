import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { Language } from '@sondeo/contract/fields'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import { getAiData, getScanList, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { z } from 'zod'
import type { ApiCaller } from '../../http/client/api-caller.ts'
import { followWork } from '../../http/client/follow-work.ts'
import { CitedTable, readResult } from '../../http/client/read-result.ts'
import { answerTool, tellProgress } from './tool-result.ts'

const limit = z.number().int().min(0).max(500).default(50).describe('How many rows to give; all of them are kept.')
const language = Language.optional().describe('Of explanations and reports: es or en.')

/** Tools that start work: they need a key that may run, and count in the plan. */
export function addRunningTools(server: McpServer, caller: ApiCaller) {
  server.registerTool(
    'scan_website',
    {
      title: 'Scan a website',
      description:
        'Reads the list on a web page to its end, following its pages, and gives its rows. Takes seconds to minutes, and ' +
        'one scan of the plan. Ask about it afterwards with ask_scan.',
      inputSchema: { url: z.string().max(4096).describe('The public address of the list.'), limit },
      outputSchema: {
        scanId: z.string(),
        url: z.string(),
        title: z.string().nullable(),
        pagesRead: z.number().int(),
        recordsFound: z.number().int(),
        recordsAnnounced: z.number().int().nullable().describe('What the site itself says it has.'),
        complete: z.boolean().describe('Whether the whole list was read.'),
        suggestions: z.array(z.string()).describe('Questions that fit.'),
        table: CitedTable.nullable(),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    ({ url, limit }, extra) =>
      answerTool(async () => {
        const { data } = await followWork(caller, {
          tool: 'website',
          start: () => caller.call(scrapeWebsite, { body: { url, auth: false } }),
          onProgress: tellProgress(extra),
          signal: extra.signal,
        })
        const { list } = await caller.call(getScanList, { body: { id: data._id } })
        const { title, pagesRead, recordsFound, recordsAnnounced, complete, suggestions } = data
        const found = { scanId: data._id, url: data.url, title, pagesRead, recordsFound, recordsAnnounced }
        const table = list && (await readResult(caller, { searchId: list.searchId, limit }))
        return { ...found, complete, suggestions, table }
      }),
  )

  server.registerTool(
    'ask_scan',
    {
      title: 'Ask a scan',
      description:
        'Answers a question in plain words (Spanish or English) about a scan with a table: filters, sorts, counts, sums. ' +
        'When it is not sure what was meant, it says what else could be.',
      inputSchema: { scanId: z.string(), question: z.string().min(1).max(2000), limit, language },
      outputSchema: {
        isAnswered: z.boolean(),
        explanation: z.string().describe('What was done, in one sentence.'),
        certainty: z.enum(['sure', 'doubtful', 'unanswered']).nullable(),
        otherReadings: z.array(z.string()).describe('What else could be meant.'),
        unusedWords: z.array(z.string()).describe('Words of the question that were not used.'),
        table: CitedTable.nullable(),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ scanId, question, limit, language }) =>
      answerTool(async () => {
        const body = { scrappedDataId: scanId, prompt: question }
        const answer = await caller.call(getAiData, { body, language })
        const doubt = answer.details?.doubt ?? answer.doubt
        return {
          isAnswered: answer.success === true,
          explanation: answer.details?.explanation ?? answer.message ?? '',
          certainty: doubt?.certainty ?? null,
          otherReadings: (doubt?.readings ?? []).map(({ explanation }) => explanation),
          unusedWords: doubt?.unusedWords ?? [],
          table: answer.searchId ? await readResult(caller, { searchId: answer.searchId, limit }) : null,
        }
      }),
  )

  server.registerTool(
    'research_product',
    {
      title: 'Research a product',
      description:
        'Finds the trade code of a product and writes a market report: who exports and imports it, for how much, by year ' +
        'and source. Takes one report of the plan.',
      inputSchema: {
        product: z.string().min(1).max(200).describe('Its name in Spanish or English, or its HS code.'),
        code: z.string().max(30).optional().describe('The HS code, where the name alone could mean several.'),
        limit,
        language,
      },
      outputSchema: {
        searchId: z.string().nullable(),
        code: z.string().nullable(),
        name: z.string().nullable(),
        isUnsure: z.boolean(),
        alternatives: z.array(z.object({ code: z.string(), name: z.string() })),
        answer: z.array(z.string()).describe('The answer in a few sentences.'),
        report: z.string().describe('The market analysis, in Markdown.'),
        sources: z.array(z.object({ source: z.string(), state: z.string(), period: z.string().nullable() })),
        table: CitedTable.nullable(),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    ({ product, code, limit, language = caller.language }, extra) =>
      answerTool(async () => {
        const body = { productName: product, ...(code && { productCode: code }) }
        const { data } = await followWork(caller, {
          tool: 'product',
          start: () => caller.call(scrapeTrademark, { body, language }),
          onProgress: tellProgress(extra),
          signal: extra.signal,
        })
        const report = await caller.call(getAiDataForDirectories, {
          body: { productName: product, lang: language },
          language,
        })
        const { searchId = null } = report
        return {
          searchId,
          code: data?.code ?? null,
          name: data?.name ?? null,
          isUnsure: data?.isUnsure ?? false,
          alternatives: data?.alternatives ?? [],
          answer: report.details?.answer ?? [],
          report: report.summary?.content ?? report.data.ai_summary ?? '',
          sources: (data?.sources ?? []).map(({ source, state, period }) => ({ source, state, period })),
          table: searchId ? await readResult(caller, { searchId, limit }) : null,
        }
      }),
  )
}
