import { nameCountry } from '@sondeo/trade/country-names'
import type { SummaryFacts } from '@sondeo/trade/summary-facts'
import type { Draw } from './draw.ts'
import { inventCountry, inventNumber, inventYear } from './invent-values.ts'
import { spellNumber } from './spell-number.ts'

type Told = { facts: SummaryFacts; lang: 'es' | 'en'; draw: Draw }
/** Words that are not in the figures, and whether they stand for a number, a year or a country. */
type Lie = (told: Told) => string

const num = ({ facts, draw }: Told, range?: [number, number]) => inventNumber(facts, draw, range)
const either = ({ lang }: Told, es: string, en: string) => (lang === 'es' ? es : en)
const decimal = (told: Told, value: number) => `${value}${told.facts.decimalSign}${told.draw.whole(1, 9)}`
const group = (value: number, separator: string) => String(value).replace(/\B(?=(\d{3})+$)/g, separator)
const shift = (text: string, zero: number) => text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)))
const billions = (told: Told) => either(told, 'mil millones de dólares', 'billion dollars')
const far = (told: Told) => num(told, [200_000, 9_900_000])

/** Ways to write a number that is in no figure. */
export const numberLies: Record<string, Lie> = {
  'plain amount': told => `${decimal(told, num(told))} ${either(told, 'mil millones de USD', 'billion')}`,
  'amount with sign': told => `US$${decimal(told, num(told))}${either(told, ' millones', 'bn')}`,
  'other currency': told => `€${num(told)} ${either(told, 'millones', 'million')}`,
  percent: told =>
    `${decimal(told, num(told))}${told.draw.one([' %', '%', ' ％', '٪', ' pct', either(told, ' por ciento', ' percent')])}`,
  'percentage points': told => `${num(told)} ${either(told, 'puntos porcentuales', 'percentage points')}`,
  'basis points': told => `${num(told, [130, 900])} ${either(told, 'puntos básicos', 'basis points')}`,
  'per mille': told => `${num(told)} ‰`,
  'percent in words': told => `${spellNumber(num(told), told.lang)} ${either(told, 'por ciento', 'percent')}`,
  'amount in words': told => `${spellNumber(num(told, [130, 990]), told.lang)} ${billions(told)}`,
  'words run together': told => {
    const value = num(told)
    return `${spellNumber(value, told.lang).replaceAll(' y ', 'i').replaceAll('-', '')} ${either(told, 'por ciento', 'percent')}`
  },
  'words with markdown': told => `**${spellNumber(num(told), told.lang)}** ${billions(told)}`,
  'words of another language': ({ draw }) =>
    draw.one([
      'quarante-cinq pour cent',
      'siebenundvierzig Prozent',
      'quarenta e sete por cento',
      'novantasette per cento',
      'sessenta bilhões',
    ]),
  'range with dash': told => `${num(told)}–${num(told)} %`,
  'range in words': told =>
    either(told, `entre ${num(told)} y ${num(told)} %`, `between ${num(told)} and ${num(told)} percent`),
  'from to': told =>
    either(told, `de ${num(told)} a ${num(told)} millones de USD`, `from ${num(told)} to ${num(told)} million dollars`),
  'dots as thousands': told => `${group(far(told), '.')} USD`,
  'commas as thousands': told => `${group(far(told), ',')} USD`,
  'spaces as thousands': told =>
    `${group(far(told), told.draw.one([' ', '\u00a0', '\u202f', '\u2009']))} ${either(told, 'dólares', 'dollars')}`,
  'apostrophes as thousands': told => `${group(far(told), told.draw.one(["'", '’']))} USD`,
  'underscores as thousands': told => `${group(far(told), '_')} USD`,
  'Indian groups': told => `${num(told)},${num(told)},${num(told, [130, 990])} ${either(told, 'dólares', 'dollars')}`,
  'full-width digits': told => `${shift(String(num(told)), 0xff10)} ${billions(told)}`,
  'Arabic digits': told => `${shift(String(num(told)), 0x0660)} ${billions(told)}`,
  'mathematical digits': told => `${shift(String(num(told)), 0x1d7ce)} %`,
  'Chinese digits': () => '四十七',
  superscripts: () => '10⁹ USD',
  fractions: told =>
    told.draw.one([
      '⅔',
      '¾',
      '3/4',
      '7⁄8',
      either(told, 'tres cuartos', 'three quarters'),
      either(told, 'dos tercios', 'two thirds'),
    ]),
  'roman numerals': told => told.draw.one(['XLVII', 'xlvii', 'Ⅻ', 'CXX']) + either(told, ' por ciento', ' percent'),
  'letters for digits': told => `${told.draw.one(['4O', 'l7', '9o', 'I2', '2S'])} %`,
  'letters only': told => `${told.draw.one(['IO', 'lOO', 'SO'])} %`,
  'split by markdown': told => `${Math.floor(num(told) / 10)}**${num(told) % 10}** %`,
  'split by invisible': told => `${Math.floor(num(told) / 10)}\u200b${num(told) % 10} %`,
  'split by hash': told => `${Math.floor(num(told) / 10)}#${num(told) % 10} %`,
  entity: told => `&#${48 + told.draw.whole(6, 9)};&#${48 + told.draw.whole(0, 9)}; %`,
  'hex entity': told => `&#x3${told.draw.whole(6, 9)};&#x3${told.draw.whole(0, 9)}; %`,
  exponent: told => `${num(told)}e9 ${either(told, 'dólares', 'dollars')}`,
  'times ten': told => `${num(told)} × 10^9 USD`,
  hexadecimal: told => `0x${num(told, [4096, 65535]).toString(16)} USD`,
  code: told => `\`${num(told)}\` %`,
  link: told => `[${num(told)} %](https://example.com)`,
  'table cell': told => `| ${num(told)} | ${decimal(told, num(told))} % |`,
  multiple: told =>
    told.draw.one(
      either(
        told,
        'el doble|el triple|tres veces más|se duplicó|se cuadruplicó|diez veces',
        'twice as much|triple|three times|doubled|quadrupled|tenfold',
      ).split('|'),
    ),
  part: told =>
    told.draw.one(
      either(
        told,
        'la mitad|un tercio|una quinta parte|uno de cada cuatro|la mayoría',
        'half|a third|one in four|a quarter|the majority',
      ).split('|'),
    ),
  'loose quantity': told =>
    told.draw.one(
      either(
        told,
        'decenas de millones|cientos de miles|una docena|un centenar|miles de millones|un millar',
        'dozens|hundreds of thousands|a dozen|scores|billions|a couple',
      ).split('|'),
    ),
  rank: told => either(told, `el puesto ${num(told)}`, `the ${num(told)}th place`),
  'other unit': told => `${num(told)} ${either(told, 'millones de toneladas', 'million tonnes')}`,
  ratio: told => `${num(told)}:1`,
  tilde: told => `~${num(told)}${told.draw.one(['k', 'M', 'bn', 'MM'])}`,
  negative: told => `−${decimal(told, num(told))} %`,
  'plus sign': told => `+${num(told)} %`,
  'over and under': told => either(told, `más de ${num(told)} mil millones`, `over ${num(told)} billion`),
}

