import type { Language } from '../../messages/explain-texts.ts'
import { figureNames } from '../../messages/figure-names.ts'
import { type Condition, PLAN_VERSION, type Plan } from '../../plan/plan.ts'
import type { SourceSet } from '../../record-source.ts'
import { splitWords } from '../../words/split-words.ts'
import { stemsFor } from '../../words/translate-stems.ts'
import { cuePhrases } from './cues.data.ts'
import { fillerWords } from './filler-words.data.ts'
import type { Question } from './read/read-question.ts'

const plainWords = new Set([
  ...Object.values(fillerWords).flatMap(words => words.split(' ')),
  ...[cuePhrases.greeting, cuePhrases.count, cuePhrases.with].flatMap(phrases => phrases.split(/[ ,]+/)),
])
/** This share of the question's words must stand in one sentence for it to be an answer. */
const ENOUGH = 0.6
const MAX_PASSAGES = 5

type Wanted = { language: Language; asOf: string; timeZone: string }

/** The sentences that share the question's words, for pages without lists; null when none comes near. */
export function planPassages(question: Question, set: SourceSet, { language, asOf, timeZone }: Wanted): Plan | null {
  const asked = question.words.filter(({ folded }) => folded.length > 2 && !plainWords.has(folded))
  if (asked.length === 0) return null
  const stems = asked.map(({ folded }) => stemsFor(folded).filter(stem => !stem.startsWith('~')))
  const sentences = set.records.map(({ cells }) => splitWords(cells.text?.text ?? ''))
  const found = sentences.map(words =>
    stems.map(own =>
      words.filter(({ folded }) => stemsFor(folded).some(stem => own.includes(stem))).map(({ text }) => text),
    ),
  )
  const covered = (matches: readonly string[][]) => matches.filter(({ length }) => length > 0).length
  const best = found.toSorted((a, b) => covered(b) - covered(a))[0]
  if (!best || covered(best) < Math.max(1, asked.length * ENOUGH)) return null
  const conditions = best.flatMap((own, index): Condition[] => {
    if (own.length === 0) return []
    const forms = new Set(found.flatMap(matches => (matches[index] ?? []).map(form => form.toLowerCase())))
    return [{ kind: 'text', field: 'text', test: 'contains-word', values: [...forms].slice(0, 20) }]
  })
  return {
    version: PLAN_VERSION,
    asOf,
    timeZone,
    set: set.id,
    columns: [{ name: figureNames[language].passage(), value: { field: 'text' } }],
    filter: { kind: 'all', of: conditions },
    groupBy: [],
    sort: [],
    distinct: true,
    limit: MAX_PASSAGES,
  }
}
