import { type Answer, answerQuestion, type Planner } from '@sondeo/analyst/analyst'
import { chooseReading } from '@sondeo/analyst/choose-reading'
import { readLearned } from '@sondeo/analyst/learned'
import { type AskedPage, openAskedPage, planners } from '../analyst/ask-page.ts'
import { toTargets } from './is-right-answer.ts'
import { isRightTable } from './is-right-table.ts'
import type { WtqQuestion, WtqTable } from './read-wtq.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC', language: 'en' as const }

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\\n|\n/g, '<br>')

/** A public table as a page with nothing else on it. */
export function openTablePage({ table, title, columns, rows }: WtqTable): AskedPage {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  const body = rows.map(row => line(row, 'td')).join('')
  const html = `<!doctype html><html lang="en"><head><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><table><thead>${line(columns, 'th')}</thead><tbody>${body}</tbody></table></main></body></html>`
  return openAskedPage({ html, url: `https://tables.example/${table}` })
}

export type WtqOutcome = {
  isAnswered: boolean
  isSure: boolean
  isRight: boolean
  isGuessRight: boolean
  probability: number
  answer: Answer
}

/** Shows the likeliest reading of any question, however doubtful. */
const neverSilent: Planner = {
  model: null,
  makePlan: async request => {
    const learned = readLearned()
    return chooseReading(request, { ...learned, trust: { ...learned.trust, doubtful: 0 } })
  },
}

/** Asks as the screen does. What was held back as too doubtful is looked at as a guess too: it shows what silence saves. */
export async function askWtq(page: AskedPage, { question, answer: expected }: WtqQuestion): Promise<WtqOutcome> {
  const targets = toTargets(expected)
  const ask = (asked: readonly Planner[]) => answerQuestion({ ...ASKED_AT, question, pages: [page], planners: asked })
  const answer = await ask(planners)
  const isRight = answer.found && isRightTable(answer.table, targets)
  const guessed = answer.found ? answer : await ask([neverSilent])
  return {
    isAnswered: answer.found,
    isSure: answer.certainty === 'sure',
    isRight,
    isGuessRight: guessed.found && isRightTable(guessed.table, targets),
    probability: answer.probability,
    answer,
  }
}
