import type { PlanRequest } from '@sondeo/analyst/analyst'
import { describePages } from '@sondeo/analyst/describe-pages'
import { gatherSets } from '@sondeo/analyst/gather-sets'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { openAskedPage } from '../../evals/analyst/ask-page.ts'
import { closedKeys, isClosed } from '../../evals/closed-quarter.ts'
import { readManifest } from '../../evals/corpus/corpus-item.ts'
import { makeTableJudge } from './check-table.ts'
import type { Example } from './example.ts'
import { draw, type MadePlan, makePlans } from './make-plans.ts'
import { strangers, strangeWordings, things, wordings } from './wordings.data.ts'

const ASKED_AT = { asOf: '2026-11-15T12:00:00Z', timeZone: 'UTC' }
const MAX_ROWS = 60
const MAX_SETS = 4
const UNKNOWN_ADDRESS = 'http://page.invalid/'

type Wish = { corpus: string; perList: number }

/** Questions made from plans over the lists of public pages: dates, money, whole lists and filters, in both languages. */
export function makeExamples({ corpus, perList }: Wish): Example[] {
  const random = makeRandom(20261118)
  const manifest = readManifest(`${corpus}/dev/manifest.jsonl`).filter(
    ({ task }) => task === 'table' || task === 'records' || task === 'qa',
  )
  const files = new Map(manifest.map(item => [item.file, item]))
  return [...files.values()].flatMap(item => {
    const part = closedKeys.page(item.file)
    if (isClosed(part)) return []
    const page = openAskedPage({ html: item.html(), url: item.url ?? UNKNOWN_ADDRESS })
    const sets = gatherSets([page])
    // The lists around it take part too, as on any page.
    const scan = { sets: sets.slice(0, MAX_SETS), about: describePages([page]) }
    const lists = scan.sets
      .filter(
        ({ kind, records, columns }) =>
          kind !== 'text' &&
          kind !== 'contacts' &&
          records.length >= 5 &&
          records.length <= MAX_ROWS &&
          columns.length >= 2,
      )
      .slice(0, 2)
    return lists.flatMap((set, rank) => {
      const id = `made-${item.file}-${rank}`
      const plans = draw(makePlans(set, random), perList, random)
      return [
        ...plans.map((made, at) => toExample({ made, set, scan, part, id: `${id}-${at}`, random })),
        ...[0, 1].flatMap(at => askInVain({ scan, part, id: `${id}-vain-${at}`, random })),
      ]
    })
  })
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
  const text = one(wordings[kind]?.[language] ?? ['{v}'])
  const day = words.d ? sayDay(words.d, language) : ''
  return text
    .replaceAll('{t}', own)
    .replaceAll('{d}', day)
    .replace(/\{(\w)\}/g, (_, name: string) => words[name] ?? '')
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
