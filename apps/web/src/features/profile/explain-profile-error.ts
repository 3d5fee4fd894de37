import { CallError } from '../../browser/call-error.ts'
import { type Explained, explainFlowError } from '../../browser/explain-error.ts'
import type { Language } from '../../browser/language.ts'
import type { ProfileTexts } from '../../messages/profile.ts'

export type ProfileField = 'name' | 'username' | 'password'

type Parts = { field: ProfileField; error: unknown; language: Language; text: ProfileTexts }

/** An answer that says no shows the server's words; a failed or missing answer has the text of its field. */
export function explainProfileError({ field, error, language, text }: Parts): Explained {
  const isAnswer = error instanceof CallError && error.status !== undefined && error.status >= 200 && error.status < 300
  if (isAnswer) return { text: error.message || text.refused[field] }
  return explainFlowError({ error, language, whatFailed: text.thrown[field] })
}