/** Ways to write a year that is in no figure. */
export const yearLies: Record<string, Lie> = {
  'plain year': ({ facts, draw }) => String(inventYear(facts, draw)),
  'letter O in a year': ({ facts, draw }) =>
    String(inventYear(facts, draw))
      .replace(/0/, 'O')
      .replace(/^(\d{4})$/, 'l$1'),
  'year in words': ({ facts, draw, lang }) => spellNumber(inventYear(facts, draw), lang),
  'year read in pairs': ({ draw }) => `twenty ${spellNumber(draw.whole(30, 60), 'en')}`,
  'short year': ({ draw }) => `’${draw.whole(30, 89)}`,
  'fiscal year': ({ draw }) => `FY${draw.whole(30, 60)}`,
  quarter: ({ facts, draw }) => `Q${draw.whole(1, 4)} ${inventYear(facts, draw)}`,
  'year with dots': ({ facts, draw }) => String(inventYear(facts, draw)).replace(/^(\d)/, '$1.'),
  'year with spaces': ({ facts, draw }) => [...String(inventYear(facts, draw))].join(' '),
  'range of years': ({ facts, draw }) => `${inventYear(facts, draw)}-${draw.whole(41, 60)}`,
  decade: told =>
    told.draw.one(
      either(
        told,
        'los años noventa|la década de 1990|los años 80',
        'the nineties|the 1990s|the 80s|the twenties',
      ).split('|'),
    ),
  century: told => either(told, 'el siglo XIX', 'the 19th century'),
  'full-width year': ({ facts, draw }) => shift(String(inventYear(facts, draw)), 0xff10),
  'roman year': () => 'MMXXXV',
  date: ({ facts, draw, lang }) =>
    lang === 'es' ? `el 14 de mayo de ${inventYear(facts, draw)}` : `May 14, ${inventYear(facts, draw)}`,
  'ISO date': ({ facts, draw }) => `${inventYear(facts, draw)}-05-17`,
}

