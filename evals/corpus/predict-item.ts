import { readPage } from '@sondeo/extraction/extraction'
import { predictArticle } from '../predictors/predict-article.ts'
import { predictContacts } from '../predictors/predict-contacts.ts'
import { predictLogin, predictNextPage } from '../predictors/predict-navigation.ts'
import { predictQuestion } from '../predictors/predict-question.ts'
import { predictRows } from '../predictors/predict-rows.ts'
import type { CorpusItem } from './corpus-item.ts'
import type { Prediction, Predictor } from './prediction.ts'

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
