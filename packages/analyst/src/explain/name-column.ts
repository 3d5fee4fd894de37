import { describeFields } from '../propose/describe-fields.ts'
import type { SourceSet } from '../record-source.ts'
import { columnName } from './column-name.ts'

type Heard = { language: 'es' | 'en'; quote: (texts: readonly string[]) => string }

/** Columns in the question's language where we know their word in it, else in quotation marks, as the page writes them. */
export function nameColumns(set: SourceSet, { language, quote }: Heard): (field: string) => string {
  const fields = new Map(describeFields(set).map(field => [field.key, field]))
  return key => {
    const field = fields.get(key)
    if (!field) return key.toLowerCase()
    const name = columnName(field, language)
    const isForeign = (set.language ?? language) !== language && name === field.name
    return isForeign && /\p{L}{3}/u.test(name) ? quote([name]) : lowerFirst(name)
  }
}

/** "Valor referencial" in the middle of a sentence; RUC stays. */
export const lowerFirst = (name: string): string => name.replace(/\p{Lu}(?=\p{Ll})/gu, letter => letter.toLowerCase())
