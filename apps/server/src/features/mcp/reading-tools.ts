import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { CellOrigin, getOrigin } from '@sondeo/contract/origins'
import { getSearches, getSearchHistory } from '@sondeo/contract/searches'
import { z } from 'zod'
import type { ApiCaller } from '../../http/client/api-caller.ts'
import { CitedTable, readResult } from '../../http/client/read-result.ts'
import { answerTool } from './tool-result.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }

/** Tools that only look: a key that reads will do. */
export function addReadingTools(server: McpServer, caller: ApiCaller) {
  server.registerTool(
    'list_results',
    {
      title: 'List saved results',
      description: 'The saved tables and reports of this user, pinned first, then newest first.',
      inputSchema: {
        contains: z.string().max(200).optional().describe('Only those whose name or site contains this.'),
        limit: z.number().int().min(1).max(200).default(20),
      },
      outputSchema: {
        count: z.number().int(),
        results: z.array(
          z.object({
            searchId: z.string(),
            name: z.string(),
            tool: z.enum(['website', 'product']).nullable(),
            site: z.string().nullable(),
            rows: z.number().int().nullable(),
            createdAt: z.string(),
            scanId: z.string().nullable(),
          }),
        ),
      },
      annotations,
    },
    ({ contains = '', limit }) =>
      answerTool(async () => {
        const { searches } = await caller.call(getSearches)
        const wanted = contains.toLowerCase()
        const found = searches.filter(({ name, site }) => `${name} ${site ?? ''}`.toLowerCase().includes(wanted))
        const results = found.slice(0, limit).map(({ _id, name, tool, site, rows, created_at, scanId }) => ({
          searchId: _id,
          name,
          tool,
          site: site ?? null,
          rows: rows ?? null,
          createdAt: created_at,
          scanId: scanId ?? null,
        }))
        return { count: found.length, results }
      }),
  )

  server.registerTool(
    'open_result',
    {
      title: 'Open a saved result',
      description: 'Rows of a saved table, each value with its source and a link that shows it in its place.',
      inputSchema: {
        searchId: z.string(),
        offset: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(500).default(50),
      },
      outputSchema: {
        name: z.string(),
        question: z.string().nullable(),
        report: z.string().nullable(),
        table: CitedTable.nullable(),
      },
      annotations,
    },
    ({ searchId, offset, limit }) =>
      answerTool(async () => {
        const { search } = await caller.call(getSearchHistory, { body: { searchId } })
        const table = await readResult(caller, { searchId, offset, limit })
        return { name: search.name, question: search.prompt, report: search.ai_summary, table }
      }),
  )

  server.registerTool(
    'show_origin',
    {
      title: 'Show where a value comes from',
      description: 'The exact places that one cell of a saved table was copied or computed from.',
      inputSchema: { searchId: z.string(), row: z.number().int().min(0).describe('From 0.'), column: z.string() },
      outputSchema: { origin: CellOrigin },
      annotations,
    },
    asked =>
      answerTool(async () => {
        const { origin } = await caller.call(getOrigin, { body: asked })
        return { origin }
      }),
  )
}
