import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { paths } from '@sondeo/contract/paths'
import { Every, WatchChange, type Watch as WatchResponse } from '@sondeo/contract/watches/watch'
import { createWatch, getWatchChanges, getWatches } from '@sondeo/contract/watches/watch-calls'
import { z } from 'zod'
import type { ApiCaller } from '../../http/client/api-caller.ts'
import { answerTool } from './tool-result.ts'

const Watch = z.object({
  watchId: z.string(),
  name: z.string(),
  url: z.string(),
  question: z.string().nullable(),
  every: Every,
  state: z.enum(['active', 'paused']),
  nextRunAt: z.string().nullable(),
  rowCount: z.number().int(),
  unseen: z.number().int().describe('Changes that nobody has looked at.'),
  link: z.string(),
})

const Change = WatchChange.pick({ kind: true, at: true, row: true, fields: true, goneSince: true, code: true })

export function addWatchTools(server: McpServer, caller: ApiCaller) {
  const toWatch = (watch: WatchResponse): z.infer<typeof Watch> => {
    const { _id, name, url, question, every, state, nextRunAt, rowCount, unseen } = watch
    const link = caller.appUrl + paths.watch(_id)
    return { watchId: _id, name, url, question, every, state, nextRunAt, rowCount, unseen, link }
  }

  server.registerTool(
    'watch',
    {
      title: 'Watch a list',
      description:
        'Reads the list of a scan, or the answer to a question, again and again, and keeps what is new, gone or changed. ' +
        'Give either scanId or searchId.',
      inputSchema: {
        scanId: z.string().optional(),
        searchId: z.string().optional(),
        name: z.string().max(120).optional(),
        every: Every.default('day'),
        at: z.string().default('08:00').describe('The time of day, as 08:00.'),
        timeZone: z.string().default('UTC').describe('As America/Lima.'),
      },
      outputSchema: { watch: Watch },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    asked => answerTool(async () => ({ watch: toWatch((await caller.call(createWatch, { body: asked })).watch) })),
  )

  server.registerTool(
    'list_watches',
    {
      title: 'List watches',
      description: 'Every watch of this user, those with news first.',
      inputSchema: {},
      outputSchema: { watches: z.array(Watch) },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () => answerTool(async () => ({ watches: (await caller.call(getWatches)).watches.map(toWatch) })),
  )

  server.registerTool(
    'watch_changes',
    {
      title: 'What a watch has found',
      description: 'What is new, gone or changed in a watched list, newest first, with the values before and after.',
      inputSchema: { watchId: z.string(), limit: z.number().int().min(1).max(200).default(50) },
      outputSchema: { count: z.number().int(), changes: z.array(Change) },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ watchId, limit }) =>
      answerTool(async () => {
        const { changes } = await caller.call(getWatchChanges, { query: { watchId } })
        const pick = ({ kind, at, row, fields, goneSince, code }: WatchChange) => ({
          ...{ kind, at, row, goneSince, code },
          ...(fields && { fields }),
        })
        return { count: changes.length, changes: changes.slice(0, limit).map(pick) }
      }),
  )
}
