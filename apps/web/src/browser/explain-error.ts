import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import type { ErrorCode } from '@sondeo/contract/errors'
import { errorNotes as en } from '../messages/en/error-notes.ts'
import { errorNotes as es } from '../messages/es/error-notes.ts'
import { CallError } from './call-error.ts'
import type { Language } from './language.ts'

/** What is said of a failure; `detail` stands below in smaller type. */
export type Explained = { text: string; detail?: string | undefined }

const notes = { es, en }
// The server's English texts of the two refusals are longer than what people are shown.
const refusal = /^(registration|google authentication) failed: your email is not authorized\. please contact support/i
const codeTexts: Record<Language, Record<ErrorCode, string>> = {
  es: { ...errorTextsEs, email_not_authorized: es.notAuthorized, google_email_not_authorized: es.notAuthorized },
  en: { ...errorTextsEn, email_not_authorized: en.notAuthorized, google_email_not_authorized: en.notAuthorized },
}

/** The text for a code, where only the code is known. */
export const explainCode = (code: ErrorCode, language: Language): string => codeTexts[language][code]

/** The cause in the user's language, as far as it is known. */
function explainCause(error: CallError, language: Language): string | undefined {
  if (refusal.test(error.message.trim())) return notes[language].notAuthorized
  if (error.code === 'no_response' || error.code === 'unreadable') return error.message || undefined
  const field = error.code === 'invalid_input' ? error.fields[0]?.code : undefined
  const text = codeTexts[language][field ?? error.code]
  const wait = error.retryAfterSeconds
  return error.code === 'too_many_requests' && wait ? `${text} ${notes[language].retryIn(wait)}` : text
}

/** The text for a failure's code, else the server's own words, else the general apology. */
export function explainError(error: unknown, language: Language): Explained {
  const cause = error instanceof CallError ? explainCause(error, language) : undefined
  return { text: cause ?? notes[language].generic }
}

// They say that it failed, and no more than the flow says itself.
const vague = new Set<string>(['internal', 'not_found'])

/** The reason comes first, and below it `whatFailed`, which the flow says of itself; where no reason is known, that leads. */
export function explainFlowError({
  error,
  language,
  whatFailed,
}: {
  error: unknown
  language: Language
  whatFailed: string
}): Explained {
  const known = error instanceof CallError ? explainCause(error, language) : undefined
  const isSilent = error instanceof CallError && error.code === 'no_response'
  const reason = known ?? (isSilent ? notes[language].noResponse : undefined)
  if (reason === undefined || reason === whatFailed) return { text: whatFailed }
  const isVague = error instanceof CallError && vague.has(error.code)
  return isVague ? { text: whatFailed, detail: reason } : { text: reason, detail: whatFailed }
}
