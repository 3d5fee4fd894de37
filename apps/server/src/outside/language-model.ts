import type { AskModel, ModelUsage } from '@sondeo/analyst/ask-model'
import type { LanguageModel } from 'ai'
import { z } from 'zod'

/** A model and what it is called, so that what it wrote can say so. */
export type NamedModel = { model: string; ask: AskModel }

export type ModelSettings = {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  model: string
  apiKey?: string | undefined
  baseUrl?: string | undefined
  timeoutMs?: number
}

/** A plan is short; a model that goes on and on is cut. */
const MAX_OUTPUT_TOKENS = 4_000
const TIMEOUT_MS = 45_000
const RETRIES = 1

/** Asks the configured model for an answer that fits a schema; rejects when it cannot be had in time. */
export function buildLanguageModel(settings: ModelSettings): AskModel {
  // The kit is loaded with the first question: a server without a model never pays for it.
  let opening: Promise<LanguageModel> | undefined
  return async ({ instructions, data, schema }) => {
    const { generateText, NoObjectGeneratedError, Output } = await import('ai')
    opening ??= openModel(settings)
    const model = await opening
    const asked = {
      model,
      system: instructions,
      prompt: data,
      maxRetries: RETRIES,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      temperature: 0,
      abortSignal: AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS),
    }
    // Servers of all kinds stand behind this one, and few can be held to a schema: it is said in words.
    if (settings.provider === 'openai-compatible') {
      const { text, usage } = await generateText({ ...asked, system: `${instructions}\n${describeSchema(schema)}` })
      return { answer: readJson(text), usage: countTokens(usage) }
    }
    try {
      const { output, usage } = await generateText({ ...asked, output: Output.object({ schema }) })
      return { answer: output, usage: countTokens(usage) }
    } catch (error) {
      // What does not fit the schema was said all the same: the caller tells the model what was wrong.
      if (!NoObjectGeneratedError.isInstance(error)) throw error
      return { answer: readJson(error.text ?? ''), usage: countTokens(error.usage) }
    }
  }
}

async function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<LanguageModel> {
  const access = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(access)(model)
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access)(model)
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        apiKey: apiKey ?? 'none',
        includeUsage: true,
      })(model)
  }
}

const describeSchema = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else. It must fit this JSON schema: ${JSON.stringify(z.toJSONSchema(schema))}`

const countTokens = (
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): ModelUsage => ({
  inputTokens: usage?.inputTokens ?? 0,
  outputTokens: usage?.outputTokens ?? 0,
})

/** The JSON in an answer, also when words or a code fence stand around it. */
function readJson(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return null
  }
}
