import { foldText } from '../fold-text.ts'
import { hashFeature } from '../score/hash-feature.ts'
import { isSameSize, readPackageSize } from './package-size.ts'

/** What one shop says of one product. */
export type Product = { store: string; name: string; codes: readonly string[]; unit: string }

/** Two places in the list of products that are, or may be, the same thing. */
export type ProductPair = {
  one: number
  other: number
  key: string
  by: 'code' | 'name' | 'person'
  confidence: number
  isJoined: boolean
}

/** From here on two names are taken for one product; from the second on a person is asked. */
const JOINED_FROM = 0.7
const OFFERED_FROM = 0.4
const BY_CODE = 0.99
/** The same words are less than the same code: shops give one name to two things. */
const MOST_BY_NAME = 0.98
/** Short codes are a shop's own numbers, and two shops both have a "12". */
const MIN_CODE_LENGTH = 6
/** Words that very many names share tell nothing apart; looking at all of them would take forever. */
const MAX_SHARING = 300

type Known = Product & { words: Set<string>; size: ReturnType<typeof readPackageSize>['size']; codes: string[] }

const plainCode = (code: string) => foldText(code).replace(/[^\p{L}\d]/gu, '')

function describe(product: Product): Known {
  const { size, rest } = readPackageSize(foldText(`${product.name} ${product.unit}`).replace(/(\d)[.,](?=\d)/g, '$1.'))
  const words = new Set(rest.match(/[\p{L}\d]+/gu) ?? [])
  const codes = product.codes.map(plainCode).filter(code => code.length >= MIN_CODE_LENGTH)
  return { ...product, words, size, codes }
}

/** The same two products have the same key whenever they are matched, whichever comes first. */
function keyOf(one: Product, other: Product): string {
  const texts = [one, other].map(({ store, name, unit }) => `${store} ${foldText(name)} ${foldText(unit)}`).sort()
  const joined = texts.join('\n')
  return [joined, `${joined}.`, `.${joined}`].map(text => hashFeature(text).toString(36)).join('-')
}

/** Rare words weigh more: "aceite" stands in many names, "primor" in few. */
function weighWords(products: readonly Known[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of products) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + products.length / count)]))
}

/** The share of what both names say that they say alike, by weight. */
function compareNames(one: Known, other: Known, weights: ReadonlyMap<string, number>): number {
  let [shared, all] = [0, 0]
  for (const word of one.words) {
    const weight = weights.get(word) ?? 0
    all += weight
    if (other.words.has(word)) shared += weight
  }
  for (const word of other.words) if (!one.words.has(word)) all += weights.get(word) ?? 0
  if (all === 0) return 0
  // A size that only one of the two tells leaves room for doubt; the same size takes some away.
  const share = shared / all
  if (one.size && other.size) return Math.min(MOST_BY_NAME, share + (1 - share) * 0.2)
  return Math.min(MOST_BY_NAME, one.size || other.size ? share * 0.85 : share)
}

const isOtherSize = ({ size: one }: Known, { size: other }: Known) => Boolean(one && other && !isSameSize(one, other))

/** Places by what they share, so that not every product is compared with every other. */
function groupPlaces(products: readonly Known[], listKeys: (product: Known) => Iterable<string>) {
  const places = new Map<string, number[]>()
  for (const [at, product] of products.entries())
    for (const key of listKeys(product)) {
      const known = places.get(key)
      if (known) known.push(at)
      else places.set(key, [at])
    }
  return places
}

function listCandidates(products: readonly Known[]): Map<string, [number, number]> {
  const pairs = new Map<string, [number, number]>()
  const add = (places: readonly number[]) => {
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        if (products[one]?.store !== products[other]?.store) pairs.set(`${one} ${other}`, [one, other])
  }
  for (const places of groupPlaces(products, ({ codes }) => codes).values())
    if (places.length <= MAX_SHARING) add(places)
  for (const places of groupPlaces(products, ({ words }) => words).values())
    if (places.length > 1 && places.length <= MAX_SHARING) add(places)
  return pairs
}

/**
 * Which products of different shops are one: by code, else by name and size. Of each product only its best partner in
 * each other shop counts. What a person decided stands above everything.
 */
export function matchProducts(
  products: readonly Product[],
  decisions: Readonly<Record<string, boolean>> = {},
): ProductPair[] {
  const known = products.map(describe)
  const weights = weighWords(known)
  const pairs: ProductPair[] = []
  for (const [one, other] of listCandidates(known).values()) {
    const [a, b] = [known[one], known[other]]
    if (!a || !b) continue
    const key = keyOf(a, b)
    const decided = decisions[key]
    const sharesCode = a.codes.some(code => b.codes.includes(code))
    const confidence = sharesCode ? BY_CODE : isOtherSize(a, b) ? 0 : compareNames(a, b, weights)
    if (decided !== undefined)
      pairs.push({ one, other, key, by: 'person', confidence: decided ? 1 : 0, isJoined: decided })
    else if (confidence >= OFFERED_FROM)
      pairs.push({ one, other, key, by: sharesCode ? 'code' : 'name', confidence, isJoined: confidence >= JOINED_FROM })
  }
  return keepBest(
    pairs.sort((a, b) => b.confidence - a.confidence),
    products,
  )
}

/** What a person decided stays; of the rest only what is best for both sides. */
function keepBest(pairs: readonly ProductPair[], products: readonly Product[]): ProductPair[] {
  const taken = new Set<string>()
  return pairs.filter(({ one, other, by }) => {
    const sides = [`${one} ${products[other]?.store}`, `${other} ${products[one]?.store}`]
    if (by === 'person') return true
    if (sides.some(side => taken.has(side))) return false
    for (const side of sides) taken.add(side)
    return true
  })
}

/** Products that are one, each shop at most once in a group; places in their order. */
export function groupProducts(products: readonly Product[], pairs: readonly ProductPair[]): number[][] {
  const groupOf = products.map((_, at) => [at])
  const apart = pairs.filter(({ by, isJoined }) => by === 'person' && !isJoined)
  for (const { one, other, isJoined } of pairs) {
    const [a, b] = [groupOf[one], groupOf[other]]
    if (!isJoined || !a || !b || a === b) continue
    const stores = new Set(a.map(at => products[at]?.store))
    if (b.some(at => stores.has(products[at]?.store ?? ''))) continue
    if (isKeptApart(a, b, apart)) continue
    const joined = [...a, ...b].sort((x, y) => x - y)
    for (const at of joined) groupOf[at] = joined
  }
  return [...new Set(groupOf)]
}

const isKeptApart = (a: readonly number[], b: readonly number[], apart: readonly ProductPair[]) =>
  apart.some(({ one, other }) => (a.includes(one) && b.includes(other)) || (a.includes(other) && b.includes(one)))
