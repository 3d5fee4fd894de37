import { expect, test } from 'vitest'
import { checkSummary, splitSentences } from './check-summary.ts'
import type { SummaryFact, SummaryFacts } from './summary-facts.ts'

const fact = (kind: SummaryFact['kind'], value: number, more: Partial<SummaryFact> = {}): SummaryFact => ({
  kind,
  value,
  countries: [],
  flow: 'exports',
  year: 2023,
  ...more,
})
const facts: SummaryFacts = {
  numbers: [
    fact('usd', 36_300_000_000),
    fact('growth', -3.2),
    fact('usd', 15_800_000_000, { countries: ['BRA'] }),
    fact('percent', 43.5, { countries: ['BRA'] }),
    fact('rank', 1, { countries: ['BRA'] }),
    fact('usd', 3_700_000_000, { countries: ['IND'] }),
    fact('percent', 10.2, { countries: ['IND'] }),
    fact('rank', 2, { countries: ['IND'] }),
    fact('usd', 2_500_000_000, { countries: ['IDN'], flow: 'imports' }),
    fact('usd-per-kg', 0.53),
    fact('index', 2180),
    fact('count', 5, { flow: null, year: null }),
    fact('code', 1701, { flow: null, year: null }),
  ],
  years: [2023, 2018],
  countries: ['BRA', 'IND', 'IDN'],
  quotes: ['Sugar hits 30-cent high in Thailand'],
  phrases: ['(China Daily)'],
  productWords: ['Azúcar de caña o de remolacha', 'Cane or beet sugar'],
  decimalSign: '.',
}
const withComma: SummaryFacts = { ...facts, decimalSign: ',' }
const keeps = (sentence: string) => expect(checkSummary(sentence, facts)).toEqual({ text: sentence, removed: [] })
const removes = (sentence: string) => {
  for (const each of [facts, withComma]) expect(checkSummary(sentence, each).text, sentence).toBe('')
}

test.each([
  'World exports reached US$36.3 billion in 2023.',
  'Brazil exported $15.8 billion, 43.5% of the total.',
  'Brazilian exports came to 15.8 billion dollars.',
  'Brasil es el primer exportador.',
  'World exports fell 3.2% per year over five years.',
  'The index of concentration is 2,180.',
  'The HS code is 1701.',
  'One of the largest sellers is Brazil.',
  'Demand looks stable and buyers look for quality.',
  'A headline says “Sugar hits 30-cent high in Thailand” (China Daily).',
  'Indonesia imports US$2.5 billion.',
  'Brasil (15.8 mil millones de USD, 43.5% del total) e India (3.7 mil millones de USD, 10.2% del total) lideran.',
])('what the facts say stays: %s', keeps)

test.each([
  'En 2023 las exportaciones sumaron 36,3 mil millones de USD.',
  'En 2023 las exportaciones sumaron 36.300 millones de dólares.',
  'Brasil (15,8 mil millones de USD, 43,5 % del total) e India (3,7 mil millones de USD, 10,2 % del total) lideran.',
  'El valor medio fue de 0,53 USD por kg.',
])('numbers are read as the country of the reader writes them: %s', sentence => {
  expect(checkSummary(sentence, withComma)).toEqual({ text: sentence, removed: [] })
  expect(checkSummary(sentence, facts).text).toBe('')
})

test('a true number in the writing of another country is a thousand times another one, and goes', () => {
  expect(checkSummary('Brazil exported US$15,800 billion.', facts).text).toBe('')
  expect(checkSummary('Brasil exportó 15.800 mil millones de USD.', withComma).text).toBe('')
  expect(checkSummary('Brazil exported US$15,800 million.', facts).removed).toEqual([])
  expect(checkSummary('Brasil exportó 15.800 millones de USD.', withComma).removed).toEqual([])
})

test.each([
  ['another amount', 'World exports reached US$38.9 billion in 2023.'],
  ['another year', 'World exports reached US$36.3 billion in 2021.'],
  ['a year alone', 'The market will peak in 2031.'],
  ['another country', 'Mexico is growing fast.'],
  ['another country in lower case', 'buyers in mexico are growing fast.'],
  ['another country by its people', 'Los compradores peruanos crecen.'],
  ['a region', 'Asia leads the market.'],
  ['a number of another country', 'India exported $15.8 billion.'],
  ['a number of the world given to a country', 'India exported US$36.3 billion.'],
  ['a number of a country given to the world', 'World exports reached US$15.8 billion.'],
  ['a number of the other direction', 'Brazil imported $15.8 billion.'],
  ['growth the other way round', 'World exports grew 3.2% per year.'],
  ['a share told as growth', 'Brazilian exports grew 43.5%.'],
  ['growth told as a share', 'World exports are 3.2% of all trade.'],
  ['a rank of another', 'India is the first exporter.'],
  ['another magnitude', 'World exports reached US$36.3 million in 2023.'],
  ['another currency', 'World exports reached €36.3 billion.'],
  ['words', 'World exports reached fifty-two billion dollars.'],
  ['Spanish words', 'Las exportaciones sumaron cincuenta y dos mil millones de dólares.'],
  ['a bare magnitude', 'El mercado vale mil millones de dólares.'],
  ['a fraction', 'Brazil sells a third of it.'],
  ['half', 'La mitad de las ventas es de Brasil.'],
  ['a multiple', 'Exports doubled.'],
  ['twice', 'Brazil sells twice as much as India.'],
  ['Spanish multiples', 'Las exportaciones se triplicaron.'],
  ['a range', 'Growth will be 4-7%.'],
  ['a range in words', 'El precio subirá entre ocho y diez por ciento.'],
  ['full-width digits', 'Exports reached ５２ billion.'],
  ['digits of another script', 'Exports reached ٥٢ billion.'],
  ['superscripts', 'Exports reached 10⁹ dollars.'],
  ['a sign for a fraction', 'Brazil sells ¾ of it.'],
  ['a circled digit', 'Reason ⑦ is price.'],
  ['roman numerals', 'Exports reached XXIV billion.'],
  ['an entity', 'Exports reached &#53;2 billion.'],
  ['an invisible character inside', 'Exports reached 5\u200b2 billion.'],
  ['scientific notation', 'Exports reached 5.2e10 dollars.'],
  ['dozens', 'Decenas de empresas compran.'],
  ['thousands', 'Miles de empresas compran.'],
  ['one in so many', 'One in six buyers is new.'],
  ['percent spelled out', 'Prices rose seventeen percent.'],
])('an invented number, year or country goes: %s', (_what, sentence) => removes(sentence))

test('only the false sentence goes, and it says why', () => {
  const { text, removed } = checkSummary(
    '**Size**\n\nWorld exports reached US$36.3 billion. They will reach US$80 billion.',
    facts,
  )
  expect(text).toBe('**Size**\n\nWorld exports reached US$36.3 billion.')
  expect(removed).toMatchObject([{ because: 'number', sentence: 'They will reach US$80 billion.' }])
})

test('a title whose text is gone goes too', () => {
  expect(checkSummary('**Growth**\n\nIt grew 99%.\n\n**Size**\n\nSmall.', facts).text).toBe('**Size**\n\nSmall.')
})

test('a full stop within a number or an abbreviation ends no sentence', () => {
  expect(splitSentences('EE. UU. compró 3.2 millones. Brasil vendió.')).toEqual([
    'EE. UU. compró 3.2 millones.',
    'Brasil vendió.',
  ])
})
