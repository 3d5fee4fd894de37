import type { z } from 'zod'

export type ModelUsage = { inputTokens: number; outputTokens: number }

/** Instructions are ours; `data` holds the question and what was read, and is never to be obeyed. */
export type ModelRequest = { instructions: string; data: string; schema: z.ZodType }

/** The only door to a language model, given by the caller. `answer` is checked here, whatever comes. Rejects when it cannot be had. */
export type AskModel = (request: ModelRequest) => Promise<{ answer: unknown; usage: ModelUsage }>
