import { type Page, textOf } from '../page/page.ts'
import { isElement, type PageElement } from '../page/page-node.ts'
import { nodeAt, placeOfText } from '../page/place-on-page.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { Contact, RecordCell, RecordSet } from '../page-reading.ts'
import type { Draft, DraftCell } from '../record-sets/draft.ts'
import { finishRecordSet } from '../record-sets/finish-record-set.ts'
import { isChrome } from '../record-sets/is-chrome.ts'
import { namingLanguage, sayMeaning } from '../record-sets/naming/name-from-classes.ts'
import type { Step } from '../run-steps.ts'
import { findMarkedFacts } from './find-marked-facts.ts'
import { findPairs, isMarkedLabel, type Pair } from './find-pairs.ts'
import { findValueLists } from './find-value-lists.ts'
import { isScrap } from './is-scrap.ts'
import { mainElements } from './main-elements.ts'
import { isKnownLabel, keepPairs, type Stretch } from './score-pairs.ts'

type Input = { page: Page; recordSets: readonly RecordSet[]; contacts: readonly Contact[] }
/** `parts` are the ids of the record sets that are nothing but parts of it. */
type PageRecord = { set: RecordSet | null; valueLists: RecordSet[]; parts: ReadonlySet<string> }
type Fact = { name: string; cell: DraftCell }

const SEVERAL = 3
const MANY = 4
const MOSTLY = 0.5
const MOST = 0.6
const MAX_FACTS = 60
const NONE: PageRecord = { set: null, valueLists: [], parts: new Set() }

/** What a page about one thing says of it, as one record: labels with values, heading, price, contacts, embedded data. */
export const findPageRecord: Step<Input, PageRecord> = {
  name: 'find-page-record',
  run: ({ page, recordSets, contacts }, note) => {
    const pairs = findPairs(page)
    const likely = keepPairs(pairs, [])
    const isOfPairs = (set: RecordSet): boolean => readsPairs(set, likely)
    const lists = recordSets.filter(
      set => set.records.length >= SEVERAL && set.kind !== 'embedded' && !isScrap(set) && !isOfPairs(set),
    )
    const stretches = lists.map(({ records }) => records.map(({ cells }) => stretchOf(page, Object.values(cells))))
    const long = stretches.filter(({ length }) => length >= MANY)
    if (isMostlyLists(page, long)) return NONE
    const listed = stretches.flat()
    const kept = keepPairs(pairs, listed)
    const marked = findMarkedFacts(page, [...listed, ...kept])
    const described = recordSets.filter(
      ({ records, kind, name }) => records.length === 1 && kind === 'embedded' && name !== null,
    )
    const isAboutOne = kept.length >= 2 || described.length > 0 || marked.some(({ meaning }) => TELLING.has(meaning))
    if (!isAboutOne) return NONE
    const language = namingLanguage(page.language)
    const visible = [
      ...marked.map(({ meaning, cell }) => ({ name: sayMeaning(meaning, language), cell })),
      ...kept.map(({ label, cell }) => ({ name: label, cell })),
    ]
    const valueLists = findValueLists(page)
    const isSingle = ({ name }: Fact): boolean => !valueLists.some(list => list.name === name)
    const reached = contacts.flatMap(contact => factOfContact(page, contact, language))
    const draft = draftOf(page, tellOnce(visible, [...reached, ...described.flatMap(factsOfSet).filter(isSingle)]))
    if (draft.columnNames.length < 2) return NONE
    note(`${kept.length} labels, ${draft.columnNames.length} facts`)
    const parts = recordSets.filter(set => isOfPairs(set) || isTold(set, draft)).map(({ id }) => id)
    const set = finishRecordSet(page, draft, { id: 'page', score: kept.length + 1 })
    return { set, valueLists, parts: new Set(parts) }
  },
}

const TELLING: ReadonlySet<string> = new Set(['price', 'author', 'oldPrice'])

/** The records are labels with their values, or one of the two, read as if they were things of their own. */
function readsPairs({ columns, records, kind }: RecordSet, likely: readonly Pair[]): boolean {
  if (kind === 'embedded' || records.length < 2 || columns.length > 4) return false
  const byText = new Map(likely.flatMap(pair => [[pair.cell.text, pair] as const, [pair.label, pair] as const]))
  const found = records.flatMap(({ cells }) => {
    const own = Object.values(cells).map(({ text }) => byText.get(text) ?? byText.get(text.split(':', 1)[0] ?? ''))
    return own.length > 0 && own.every(pair => pair !== undefined) ? (own as Pair[]).slice(0, 1) : []
  })
  const spoken = found.filter(
    ({ label, labelElement, hasColon }) =>
      hasColon || isKnownLabel(label) || (labelElement !== null && isMarkedLabel(labelElement)),
  )
  return found.length >= records.length * MOST && spoken.length >= found.length * MOSTLY
}

