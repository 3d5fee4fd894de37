import type { PlanRequest } from '../analyst.ts'
import { describePages, listAsides } from '../describe-pages.ts'
import { gatherSets } from '../gather-sets.ts'
import type { Language } from '../messages/explain-texts.ts'
import { suggestionTexts } from '../messages/suggestion-texts.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import { describeFields, type Field } from '../propose/describe-fields.ts'
import { indexInTurns } from '../propose/grammar/index-values.ts'
import { listsOf } from '../propose/grammar/read/read-lists.ts'
import type { ReadPage, SourceSet } from '../record-source.ts'
import { runPlan } from '../run/run-plan.ts'
import { chooseReading } from '../search/choose-reading.ts'
import { columnName } from './column-name.ts'
import { lowerFirst } from './name-column.ts'
import { nameRecords } from './name-records.ts'

const WANTED = 3
/** Trying one is asking it, which takes longer the longer the list: of long ones fewer ideas are tried. */
const MOST_TRIED = 24
const LEAST_TRIED = 4
const MOST_RECORDS_READ = 20_000

/** A question in the ways that people say it, the best first, and whether a plan is what it means. */
type Idea = { wordings: readonly string[]; isMeant: (plan: Plan) => boolean }

type Asked = Omit<PlanRequest, 'question'>
/** Who would ask, and when: readings of days, and with them the doubt, depend on it. */
type Asking = Pick<PlanRequest, 'language' | 'asOf' | 'timeZone'>

/** Questions that people would ask of what was found, three at most: each was asked, and its answer is sure. */
export const suggestQuestions = (pages: readonly ReadPage[], asking: Asking): string[] =>
  suggest(prepare(pages, asking))

function suggest(asked: Asked): string[] {
  const { language } = asked
  const set = asked.sets.find(({ kind }) => kind !== 'contacts' && kind !== 'text') ?? asked.sets[0]
  if (!set) return []
  const ideas = set.records.length === 1 ? ideasForOne(set, language) : ideasFor(set, language)
  const found: string[] = []
  let left = Math.max(LEAST_TRIED, Math.min(MOST_TRIED, Math.floor(MOST_RECORDS_READ / set.records.length)))
  for (const { wordings, isMeant } of ideas) {
    if (found.length === WANTED || left <= 0) break
    const tried = wordings.slice(0, left)
    const question = tried.find(wording => works(wording, isMeant, asked))
    left -= question ? tried.indexOf(question) + 1 : tried.length
    if (question && !found.includes(question)) found.push(question)
  }
  return found
}

/** The same after indexing long lists in turns, so that others are heard meanwhile. */
export async function suggestInTurns(pages: readonly ReadPage[], asking: Asking): Promise<string[]> {
  const asked = prepare(pages, asking)
  for (const set of listsOf(asked.sets)) await indexInTurns(set)
  return suggest(asked)
}

/** What the call that people make knows of the pages. */
const prepare = (pages: readonly ReadPage[], asking: Asking): Asked => ({
  ...asking,
  sets: gatherSets(pages),
  about: describePages(pages),
  asides: listAsides(pages),
})

/** A suggestion works when that call is sure of it as it is meant: it gives rows, and as a condition not all of them. */
function works(question: string, isMeant: Idea['isMeant'], asked: Asked): boolean {
  const { plan, certainty } = chooseReading({ ...asked, question })
  const set = plan && asked.sets.find(({ id }) => id === plan.set)
  if (certainty !== 'sure' || !set || !isMeant(plan)) return false
  const { table, recordsPassed } = runPlan(plan, set)
  return table.rows.length > 0 && (plan.filter === null || recordsPassed < set.records.length)
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
  const say = (field: Field) => lowerFirst(columnName(field, language))
  const named = nameRecords(set, { language })
  const records = named ?? texts.records
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
  const shown = fields.filter(({ name }) => !NAMELESS.test(name)).slice(0, 3)
  const ideas: Idea[][] = [
    categories.map(field => ({
      wordings: texts.withValue(commonValue(set, field), named),
      isMeant: plan => filters(plan, field),
    })),
    set.records.length > 5 ? numbers.map(field => rankIdea(field, { records, language })) : [],
    categories.map(field => ({ wordings: texts.countPer(say(field), named), isMeant: plan => groups(plan, field) })),
    contacts.map(field => ({
      wordings: texts.having(say(field), named),
      isMeant: plan => filters(plan, field) || shows(plan, field),
    })),
    number
      ? categories.map(field => ({
          wordings: [(isRate(number) ? texts.averagePer : texts.sumPer)(say(number), say(field))],
          isMeant: plan => groups(plan, field) && shows(plan, number),
        }))
      : [],
    numbers.map(field => ({ wordings: [texts.sorted(say(field))], isMeant: plan => plan.sort.length > 0 })),
    shown.length > 1
      ? [{ wordings: texts.show(shown.map(say), named), isMeant: plan => shown.every(one => shows(plan, one)) }]
      : [],
    [
      { wordings: texts.everything(named), isMeant: plan => plan.filter === null && plan.groupBy.length === 0 },
      { wordings: [texts.howMany], isMeant: plan => plan.columns.some(({ value }) => 'aggregate' in value) },
    ],
  ]
  const longest = Math.max(...ideas.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => ideas.flatMap(list => list[at] ?? [])).flat()
}

/** Prices and pay of several things add up to nothing that anybody wants; their average tells something. */
const isRate = ({ kind, concepts }: Field): boolean =>
  kind === 'percentage' ||
  concepts.some(id =>
    ['price', 'base-price', 'minimum', 'maximum', 'salary', 'rating', 'points', 'change'].includes(id),
  )

/** Prices are looked for from below, budgets from above. */
function rankIdea(field: Field, { records, language }: { records: string; language: Language }): Idea {
  const texts = suggestionTexts[language]
  return field.concepts[0] === 'price'
    ? { wordings: [texts.cheapest(records)], isMeant: plan => ranks(plan, field, 'ascending') }
    : {
        wordings: [texts.highest(records, lowerFirst(columnName(field, language)))],
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
    (field): Idea => ({ wordings: [columnName(field, language)], isMeant: plan => shows(plan, field) }),
  )
  return [...facts, { wordings: texts.everything(null), isMeant: plan => plan.filter === null }]
}

/** The value that most records share. */
function commonValue({ records }: SourceSet, { key }: Field): string {
  const same = Map.groupBy(
    records.flatMap(({ cells }) => cells[key]?.text.trim() || []),
    text => text,
  )
  return [...same.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? ''
}