/** Ways to name a country that is in no figure. */
export const countryLies: Record<string, Lie> = {
  'name or adjective': ({ facts, draw, lang }) => inventCountry(facts, draw, lang),
  'in capitals': ({ facts, draw, lang }) => inventCountry(facts, draw, lang).toUpperCase(),
  'in the other language': ({ facts, draw, lang }) => inventCountry(facts, draw, lang === 'es' ? 'en' : 'es'),
  'with markdown inside': ({ facts, draw, lang }) =>
    inventCountry(facts, draw, lang).replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$1**$2**'),
  'with invisible inside': ({ facts, draw, lang }) => inventCountry(facts, draw, lang).replace(/^(..)/, '$1\u00ad'),
  'with a look-alike letter': () => 'Сhina',
  'in another script': ({ draw }) => draw.one(['中国', 'Россия', 'السعودية', 'Ελλάδα', '日本', '한국']),
  'as a flag': ({ draw }) => draw.one(['🇳🇵', '🇿🇲', '🇰🇿']),
  'with an accent more': ({ draw }) => draw.one(['Fíji', 'Bután', 'Zámbia', 'Nepál']),
  'letter by letter': ({ draw }) => draw.one(['N-e-p-a-l', 'F i j i', 'Z.a.m.b.i.a']),
  'a place within': ({ draw }) =>
    draw.one(['California', 'Texas', 'Cataluña', 'Baviera', 'Jalisco', 'Ontario', 'Guangdong', 'Rajastán']),
}

/** True numbers said of somebody else, of the other direction or of another year: whole sentences. */
export const swapLies: Record<string, Lie> = {
  'another country': told => {
    const [first, second] = twoCountries(told)
    return either(
      told,
      `${first.name} exportó ${amount(told, second.value)}.`,
      `${first.name} exported ${amount(told, second.value)}.`,
    )
  },
  'another direction': told => {
    const [first] = twoCountries(told)
    return either(
      told,
      `${first.name} importó ${amount(told, first.value)}.`,
      `${first.name} imported ${amount(told, first.value)}.`,
    )
  },
  'a thousand times as much, by the sign of another country': told => {
    const [first] = twoCountries(told)
    const swapped = (first.value / 1e9).toFixed(3).replace('.', told.facts.decimalSign === '.' ? ',' : '.')
    return either(
      told,
      `${first.name} exportó ${swapped} ${billions(told)}.`,
      `${first.name} exported ${swapped} ${billions(told)}.`,
    )
  },
  'a fall for a rise': told => {
    const growth = told.facts.numbers.find(
      ({ kind, value, flow }) => kind === 'growth' && flow === 'exports' && value > 1,
    )
    const percent = `${String(Math.round((growth?.value ?? 47.3) * 10) / 10).replace('.', told.facts.decimalSign)} %`
    return either(
      told,
      `Las exportaciones mundiales cayeron ${percent} por año.`,
      `World exports fell ${percent} per year.`,
    )
  },
}

const amount = (told: Told, value: number) =>
  `${String(Math.round(value / 1e8) / 10).replace('.', told.facts.decimalSign)} ${either(told, 'mil millones de USD', 'billion dollars')}`

/** The two largest exporters whose amounts no rounding makes equal, and which no import equals. */
function twoCountries({ facts, lang }: Told): [{ name: string; value: number }, { name: string; value: number }] {
  const of = (flow: string) =>
    facts.numbers.filter(({ kind, countries, flow: own }) => kind === 'usd' && countries.length === 1 && own === flow)
  const isFar = (a: number, b: number) => Math.abs(a - b) > 0.15 * Math.max(a, b)
  const large = of('exports').filter(
    ({ value, countries }) =>
      value > 1e9 && of('imports').every(other => other.countries[0] !== countries[0] || isFar(other.value, value)),
  )
  const second = large.findLast(({ value }) => isFar(value, large[0]?.value ?? 0))
  const told = [large[0], second].map(fact => ({
    name: nameCountry(fact?.countries[0] ?? 'NPL', lang),
    value: fact?.value ?? 47.3e9,
  }))
  return told as [{ name: string; value: number }, { name: string; value: number }]
}
