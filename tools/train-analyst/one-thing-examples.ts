import type { PlanRequest } from '@sondeo/analyst/analyst'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { type ColumnView, viewSet } from '@sondeo/analyst/view-set'
import { makeTableJudge } from './check-table.ts'
import { dayVerbs } from './everyday-wordings.data.ts'
import type { Example } from './example.ts'
import { draw, isNamed, low, type MadePlan, wholeList } from './made-plan.ts'
import { oneThingWordings, thingNames, whoHeadings } from './one-thing-wordings.data.ts'

type Wish = { scan: Pick<PlanRequest, 'sets' | 'about'>; part: string; id: string; count: number; random: () => number }

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' }

/** Questions for the fields of a page about one thing, and for a price where it has none. */
export function makeOneThingExamples({ scan, part, id, count, random }: Wish): Example[] {
  const set = scan.sets.find(one => one.id === 'page')
  const values = scan.sets.filter(one => one.id.startsWith(VALUES)).slice(0, MAX_VALUE_LISTS)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const say = (kind: string, words: Record<string, string>) => {
    const language = random() < 0.6 ? 'es' : 'en'
    const text = pick(oneThingWordings[kind]?.[language] ?? ['{h}'])
    const hs = (words.hs ?? '').replace(/ & (?=[^&]*$)/, language === 'es' ? ' y ' : ' and ').replaceAll(' & ', ', ')
    const said: Record<string, string> = {
      ...words,
      c: (language === 'en' ? words.cEn : words.c) ?? '',
      hs,
      o: pick(thingNames[language]),
    }
    const question = text.replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '')
    return { ...ASKED_AT, ...scan, language, question } as PlanRequest
  }
  const toExample = (made: MadePlan, own: SourceSet, name: string): Example => {
    const request = say(made.kind, made.words)
    const makeJudge = () => makeTableJudge(request, made, own)
    return { id: `${id}-${name}`, part, source: 'made', request, isAnswerable: true, makeJudge }
  }
  const many = values.flatMap((own, at) => planValues(own).map(made => toExample(made, own, `values-${at}`)))
  if (!set) return many
  const plans = [...draw(listPlans(set), count, random), ...planFields(set, random)]
  const found = [...many, ...plans.map((made, at) => toExample(made, set, `one-${at}`))]
  // A page that nowhere speaks of money has no price to tell.
  if (set.columns.some(({ kind }) => kind === 'money') || /\p{Sc}|\b(?:USD|EUR)\b/u.test(JSON.stringify(scan.sets)))
    return found
  const request = say('one-price', {})
  return [
    ...found,
    { id: `${id}-one-vain`, part, source: 'made', request, isAnswerable: false, makeJudge: () => () => false },
  ]
}

const VALUES = 'values-'
const MAX_VALUE_LISTS = 3
const FIELDS_ASKED = [2, 3, 4]

/** What the thing has many of: asked for by the name of the list, or by its last word. */
function planValues(set: SourceSet): MadePlan[] {
  const name = low(set.columns[0]?.name ?? '')
  if (set.columns.length !== 1 || set.records.length < 2 || !/\p{L}{3}/u.test(name)) return []
  const plan = { ...wholeList(viewSet(set)), distinct: true }
  const said = new Set([name, `${name.split(' ').at(-1)}s`.replace(/ss$/, 's')])
  return Array.from(said, h => ({ kind: 'one-values', words: { h }, plan, columns: 'named', ordered: false }))
}

/** Several fields of the thing in one question, its name first or not. */
function planFields(set: SourceSet, random: () => number): MadePlan[] {
  const view = viewSet(set)
  const name = view.columns[view.nameColumn]
  const fields = view.columns.filter(column => column.filled > 0 && column !== name && isNamed(column))
  return FIELDS_ASKED.filter(count => count <= fields.length).map((count): MadePlan => {
    const asked = [...(name && random() < 0.5 ? [name] : []), ...draw(fields, count, random)]
    const shown = [...asked, ...(name && !asked.includes(name) ? [name] : [])]
    return {
      kind: 'one-fields',
      words: { hs: asked.map(column => low(column.name)).join(' & ') },
      plan: {
        ...wholeList(view),
        columns: shown.map((column, at) => ({
          name: at < asked.length ? `${at}` : 'title',
          value: { field: column.key },
        })),
      },
      columns: 'named',
      ordered: false,
    }
  })
}

/** Each field is asked for by its heading, and by what it is where nothing else on the page is of that kind. */
function listPlans(set: SourceSet): MadePlan[] {
  const view = viewSet(set)
  const name = view.columns[view.nameColumn]
  const fields = view.columns.filter(column => column.filled > 0 && column !== name && isNamed(column))
  const kindOf = ({ key }: ColumnView) => set.columns.find(column => column.key === key)?.kind
  return fields.flatMap(column => {
    const made = (kind: string, words: Record<string, string> = {}): MadePlan => ({
      kind,
      words: { h: low(column.name), ...words },
      plan: {
        ...wholeList(view),
        columns: [
          { name: 'a', value: { field: column.key } },
          ...(name ? [{ name: 'title', value: { field: name.key } }] : []),
        ],
      },
      columns: 'named',
      ordered: false,
    })
    const isOnly = fields.filter(other => kindOf(other) === kindOf(column)).length === 1
    const kinds: Record<string, string> = {
      money: 'one-price',
      date: 'one-day',
      address: 'one-address',
      phone: 'one-phone',
      email: 'one-email',
    }
    const own = kinds[kindOf(column) ?? '']
    const verbs = column.shape === 'date' ? dayVerbs.find(({ heading }) => heading.test(column.name)) : undefined
    const who = whoHeadings.filter(({ heading }) => heading.test(column.name))
    return [
      made('one-field'),
      ...(own && isOnly ? [made(own), made(own)] : []),
      ...(verbs ? [made('one-verb', { c: verbs.es[0], c1: verbs.es[1], cEn: verbs.en[0] })] : []),
      ...who.map(({ kind }) => made(kind)),
    ]
  })
}
