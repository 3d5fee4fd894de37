import type { ReplyOf } from '@sondeo/contract/endpoint'
import { getAiData } from '@sondeo/contract/website-analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { parseAiAnswer, type ResultRow } from '../../../blocks/ai-answer/parse-ai-answer.ts'
import { call } from '../../../browser/api-client.ts'
import { useQueryKeys } from '../../../browser/session.ts'

type Reply = ReplyOf<typeof getAiData>
export type Answered = { question: string; rows: readonly ResultRow[]; reply: Reply }

/** The analyst looked and found nothing that fits; `note` says what it did find. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound'
  readonly note: string
  readonly detailsNeeded: Reply['detailsNeeded']
  readonly doubt: Reply['doubt']
  constructor({ message = '', detailsNeeded, doubt }: Reply) {
    super('nothing found')
    this.note = message
    this.detailsNeeded = detailsNeeded
    this.doubt = doubt
  }
}

const saysFalse = (content: string): boolean => {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' && parsed !== null && 'success' in parsed && parsed.success === 'false'
  } catch {
    return false
  }
}

/** `reading`: one that was offered for the question before. `askedAt`: the place in the history it was asked from. */
export type Question = { question: string; reading?: unknown; askedAt?: string }

/** Asks a question about a scan. Fails with `CallError`, `NothingFound`, or `AnswerParseError`. */
export function useAskScan(scanId: string) {
  const client = useQueryClient()
  const keys = useQueryKeys()
  return useMutation({
    mutationFn: async ({ question, reading }: Question): Promise<Answered> => {
      const reply = await call(getAiData, { scrappedDataId: scanId, prompt: question, reading })
      const { content } = reply.dataResponse
      // The envelope says so, or the content does.
      if (reply.success === 'false' || saysFalse(content)) throw new NothingFound(reply)
      const rows = parseAiAnswer(content)
      if (rows.length === 0) throw new NothingFound(reply)
      return { question, rows, reply }
    },
    // Not waited for: the answer is shown before the list of searches has come again.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.searches })
    },
  })
}
