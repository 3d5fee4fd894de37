import { makeRandom } from '@sondeo/test-kit/make-random'
import { expect, test } from 'vitest'
import { allCountries, nameCountry } from '../countries/countries.ts'
import { checkSummary } from './check-summary.ts'
import type { SummaryFact, SummaryFacts } from './summary-facts.ts'

const truths: SummaryFact[] = [
  { kind: 'usd', value: 36_300_000_000, countries: [], flow: 'exports', year: 2023 },
  { kind: 'usd', value: 15_800_000_000, countries: ['BRA'], flow: 'exports', year: 2023 },
  { kind: 'percent', value: 43.5, countries: ['BRA'], flow: 'exports', year: 2023 },
  { kind: 'growth', value: 6.1, countries: ['IND'], flow: 'imports', year: 2023 },
  { kind: 'usd-per-kg', value: 0.53, countries: [], flow: 'exports', year: 2023 },
]
const facts: SummaryFacts = {
  numbers: truths,
  years: [2023],
  countries: ['BRA', 'IND'],
  quotes: [],
  phrases: [],
  productWords: [],
  decimalSign: '.',
}
const trueLines = [
  'World exports reached US$36.3 billion in 2023.',
  'Brasil exportó 15.8 mil millones de USD, 43.5 % del total.',
]
const withComma: SummaryFacts = { ...facts, decimalSign: ',' }

const units = {
  es: [
    '',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
  ],
  en: [
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
  ],
}
const tens = {
  es: ['', '', 'veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
}
function spell(value: number, lang: 'es' | 'en'): string {
  if (value < 16) return units[lang][value] ?? ''
  const unit = value < 20 ? units[lang][value - 10] : units[lang][value % 10]
  const ten = tens[lang][Math.floor(value / 10)] || (lang === 'es' ? 'diez' : 'ten')
  if (!unit) return ten
  return lang === 'es' ? `${ten} y ${unit}` : `${ten}-${unit}`
}

/** Far enough from every truth that no rounding makes it one. */
function inventAmount(random: () => number): number {
  for (;;) {
    const amount = Math.round(10 ** (random() * 3) * 10) / 10
    if (truths.every(({ value }) => [value, value / 1e9, value / 1e6].every(true_ => Math.abs(true_ - amount) > 1)))
      return amount
  }
}

/** Truths may be rounded: 15.8 to 16, 36.3 to 36, 43.5 to 43 or 44. */
const wholeFarFromTruth = (amount: number): number => {
  const whole = 17 + (Math.floor(amount) % 80)
  return [36, 43, 44].includes(whole) ? whole + 10 : whole
}

const full = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit)))
const arabic = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x0660 + Number(digit)))

/** Ways to write an amount that is not in the facts. */
const forms: ((amount: number, random: () => number) => string)[] = [
  amount => `US$${amount} billion`,
  amount => `$${amount}bn`,
  amount => `${amount} mil millones de USD`,
  amount => `${String(amount).replace('.', ',')} millones de dólares`,
  amount => `${amount}%`,
  amount => `${String(amount).replace('.', ',')} por ciento`,
  amount => `entre ${Math.floor(amount) + 60} y ${Math.floor(amount) + 70} %`,
  amount => `${Math.floor(amount) + 60}–${Math.floor(amount) + 65}%`,
  amount => `${spell(wholeFarFromTruth(amount), 'en')} billion dollars`,
  amount => `${spell(wholeFarFromTruth(amount), 'es')} mil millones de dólares`,
  amount => `${spell(wholeFarFromTruth(amount), 'es')} por ciento`,
  amount => full(`${amount} billion`),
  amount => arabic(`${Math.floor(amount) + 60} billion`),
  amount => `${Math.floor(amount) + 60} 000 000 USD`,
  amount => `${amount} USD por kg`,
  amount => `${amount}e9 dollars`,
  amount => `<b>${amount}</b> billion`,
  amount => `**${amount}** %`,
  amount => `&#${48 + (Math.floor(amount) % 4) + 6}; billion`,
  (_, random) =>
    [
      'twice as much',
      'el doble',
      'a third',
      'la mitad',
      'dos tercios',
      'three quarters',
      'tenfold',
      'decenas de millones',
    ][Math.floor(random() * 8)] ?? '',
  (_, random) => ['½', '¼', '⅔', 'XVII', 'Ⅻ', '⑨', '10⁹', '５'][Math.floor(random() * 8)] ?? '',
  (_, random) =>
    ['millions', 'miles de millones', 'a billion', 'un millón', 'cientos de millones', 'dozens'][
      Math.floor(random() * 6)
    ] ?? '',
]
const frames = [
  (claim: string) => `World exports reached ${claim}.`,
  (claim: string) => `Brasil exportó ${claim} en 2023.`,
  (claim: string) => `Según el mercado, la demanda será de ${claim}`,
  (claim: string) => `- Opportunity: sellers in India could gain ${claim}!`,
  (claim: string) => `The price (about ${claim}) matters; buyers know.`,
  (claim: string) => `${claim}: that is what imports of India came to.`,
  (claim: string) => `| Brazil | ${claim} |`,
]

test('600 invented amounts in every form: none gets through, and the truth stays', () => {
  const random = makeRandom(11)
  for (let round = 0; round < 600; round++) {
    const form = forms[Math.floor(random() * forms.length)]
    const frame = frames[Math.floor(random() * frames.length)]
    const lie = frame?.(form?.(inventAmount(random), random) ?? '') ?? ''
    const text = [trueLines[0], lie, trueLines[1]].join('\n')
    expect(checkSummary(text, facts).text, lie).toBe(trueLines.join('\n'))
    expect(checkSummary(lie, withComma).text, lie).toBe('')
  }
})

test('every country that is not in the facts is found out, in both languages', () => {
  for (const country of allCountries.filter(each => !facts.countries.includes(each))) {
    for (const lang of ['es', 'en'] as const) {
      const lie =
        lang === 'es'
          ? `La demanda crece en ${nameCountry(country, lang)}.`
          : `Demand grows in ${nameCountry(country, lang)}.`
      expect(checkSummary(lie, facts).text, lie).toBe('')
      expect(checkSummary(lie.toUpperCase(), facts).text, lie).toBe('')
    }
  }
})

test('years that are not in the facts are found out', () => {
  for (let year = 1950; year < 2100; year++) {
    const kept = checkSummary(`The market changed in ${year}.`, facts).text
    expect(kept !== '', String(year)).toBe(year === 2023)
  }
})

test('whatever comes in, nothing breaks and nothing is added', () => {
  const random = makeRandom(5)
  const letters = 'aé 1.2,%$€«»“”"\n*-#(|)¿?½Ⅻ٣x𝟙\u200b'
  for (let round = 0; round < 300; round++) {
    const text = Array.from({ length: 200 }, () => [...letters][Math.floor(random() * [...letters].length)]).join('')
    expect(checkSummary(text, facts).text.length).toBeLessThanOrEqual(text.length)
  }
})
