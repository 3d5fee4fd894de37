import type { Certainty } from '../analyst.ts'
import type { Language } from '../messages/explain-texts.ts'
import { suggestionTexts } from '../messages/suggestion-texts.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import { describeFields, type Field } from '../propose/describe-fields.ts'
import { indexInTurns } from '../propose/grammar/index-values.ts'
import { listsOf } from '../propose/grammar/read/read-lists.ts'
import type { SourceSet } from '../record-source.ts'
import { runPlan } from '../run/run-plan.ts'
import { chooseReading } from '../search/choose-reading.ts'
import { columnName } from './column-name.ts'
import { nameRecords } from './name-records.ts'

const WANTED = 3
/** Trying one is asking it: of long lists not every idea is tried. */
const MOST_TRIED = 10
/** No suggestion speaks of days, so any moment will do to try one. */
const TRIAL = { asOf: '2026-01-01T12:00:00Z', timeZone: 'UTC', about: [] }

/** A question, and whether a plan is what it means. */
type Idea = { question: string; isMeant: (plan: Plan) => boolean }

/** Three questions that people would ask of what was found; each was tried, is understood as it is meant and gives rows. */
export function suggestQuestions(sets: readonly SourceSet[], language: Language): string[] {
  const set = sets.find(({ kind }) => kind !== 'contacts' && kind !== 'text') ?? sets[0]
  if (!set) return []
  const ideas = set.records.length === 1 ? ideasForOne(set, language) : ideasFor(set, language)
  const tried = new Map<string, Certainty>()
  for (const idea of ideas.slice(0, MOST_TRIED)) {
    if ([...tried.values()].filter(certainty => certainty === 'sure').length === WANTED) break
    if (!tried.has(idea.question)) tried.set(idea.question, tryIdea(idea, sets, language))
  }
  const by = (wanted: Certainty) =>
    [...tried].flatMap(([question, certainty]) => (certainty === wanted ? question : []))
  return [...by('sure'), ...by('doubtful')].slice(0, WANTED)
}

/** The same after indexing long lists in turns, so that others are heard meanwhile. */
export async function suggestInTurns(sets: readonly SourceSet[], language: Language): Promise<string[]> {
  for (const set of listsOf(sets)) await indexInTurns(set)
  return suggestQuestions(sets, language)
}

/** A suggestion works when the call that people make understands it as it is meant. */
function tryIdea({ question, isMeant }: Idea, sets: readonly SourceSet[], language: Language): Certainty {
  const { plan, certainty = 'unanswered' } = chooseReading({ ...TRIAL, question, sets, language })
  const set = plan && sets.find(({ id }) => id === plan.set)
  return set && isMeant(plan) && runPlan(plan, set).table.rows.length > 0 ? certainty : 'unanswered'
}

const filters = (plan: Plan, { key }: Field): boolean =>
  plan.filter !== null && fieldsOfCondition(plan.filter).includes(key)
const shows = (plan: Plan, { key }: Field): boolean => plan.columns.some(column => fieldsOfColumn(column).includes(key))
const groups = (plan: Plan, { key }: Field): boolean => plan.groupBy.includes(key)
const ranks = (plan: Plan, { key, name }: Field, direction: Plan['sort'][number]['direction']): boolean =>
  plan.limit === 5 &&
  plan.sort.some(sort => (sort.column === key || sort.column === name) && sort.direction === direction)

// Columns that the page gives no name are called by the kind of their values; nobody asks by that.
const NAMELESS = /^(?:text|texto|number|número|title|título|link|enlace)(?: \(\d+\))?$/i

/** The more telling ones first; each kind once before any kind comes again. */
function ideasFor(set: SourceSet, language: Language): Idea[] {
  const texts = suggestionTexts[language]
  const fields = describeFields(set).filter(({ filled }) => filled >= set.records.length / 2)
  const say = (field: Field) => columnName(field, language).toLowerCase()
  const records = nameRecords(set, language) ?? texts.records
  const categories = fields.filter(
    ({ name, isCategory, isNumeric, isDate, isYesNo, distinct }) =>
      isCategory &&
      !isNumeric &&
      !isDate &&
      !isYesNo &&
      distinct > 1 &&
      distinct < set.records.length &&
      !NAMELESS.test(name),
  )
  const numbers = fields
    .filter(
      ({ name, isNumeric, concepts }) =>
        isNumeric && !concepts.some(id => ['rank', 'code', 'year'].includes(id)) && !NAMELESS.test(name),
    )
    .toSorted((a, b) => Number(b.kind === 'money') - Number(a.kind === 'money'))
  const contacts = fields.filter(
    ({ kind, concepts }) => kind === 'email' || concepts[0] === 'email' || concepts[0] === 'phone',
  )
  const [number] = numbers
  const ideas: Idea[][] = [
    categories.map(field => ({
      question: texts.withValue(commonValue(set, field)),
      isMeant: plan => filters(plan, field),
    })),
    set.records.length > 5 ? numbers.map(field => rankIdea(field, { records, language })) : [],
    categories.map(field => ({ question: texts.countPer(say(field)), isMeant: plan => groups(plan, field) })),
    contacts.map(field => ({
      question: texts.having([say(field)]),
      isMeant: plan => filters(plan, field) || shows(plan, field),
    })),
    number
      ? categories.map(field => ({
          question: texts.sumPer(say(number), say(field)),
          isMeant: plan => groups(plan, field) && shows(plan, number),
        }))
      : [],
    numbers.map(field => ({ question: texts.sorted(say(field)), isMeant: plan => plan.sort.length > 0 })),
    [
      {
        question: texts.show(fields.slice(0, 3).map(say)),
        isMeant: plan => fields.slice(0, 3).every(one => shows(plan, one)),
      },
    ],
    [
      { question: texts.everything, isMeant: plan => plan.filter === null && plan.groupBy.length === 0 },
      { question: texts.howMany, isMeant: plan => plan.columns.some(({ value }) => 'aggregate' in value) },
    ],
  ]
  const longest = Math.max(...ideas.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => ideas.flatMap(list => list[at] ?? [])).flat()
}

/** Prices are looked for from below, budgets from above. */
function rankIdea(field: Field, { records, language }: { records: string; language: Language }): Idea {
  const texts = suggestionTexts[language]
  return field.concepts[0] === 'price'
    ? { question: texts.cheapest(records), isMeant: plan => ranks(plan, field, 'ascending') }
    : {
        question: texts.highest(records, columnName(field, language).toLowerCase()),
        isMeant: plan => ranks(plan, field, 'descending'),
      }
}

/** What a page about one thing says of it, field by field. */
function ideasForOne(set: SourceSet, language: Language): Idea[] {
  const texts = suggestionTexts[language]
  const fields = describeFields(set).filter(({ kind }) => kind !== 'image' && kind !== 'url')
  // The heading is on the screen already; what has a type of its own is asked for most.
  const asked = fields.slice(1).toSorted((a, b) => Number(b.kind !== 'text') - Number(a.kind !== 'text'))
  const facts = asked.map(
    (field): Idea => ({ question: columnName(field, language), isMeant: plan => shows(plan, field) }),
  )
  return [...facts, { question: texts.everything, isMeant: plan => plan.filter === null }]
}

/** The value that most records share. */
function commonValue({ records }: SourceSet, { key }: Field): string {
  const same = Map.groupBy(
    records.flatMap(({ cells }) => cells[key]?.text.trim() || []),
    text => text,
  )
  return [...same.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? ''
}
