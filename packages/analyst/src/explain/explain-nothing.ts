import { type Audience, explainTexts } from '../messages/explain-texts.ts'
import type { SourceSet } from '../record-source.ts'
import { nameColumns } from './name-column.ts'
import { nameRecords } from './name-records.ts'

const MAX_COLUMNS = 8

/** Why there is no table, and what the pages do have. */
export function explainNothing({
  language,
  region,
  missing,
  sets,
}: Audience & { missing: readonly string[]; sets: readonly SourceSet[] }): string {
  const texts = explainTexts({ language, region })
  const main = sets[0]
  if (!main) return texts.nothingRead
  const nameOf = nameColumns(main, { language, quote: texts.quote })
  const columns = main.columns.slice(0, MAX_COLUMNS).map(({ key }) => nameOf(key))
  const count = main.records.length
  const name = nameRecords(main, { language, quote: texts.quote }) ?? texts.records(count)
  const has = count === 1 ? texts.whatPageSays(columns.join(', ')) : texts.whatThereIs(count, name, columns.join(', '))
  return missing.length > 0 ? `${texts.nothingAbout(texts.quoteMissing(missing))} ${has}` : has
}
