import type { PlanRequest } from '@sondeo/analyst/analyst'
import { describePages } from '@sondeo/analyst/describe-pages'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { viewSet } from '@sondeo/analyst/view-set'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { openAskedPage } from '../../evals/analyst/ask-page.ts'
import { closedKeys, isClosed } from '../../evals/closed-quarter.ts'
import { closedKeyOf, readManifest } from '../../evals/corpus/corpus-item.ts'
import { makeTableJudge } from './check-table.ts'
import { everydayWordings, ratingHeading, strangeWishes } from './everyday-wordings.data.ts'
import type { Example } from './example.ts'
import { draw, type MadePlan } from './made-plan.ts'
import { makeEverydayPlans } from './make-everyday-plans.ts'
import { makePlans } from './make-plans.ts'
import { makeOneThingExamples } from './one-thing-examples.ts'
import { readOwnScans } from './own-examples.ts'
import { strangers, strangeWordings, things, wordings } from './wordings.data.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' }
const MAX_ROWS = 60
const MAX_SETS = 4
/** Questions about the one thing of a page. */
const PER_PAGE = 8
const UNKNOWN_ADDRESS = 'http://page.invalid/'

type Wish = { corpus: string; perList: number; perOwnList: number }
type Scan = Pick<PlanRequest, 'sets' | 'about'>

/** Questions made from plans over lists of public pages and of ours: dates, money, whole lists and filters, in both languages. */
export function makeExamples({ corpus, perList, perOwnList }: Wish): Example[] {
  const random = makeRandom(20261118)
  const ours = readOwnScans().map(({ page, scan }) => ({ name: page, scan, count: perOwnList }))
  const theirs = readPublicScans(corpus).map(({ name, scan }) => ({ name, scan, count: perList }))
  return [...theirs, ...ours].flatMap(({ name, scan, count }) => {
    const part = closedKeys.page(name)
    // The lists around it take part too, as on any page.
    const facts = makeOneThingExamples({
      scan,
      part,
      id: `made-${name}`,
      count: PER_PAGE,
      random: makeRandom(name.length),
    })
    const lists = scan.sets.slice(0, MAX_SETS).filter(isAskable).slice(0, 2)
    const asked = lists.flatMap((set, rank) => {
      const id = `made-${name}-${rank}`
      const plans = [
        ...draw(makePlans(set, random), count, random),
        ...draw(makeEverydayPlans(viewSet(set), random), count, random),
      ]
      return [
        ...plans.map((made, at) => toExample({ made, set, scan, part, id: `${id}-${at}`, random })),
        ...[0, 1].flatMap(at => askInVain({ scan, part, id: `${id}-vain-${at}`, random })),
        ...[0, 1].flatMap(at => wishInVain({ set, scan, part, id: `${id}-wish-${at}`, random })),
      ]
    })
    return [...asked, ...facts]
  })
}

function readPublicScans(corpus: string): { name: string; scan: Scan }[] {
  const manifest = readManifest(`${corpus}/dev/manifest.jsonl`)
  const files = new Map(manifest.map(item => [item.file, item]))
  return [...files.values()]
    .filter(item => !isClosed(closedKeys.page(item.file)) && !isClosed(closedKeyOf(item)))
    .map(item => {
      const page = openAskedPage({ html: item.html(), url: item.url ?? UNKNOWN_ADDRESS })
      return { name: item.file, scan: { sets: firstSets(gatherSets([page])), about: describePages([page]) } }
    })
}

/** The first lists, and what the page says of its one thing. */
const firstSets = (sets: SourceSet[]): SourceSet[] => sets.filter(({ id }, at) => at < MAX_SETS || id === 'page')

const isAskable = ({ kind, records, columns }: SourceSet): boolean =>
  kind !== 'text' && kind !== 'contacts' && records.length >= 5 && records.length <= MAX_ROWS && columns.length >= 2

/** Something that is there, with a wish that the page has nothing for: showing it as if the wish were met is wrong. */
function wishInVain({ set, scan, part, id, random }: Omit<Made, 'made'>): Example[] {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const language = random() < 0.6 ? 'es' : 'en'
  const wish = one(strangeWishes[language])
  const text = JSON.stringify(scan).toLowerCase()
  const isThere = wish.split(' ').some(word => word.length > 4 && text.includes(word.slice(0, 5)))
  // What a wish means may stand on the page in other words.
  const mayMean = viewSet(set).columns.some(
    ({ shape, filled, name }) =>
      shape === 'date' || ratingHeading.test(name) || (shape === 'money' && filled < set.records.length),
  )
  if (isThere || mayMean) return []
  const [thing] = draw(
    makePlans(set, random).filter(({ kind }) => kind === 'value'),
    1,
    random,
  )
  const subject = thing && random() < 0.5 ? (thing.words.v ?? '') : one(things[language])
  const isBefore = language === 'en' && !wish.includes(' ')
  const question = isBefore ? `${wish} ${subject}` : `${subject} ${wish}`
  const request: PlanRequest = { ...ASKED_AT, ...scan, language, question }
  return [{ id, part, source: 'made', request, isAnswerable: false, makeJudge: () => () => false }]
}

/** A question for what the page does not have: nothing would be right. */
function askInVain({ scan, part, id, random }: Omit<Made, 'made' | 'set'>): Example[] {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const language = random() < 0.6 ? 'es' : 'en'
  const [thing, field] = [one(strangers[language].things), one(strangers[language].fields)]
  const text = JSON.stringify(scan).toLowerCase()
  if ([thing, field].some(words => words.split(' ').some(word => text.includes(word.toLowerCase().slice(0, 5)))))
    return []
  const question = one(strangeWordings[language])
    .replace('{t}', one(things[language]))
    .replace('{x}', thing)
    .replace('{f}', field)
  const request: PlanRequest = { ...ASKED_AT, ...scan, language, question }
  return [{ id, part, source: 'made', request, isAnswerable: false, makeJudge: () => () => false }]
}

type Made = {
  made: MadePlan
  set: SourceSet
  scan: Pick<PlanRequest, 'sets' | 'about'>
  part: string
  id: string
  random: () => number
}

function toExample({ made, set, scan, part, id, random }: Made): Example {
  const language = random() < 0.6 ? 'es' : 'en'
  const request: PlanRequest = { ...ASKED_AT, ...scan, language, question: sayPlan(made, set, language, random) }
  return { id, part, source: 'made', request, isAnswerable: true, makeJudge: () => makeTableJudge(request, made, set) }
}

/** One of the ways to say it. */
function sayPlan({ kind, words }: MadePlan, set: SourceSet, language: 'es' | 'en', random: () => number): string {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const own =
    set.name && set.name.split(' ').length <= 3 && random() < 0.5 ? set.name.toLowerCase() : one(things[language])
  const text = one((wordings[kind] ?? everydayWordings[kind])?.[language] ?? ['{v}'])
  const day = words.d ? sayDay(words.d, language) : ''
  const said: Record<string, string> = { ...words, c: (language === 'en' ? words.cEn : words.c) ?? '' }
  return text
    .replaceAll('{t}', own)
    .replaceAll('{d}', day)
    .replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '')
    .trim()
}

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

function sayDay(day: string, language: 'es' | 'en'): string {
  const [year = '', month = '1', date = '1'] = day.split('-')
  const name = months[language][Number(month) - 1] ?? ''
  return language === 'es' ? `${Number(date)} de ${name} de ${year}` : `${name} ${Number(date)}, ${year}`
}
