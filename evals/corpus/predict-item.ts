import { readPage } from '@sondeo/extraction/extraction'
import type { ContactKind, RecordSet } from '@sondeo/extraction/page-reading'
import type { CorpusItem } from './corpus-item.ts'
import { predictQuestion } from './predict-question.ts'
import type { PredictedRow, Prediction, Predictor } from './prediction.ts'

const predictArticle: Predictor = reading => ({ text: reading.text.map(block => block.text).join('\n\n') })

const predictContacts: Predictor = reading => {
  const valuesOf = (...kinds: ContactKind[]): string[] =>
    reading.contacts.filter(contact => kinds.includes(contact.kind)).map(contact => contact.value)
  return { contacts: { emails: valuesOf('email'), phones: valuesOf('phone'), addresses: valuesOf('address') } }
}

const predictNextPage: Predictor = reading => ({ nextUrl: reading.navigation.next?.url ?? null })

const predictLogin: Predictor = reading => ({ login: reading.navigation.login !== null })

const MAX_TABLES = 20

/** The first record set is the answer; the others stand by. */
const predictRows: Predictor = reading => {
  const [first, ...others] = reading.recordSets.slice(0, MAX_TABLES).map(rowsOf)
  return { rows: first ?? [], tables: others.map(rows => ({ rows })) }
}

function rowsOf(set: RecordSet): PredictedRow[] {
  return set.records.map(record => {
    const row: PredictedRow = {}
    // Answers are texts: a column of pictures has none.
    const written = set.columns.filter(({ type }) => type !== 'image')
    for (const { key, name } of written) row[name] = record.cells[key]?.text ?? ''
    return row
  })
}

const predictors: Record<string, Predictor> = {
  table: predictRows,
  records: predictRows,
  contacts: predictContacts,
  article: predictArticle,
  pagination: predictNextPage,
  login: predictLogin,
}

// Pages without an address still have relative links; a reserved name cannot lead anywhere.
const UNKNOWN_ADDRESS = 'http://page.invalid/'

export async function predictItem(item: CorpusItem): Promise<Prediction> {
  const html = item.html()
  const start = performance.now()
  const answer = await predict(item, html)
  return { id: item.id, ...answer, ms: Math.round((performance.now() - start) * 10) / 10 }
}

async function predict({ task, url: address, country, question, lang }: CorpusItem, html: string) {
  const url = address ?? UNKNOWN_ADDRESS
  if (task === 'qa') return await predictQuestion({ html, url, question: question ?? '', language: lang })
  return predictors[task]?.(readPage({ html, url, country: country ?? undefined })) ?? {}
}
