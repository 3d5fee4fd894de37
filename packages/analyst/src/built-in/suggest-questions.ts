import type { Language } from '../explain-plan.ts'
import { suggestionTexts } from '../messages/suggestion-texts.ts'
import type { SourceSet } from '../record-source.ts'
import { runPlan } from '../run/run-plan.ts'
import { columnName } from './column-name.ts'
import { describeFields, type Field } from './describe-fields.ts'
import { indexInTurns } from './index-values.ts'
import { listsOf, planFor } from './make-built-in-planner.ts'

const WANTED = 3
/** No suggestion speaks of days, so any moment will do to try one. */
const TRIAL = { asOf: '2026-01-01T12:00:00Z', timeZone: 'UTC', about: [] }

/** Three questions that fit what was found; each was tried and gives rows. */
export function suggestQuestions(sets: readonly SourceSet[], language: Language): string[] {
  const set = sets.find(({ kind }) => kind !== 'contacts' && kind !== 'text') ?? sets[0]
  if (!set) return []
  const chosen: string[] = []
  for (const question of candidatesFor(set, language)) {
    if (chosen.length === WANTED) break
    if (!chosen.includes(question) && hasRows(question, sets, language)) chosen.push(question)
  }
  return chosen
}

/** The same after indexing long lists in turns, so that others are heard meanwhile. */
export async function suggestInTurns(sets: readonly SourceSet[], language: Language): Promise<string[]> {
  for (const set of listsOf(sets)) await indexInTurns(set)
  return suggestQuestions(sets, language)
}

function hasRows(question: string, sets: readonly SourceSet[], language: Language): boolean {
  const { plan } = planFor({ ...TRIAL, question, sets, language })
  const set = plan && sets.find(({ id }) => id === plan.set)
  return Boolean(set && runPlan(plan, set).table.rows.length > 0)
}

/** The more telling ones first; each kind once before any kind comes again. */
function candidatesFor(set: SourceSet, language: Language): string[] {
  const texts = suggestionTexts[language]
  const fields = describeFields(set).filter(({ filled }) => filled >= set.records.length / 2)
  const name = (field: Field) => columnName(field, language).toLowerCase()
  const categories = fields.filter(
    ({ isCategory, isNumeric, isDate, isYesNo, distinct }) =>
      isCategory && !isNumeric && !isDate && !isYesNo && distinct > 1,
  )
  const numbers = fields.filter(
    ({ isNumeric, concepts }) => isNumeric && !concepts.some(id => ['rank', 'code', 'year'].includes(id)),
  )
  numbers.sort((a, b) => Number(b.kind === 'money') - Number(a.kind === 'money'))
  const mails = fields.filter(
    ({ kind, concepts }) => kind === 'email' || concepts[0] === 'email' || concepts[0] === 'phone',
  )
  const lists = [
    categories.map(field => texts.withValue(name(field), commonValue(set, field))),
    numbers.map(field => (set.records.length > 5 ? texts.highest(name(field)) : texts.sorted(name(field)))),
    categories.map(field => texts.countPer(name(field))),
    mails.map(field => texts.having(name(field))),
    categories.map(field => texts.distinct(name(field))),
    fields.slice(0, 2).length === 2 ? [texts.show(fields.slice(0, 3).map(name))] : [],
    [texts.howMany, texts.everything],
  ]
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
}

/** The value that most records share. */
function commonValue({ records }: SourceSet, { key }: Field): string {
  const groups = Map.groupBy(
    records.flatMap(({ cells }) => cells[key]?.text.trim() || []),
    text => text,
  )
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? ''
}
