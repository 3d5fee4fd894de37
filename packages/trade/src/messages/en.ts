import { chartsEn } from './charts-en.ts'
import { compareEn } from './compare-en.ts'
import type { es } from './es.ts'
import { labelsEn } from './labels-en.ts'
import { perspectiveEn } from './perspective-en.ts'

/** Every visible text of trade research, in English. */
export const en: typeof es = {
  columns: {
    flow: 'Flow',
    rank: 'Rank',
    country: 'Country',
    value: 'Value (USD)',
    share: 'Share (%)',
    growth: 'Annual growth (%)',
    unitValue: 'Price (USD/kg)',
  },
  flows: { exports: 'Export', imports: 'Import' },
  others: 'Others',
  tableTitles: {
    exports: (scope, year) => `Exporters of ${scope}, ${year}`,
    imports: (scope, year) => `Importers of ${scope}, ${year}`,
  },
  tableTitle: scope => `World trade: ${scope}`,
  ...labelsEn,
  perspective: perspectiveEn,
  charts: chartsEn,
  compare: compareEn,
  units: {
    billionUsd: amount => `US$${amount} billion`,
    millionUsd: amount => `US$${amount} million`,
    usd: amount => `US$${amount}`,
    usdPerKg: amount => `US$${amount} per kg`,
    percent: amount => `${amount}%`,
    price: (amount, unit) => `${amount} ${unit}`,
  },
  and: 'and',
  reason: {
    'typed-code': typed => `Using your code: ${typed}.`,
    'walked-up': (typed, taken) => `Code ${typed} does not exist; ${taken}, the nearest above it, was taken.`,
    'known-name': matched => `Recognised “${matched}”.`,
    described: matched => `“${matched}” was recognised, with the words around it.`,
    'part-of-name': matched => `“${matched}” was recognised within the name.`,
    'similar-words': 'No word matches fully; this is the most similar heading.',
    corrected: (typed, taken) => `Corrected “${typed}” to “${taken}”.`,
    'no-words': 'Please enter a product name.',
    'too-long': 'The name is too long.',
    'not-goods': 'This looks like a service or something that is not goods; it has no tariff code.',
    'reserved-code': typed => `Chapter 77 is reserved; ${typed} is not a code in use.`,
    'unknown-code': typed => `Code ${typed} does not exist.`,
    'unknown-words': 'We do not know this product. Try another name, or its code.',
  },
  question: list => `${list}?`,
  summary: {
    titles: {
      size: 'Market size',
      demand: 'Demand',
      competition: 'Competition',
      prices: 'Price trend',
      news: 'News and sentiment',
      outlook: { exporter: 'For sellers', importer: 'For buyers', both: 'For sellers and buyers' },
      data: 'About this data',
    },
    worldTrade: (value, year) => `In ${year}, world trade came to ${value}.`,
    worldExports: (value, year, reporters) =>
      `In ${year}, world exports came to ${value}, according to ${reporters} reporting countries.`,
    worldImports: (value, year, reporters) =>
      `In ${year}, world imports came to ${value}, according to ${reporters} reporting countries.`,
    grewPerYear: (flow, percent) => `Over five years, ${flow} grew ${percent} per year.`,
    fellPerYear: (flow, percent) => `Over five years, ${flow} fell ${percent} per year.`,
    lastYearGrew: (flow, percent) => `Year over year, ${flow} grew ${percent}.`,
    lastYearFell: (flow, percent) => `Year over year, ${flow} fell ${percent}.`,
    tradeGrew: percent => `Over five years, world trade grew ${percent} per year.`,
    tradeFell: percent => `Over five years, world trade fell ${percent} per year.`,
    tradeLastYearGrew: percent => `Year over year it grew ${percent}.`,
    tradeLastYearFell: percent => `Year over year it fell ${percent}.`,
    exportsWord: 'exports',
    importsWord: 'imports',
    bothWord: 'exports and imports',
    amongBuyers: (year, list) => `Among the largest importers of ${year} are ${list}.`,
    amongSellers: (year, list) => `Among the largest exporters of ${year} are ${list}.`,
    largestBuyers: (year, list) => `The largest importers of ${year} were ${list}.`,
    largestSellers: (year, list) => `The largest exporters of ${year} were ${list}.`,
    atLeast: value => `at least ${value}`,
    countryWith: (country, value) => `${country} (${value})`,
    countryWithShare: (country, value, share) => `${country} (${value}, ${share} of the total)`,
    fastestBuyer: (country, percent) =>
      `Among them, the imports that grow fastest are those of ${country}: ${percent} per year over five years.`,
    buyerContext: (country, population, income) =>
      `${country} has ${population} inhabitants and an income per person of ${income} a year.`,
    topShare: (list, percent) => `The exports of ${list} account for ${percent} of the total.`,
    spread: { low: 'spread out', middle: 'somewhat concentrated', high: 'in few hands' },
    spreadText: level => `Supply is ${level}.`,
    unitValue: (year, value) => `The average export price in ${year} was ${value}.`,
    unitValueBefore: (year, value) => `In ${year} exports were worth ${value}.`,
    commodityPrice: (name, month, price) => `The international price “${name}” was ${price} in ${month}.`,
    commodityRose: (name, percent) => `The price “${name}” rose ${percent} against twelve months before.`,
    commodityFell: (name, percent) => `The price “${name}” fell ${percent} against twelve months before.`,
    toneLabels: { negative: 'negative', neutral: 'neutral', positive: 'positive' },
    headline: (title, source) => `“${title}” (${source}).`,
    sellGrowth: (country, percent) => `Where to sell: imports of ${country} grew ${percent} a year on average.`,
    sellPrice: (country, value) =>
      `Where to sell: among the large buyers, ${country} pays the highest average import price, ${value}.`,
    sellLargest: (country, share) => `Where to sell: imports of ${country} are ${share} of the total.`,
    sellOpen: 'Competition: supply is spread over many countries, which leaves room for new sellers.',
    sellAgainst: (country, percent) =>
      `Competition: exports of ${country} are ${percent} of the total and set the price.`,
    buyGrowth: (country, percent) => `Where to buy: exports of ${country} grew ${percent} a year on average.`,
    buyPrice: (country, value) =>
      `Where to buy: among the large sellers, ${country} has the lowest average export price, ${value}.`,
    buyOpen: 'Supply: it is spread over many countries; you can compare and change origin.',
    buyDependence: (country, percent) =>
      `Supply: exports of ${country} are ${percent} of the total; it is wise to have another origin.`,
    shrinking: 'Risk: world trade of this product is shrinking.',
    tariff: (country, percent) =>
      `Risk: the average tariff of ${country} over all goods is ${percent}; check the one of this product.`,
    tone: (label, value) => `The average tone of last month’s news is ${label} (${value} on GDELT’s scale).`,
    riskTone: 'Risk: recent news is more negative than positive.',
    check: {
      food: 'Before deciding, confirm the tariff, the sanitary requirements and the cost of transport.',
      chemicals: 'Before deciding, confirm the tariff, the permits for chemical substances and the cost of transport.',
      other:
        'Before deciding, confirm the tariff, the technical standards of the destination and the cost of transport.',
    },
    builtIn: (flow, year) =>
      `The figures of ${flow} are from BACI (CEPII), built into the program, for the year ${year}; they are not live data.`,
    live: (flow, year) => `The figures of ${flow} are from UN Comtrade, for the year ${year}.`,
    imported: (flow, year, release) =>
      `The figures of ${flow} are from BACI (CEPII), imported on this server, for the year ${year} (${release}).`,
    scope: name => `Scope: ${name}.`,
    noFlow: flow => `The sources that answered have no figures of ${flow} for this code.`,
    flowUnknown: flow => `We do not know the ${flow}: the sources that have them did not answer.`,
    nothing: 'The sources that answered have no trade figures for this code.',
    nothingKnown: 'We could not ask the trade sources and have no stored figures for this code.',
    noPrices: 'No price data for this product.',
    pricesUnknown: 'No price data: the price sources did not answer.',
    noNews: 'No recent news was found.',
    newsUnknown: 'The news could not be asked for.',
    seriesFrom: edition => `The series of years is of the ${edition} edition, in which the code means the same.`,
    noSeries: 'There is no series of years: the code changed its content between editions of the nomenclature.',
    someSilent: 'Some sources did not answer (see the list of sources).',
  },
}