function stretchOf(page: Page, cells: readonly RecordCell[]): Stretch {
  const nodes = cells.map(({ origin }) => nodeAt(page, origin.path)).filter(node => node !== null)
  return {
    start: Math.min(...nodes.map(({ textStart }) => textStart)),
    end: Math.max(...nodes.map(({ textEnd }) => textEnd)),
  }
}

/** More than half of what stands outside menus belongs to a list: such a page is about many things. */
function isMostlyLists(page: Page, lists: readonly Stretch[][]): boolean {
  let total = 0
  let last = -1
  for (const { order, lastOrder, textStart, textEnd } of mainElements(page)) {
    if (order <= last) continue
    total += textEnd - textStart
    last = lastOrder
  }
  const sizes = lists.map(records => records.reduce((sum, { start, end }) => sum + end - start, 0))
  return Math.max(0, ...sizes) > total * MOSTLY
}

const contactNames = {
  email: { es: 'Correo', en: 'E-mail' },
  phone: { es: 'Teléfono', en: 'Phone' },
  fax: { es: 'Fax', en: 'Fax' },
  address: { es: 'Dirección', en: 'Address' },
  hours: { es: 'Horario', en: 'Opening hours' },
} as const

/** As a visitor sees it, where the page shows more than the link says; what stands on every page of a site is not of this one. */
function factOfContact(page: Page, { kind, raw, origin }: Contact, language: 'es' | 'en'): Fact[] {
  const node = nodeAt(page, origin.path)
  if (kind === 'social' || !node) return []
  const holder = isElement(node) ? node : (node.parent as PageElement | null)
  if (!holder || isChrome(holder)) return []
  const name = contactNames[kind][language]
  const shown = origin.kind === 'attribute' && isElement(node) ? textOf(page, node) : ''
  const isShown = shown !== '' && digitsOf(shown) !== '' && digitsOf(raw).endsWith(digitsOf(shown))
  return [{ name, cell: isShown ? { text: shown, origin: placeOfText(node) } : { text: raw, origin } }]
}

const digitsOf = (text: string): string => text.replace(/\D+/g, '')

const factsOfSet = ({ columns, records }: RecordSet): Fact[] =>
  columns.flatMap(({ key, name, type }) => {
    const cell = type === 'image' || type === 'url' ? undefined : records[0]?.cells[key]
    return cell ? [{ name, cell }] : []
  })

/** What visitors see under its own name comes first; of the rest, what says something new. */
function tellOnce(visible: readonly Fact[], others: readonly Fact[]): Fact[] {
  const told: Fact[] = []
  const fold = (text: string): string => foldKeepingLength(text).replace(/[\s.,:;-]+/g, '')
  const isTellingSame = (fact: Fact, other: Fact): boolean => {
    const [one, two] = [fold(fact.cell.text), fold(other.cell.text)]
    return one === two || (one.includes(two) && two.length > 5)
  }
  for (const fact of visible) if (!told.some(other => other.cell.text === fact.cell.text)) told.push(fact)
  for (const fact of others) {
    const isNamed = visible.some(({ name }) => fold(name) === fold(fact.name))
    if (!isNamed && !told.some(other => isTellingSame(fact, other))) told.push(fact)
  }
  return told.slice(0, MAX_FACTS)
}

function draftOf(page: Page, facts: readonly Fact[]): Draft {
  const main = mainElements(page)[0] ?? (page.elements[0] as PageElement)
  return {
    kind: 'definition',
    name: null,
    columnNames: facts.map(({ name }) => name),
    rows: [facts.map(({ cell }) => cell)],
    detailUrls: [undefined],
    container: main,
    spans: [{ first: main.order, last: main.lastOrder }],
    likeness: 1,
  }
}

/** All that a single record says stands in the page's record as well. */
function isTold({ records, kind }: RecordSet, draft: Draft): boolean {
  const [only, ...others] = records
  if (!only || others.length > 0 || kind === 'table') return false
  const told = new Set(draft.rows[0]?.map(cell => cell?.text))
  const cells = Object.values(only.cells)
  return kind === 'embedded' || cells.filter(({ text }) => told.has(text)).length >= cells.length * MOSTLY
}
