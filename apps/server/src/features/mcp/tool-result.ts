import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import type { WorkResponse } from '@sondeo/contract/events'
import { CallRefused } from '../../http/client/api-caller.ts'

type ToolExtra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** The same twice, as the protocol asks: for clients that read structure, and for those that read text. */
export async function answerTool<Result extends Record<string, unknown>>(
  run: () => Promise<Result>,
): Promise<CallToolResult> {
  try {
    const structuredContent = await run()
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return { isError: true, content: [{ type: 'text', text: `${error.message} (${error.code})` }] }
  }
}

/** Tells how far the work is, where the client asked to be told. Progress never goes back, as the protocol asks. */
export function tellProgress({ _meta, sendNotification }: Pick<ToolExtra, '_meta' | 'sendNotification'>) {
  const progressToken = _meta?.progressToken
  let step = 0
  return async (progress: NonNullable<WorkResponse['progress']>) => {
    if (progressToken === undefined) return
    const { recordsFound, recordsAnnounced, pagesRead, sourcesDone, sourcesExpected } = progress
    step = Math.max(step + 1, recordsFound ?? sourcesDone ?? 0)
    const total = recordsAnnounced ?? sourcesExpected
    const parts = [
      pagesRead !== undefined && `${pagesRead} pages`,
      recordsFound !== undefined && `${recordsFound} records`,
      sourcesDone !== undefined && `${sourcesDone} sources`,
    ]
    const message = parts.filter(Boolean).join(', ')
    await sendNotification({
      method: 'notifications/progress',
      params: { progressToken, progress: step, ...(total !== undefined && total >= step && { total }), message },
    })
  }
}
