import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import type { SourceSet } from '../record-source.ts'
import type { Language } from './explain-plan.ts'
import { nameColumns } from './name-column.ts'
import { nameRecords } from './name-records.ts'

const MAX_COLUMNS = 8

/** Why there is no table, and what the pages do have. */
export function explainNothing({
  language,
  missing,
  sets,
}: {
  language: Language
  missing: readonly string[]
  sets: readonly SourceSet[]
}): string {
  const texts = language === 'en' ? en : es
  const main = sets[0]
  if (!main) return texts.nothingRead
  const nameOf = nameColumns(main, { language, quote: texts.quote })
  const columns = main.columns.slice(0, MAX_COLUMNS).map(({ key }) => nameOf(key))
  const count = main.records.length
  const name = nameRecords(main, language) ?? texts.records(count)
  const has = count === 1 ? texts.whatPageSays(columns.join(', ')) : texts.whatThereIs(count, name, columns.join(', '))
  return missing.length > 0 ? `${texts.nothingAbout(texts.quote(missing))} ${has}` : has
}
