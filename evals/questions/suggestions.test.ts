import { suggestQuestions } from '@sondeo/analyst/suggest-questions'
import { expect, test } from 'vitest'
import { openQuestionPages } from '../analyst/answer-item.ts'
import { askPages } from '../analyst/ask-page.ts'

const ASKED_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }
const lists = ['licitaciones', 'proveedores', 'catalogo']
const cases = lists.flatMap(list => (['es', 'en'] as const).map(language => ({ list, language })))

test.each(cases)(
  '$list: each question suggested in $language gives rows, uses all its words and is answered as sure',
  async ({ list, language }) => {
    const url = `https://valle-sereno.example/${list}`
    const pages = openQuestionPages({ page: `sample-site/${list}`, url, asOf: ASKED_AT.asOf })
    const suggested = suggestQuestions(pages, { ...ASKED_AT, language })
    expect(suggested.length).toBeGreaterThanOrEqual(2)
    const failed: string[] = []
    for (const question of suggested) {
      const answer = await askPages(pages, { ...ASKED_AT, question, language })
      const rows = answer.found ? answer.table.rows.length : 0
      if (rows === 0 || answer.unusedWords.length > 0 || answer.certainty !== 'sure')
        failed.push(`${question}: ${answer.certainty}, ${rows} rows, without ${answer.unusedWords.join(', ')}`)
    }
    expect(failed).toEqual([])
  },
)
