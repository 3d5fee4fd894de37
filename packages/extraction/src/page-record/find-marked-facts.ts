import { readMoney } from '@sondeo/values/read-money'
import { firstWhere } from '../page/first-where.ts'
import { type Page, textOf } from '../page/page.ts'
import { isElement, isText, type PageElement, type PageNode } from '../page/page-node.ts'
import { placeOfText } from '../page/place-on-page.ts'
import type { DraftCell } from '../record-sets/draft.ts'
import type { Meaning } from '../record-sets/naming/column-words.data.ts'
import { meaningOfClasses } from '../record-sets/naming/name-from-classes.ts'
import { mainElements } from './main-elements.ts'
import type { Stretch } from './score-pairs.ts'

type MarkedFact = { meaning: Meaning; cell: DraftCell }

const MAX_FACT = 80
const MAX_AMOUNT = 24
const TOLD_BY_CLASS: ReadonlySet<Meaning> = new Set(['author', 'availability', 'brand', 'status', 'rating', 'code'])
const STRUCK_TAGS = new Set(['s', 'del', 'strike'])

/** What tags and classes say of the page's one thing: its prices, who wrote it, when, whether it can be had. */
export function findMarkedFacts(page: Page, taken: readonly Stretch[]): MarkedFact[] {
  const sorted = taken.toSorted((a, b) => a.start - b.start)
  const isFree = ({ textStart, textEnd }: PageNode): boolean => {
    const before = sorted[firstWhere(sorted, ({ start }) => start > textStart) - 1]
    return !before || before.end < textEnd
  }
  const free = mainElements(page).filter(isFree)
  const heading = free.find(({ name }) => name === 'h1')
  const facts: MarkedFact[] = heading ? [factOf(page, 'title', heading)] : []
  const texts = free.flatMap(element => element.children.filter(isText)).filter(isFree)
  facts.push(...findPrices(page, texts, heading ?? null))
  const seen = new Set<Meaning>()
  for (const element of free) {
    const meaning = meaningOfElement(element)
    const length = element.textEnd - element.textStart
    if (!meaning || seen.has(meaning) || length > MAX_FACT || textOf(page, element).includes('\n')) continue
    seen.add(meaning)
    facts.push(factOf(page, meaning, element))
  }
  return facts
}

function meaningOfElement({ name, attribs }: PageElement): Meaning | null {
  if (name === 'time') return 'date'
  if (attribs.rel === 'author') return 'author'
  const meaning = meaningOfClasses(attribs.itemprop ?? attribs.class ?? '')
  return meaning && TOLD_BY_CLASS.has(meaning) ? meaning : null
}

const BYLINE = /^(?:by|por)\s+/i

function factOf(page: Page, meaning: Meaning, element: PageElement): MarkedFact {
  const text = textOf(page, element)
  const skipped = meaning === 'author' ? (BYLINE.exec(text)?.[0].length ?? 0) : 0
  return { meaning, cell: { text: text.slice(skipped), origin: placeOfText(element, skipped) } }
}

/** The amount that stands nearest after the heading, where classes or nothing else say that it is the price. */
function findPrices(page: Page, texts: readonly PageNode[], heading: PageElement | null): MarkedFact[] {
  const amounts = texts.filter(node => node.textEnd - node.textStart <= MAX_AMOUNT && isAmount(textOf(page, node)))
  const ranked = amounts
    .map(node => ({ node, isOld: isStruck(node), weight: scorePrice(node, heading) }))
    .sort((a, b) => b.weight - a.weight || a.node.order - b.node.order)
  const now = ranked.find(({ isOld }) => !isOld)
  const old = ranked.find(({ isOld }) => isOld)
  const facts: MarkedFact[] = []
  const cellOf = (node: PageNode): DraftCell => ({ text: textOf(page, node), origin: placeOfText(node) })
  const isAlone = ranked.filter(({ isOld }) => !isOld).length === 1
  if (now && now.weight >= (isAlone ? 1 : 2)) facts.push({ meaning: 'price', cell: cellOf(now.node) })
  if (now && old && facts.length > 0) facts.push({ meaning: 'oldPrice', cell: cellOf(old.node) })
  return facts
}

function isAmount(text: string): boolean {
  if (!/\d/.test(text) || !/\p{Sc}|\b[A-Z]{2,3}\b|S\//u.test(text)) return false
  const { amount, sign, currency } = readMoney(text)
  return amount !== null && (sign !== null || currency !== null)
}

const ANCESTORS_LOOKED_AT = 3

function* holdersOf(node: PageNode): Generator<PageElement> {
  let at = node.parent
  for (let step = 0; at && isElement(at) && step < ANCESTORS_LOOKED_AT; step++, at = at.parent) yield at
}

function isStruck(node: PageNode): boolean {
  const [own, above] = [...holdersOf(node)]
  return [own, above].some(
    holder => holder && (STRUCK_TAGS.has(holder.name) || meaningOfClasses(holder.attribs.class ?? '') === 'oldPrice'),
  )
}

const NEAR_HEADING = 400

function scorePrice(node: PageNode, heading: PageElement | null): number {
  const classes = [...holdersOf(node)].map(({ attribs }) => meaningOfClasses(attribs.class ?? attribs.itemprop ?? ''))
  const distance = heading ? node.textStart - heading.textEnd : -1
  return (classes.includes('price') ? 2 : 0) + (distance >= 0 && distance < NEAR_HEADING ? 2 - distance / 400 : 0)
}
