import type { perspectiveEs } from './perspective-es.ts'

const endings: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const plurals = new Intl.PluralRules('en', { type: 'ordinal' })
const nth = (rank: number): string => `${rank}${endings[plurals.select(rank)]}`

export const perspectiveEn: typeof perspectiveEs = {
  roles: { exporter: 'Exporter', importer: 'Importer', both: 'Exporter and importer' },
  answer: {
    first: {
      exports: ({ country, product, usd, share, year }) =>
        `${country} is the largest exporter of ${product}: it sold ${usd} in ${year}${share ? `, ${share} of the world total` : ''}.`,
      imports: ({ country, product, usd, share, year }) =>
        `${country} is the largest importer of ${product}: it bought ${usd} in ${year}${share ? `, ${share} of the world total` : ''}.`,
    },
    ranked: {
      exports: ({ country, product, usd, share, year, rank }) =>
        `${country} is the ${nth(rank)} largest exporter of ${product}: it sold ${usd} in ${year}${share ? `, ${share} of the world total` : ''}.`,
      imports: ({ country, product, usd, share, year, rank }) =>
        `${country} is the ${nth(rank)} largest importer of ${product}: it bought ${usd} in ${year}${share ? `, ${share} of the world total` : ''}.`,
    },
    atLeast: {
      exports: ({ country, product, usd, share, year }) =>
        `${country} exported at least ${usd} of ${product} in ${year}${share ? `, ${share} of the world total or more` : ''}.`,
      imports: ({ country, product, usd, share, year }) =>
        `${country} imported at least ${usd} of ${product} in ${year}${share ? `, ${share} of the world total or more` : ''}.`,
    },
    notListed: {
      exports: (country, product, last) =>
        `${country} is not among the largest exporters of ${product}; the last one listed is ${last}.`,
      imports: (country, product, last) =>
        `${country} is not among the largest importers of ${product}; the last one listed is ${last}.`,
    },
    notReported: {
      exports: (country, product, year) => `${country} reported no exports of ${product} in ${year}.`,
      imports: (country, product, year) => `${country} reported no imports of ${product} in ${year}.`,
    },
    unknown: {
      exports: (country, product) =>
        `${country} is not among the six largest exporters of any code of ${product}: its value is unknown without UN Comtrade.`,
      imports: (country, product) =>
        `${country} is not among the six largest importers of any code of ${product}: its value is unknown without UN Comtrade.`,
    },
    amongSellers: (list, product, year) => `${list} were among the largest exporters of ${product} in ${year}.`,
    amongBuyers: (list, product, year) => `${list} were among the largest importers of ${product} in ${year}.`,
    sellers: (list, product, year) => `The largest exporters of ${product} in ${year} were ${list}.`,
    buyers: (list, product, year) => `The largest importers of ${product} in ${year} were ${list}.`,
    trade: (usd, year) => `World trade totaled ${usd} in ${year}.`,
    tradeGrew: (usd, year, percent) =>
      `World trade totaled ${usd} in ${year} and grew ${percent} a year over five years.`,
    tradeFell: (usd, year, percent) =>
      `World trade totaled ${usd} in ${year} and fell ${percent} a year over five years.`,
    tiny: year => `World trade in this code was below half a million USD in ${year}.`,
    nothing: 'None of the sources has figures for this code.',
    nothingYet: {
      'no-answer': 'No figures for this code yet: some sources didn’t respond.',
      'turned-off': 'No figures for this code in the sources that are turned on.',
    },
  },
  key: {
    trade: year => `World trade, ${year}`,
    own: { exports: country => `Exports from ${country}`, imports: country => `Imports into ${country}` },
    rankNote: (rank, share) => `${nth(rank)} in the world${share ? `, ${share} of the total` : ''}`,
    atLeastNote: share => (share ? `at least; ${share} of the total or more` : 'at least'),
    atLeast: usd => `≥ ${usd}`,
    notListed: 'Not listed',
    unknown: 'No data',
    unknownNote: 'not among the six largest of any code',
    topLeastNote: { exports: 'of exports, at least', imports: 'of imports, at least' },
    notListedNote: count => `not among the ${count} largest`,
    leader: { exports: 'Largest exporter', imports: 'Largest importer' },
    knownLeader: { exports: 'Largest known exporter', imports: 'Largest known importer' },
    leaderNote: (usd, share) => (share ? `${usd}, ${share} of the total` : usd),
    top: { exports: 'Three largest exporters', imports: 'Three largest importers' },
    topNote: {
      exports: {
        low: 'of exports: supply is fragmented',
        middle: 'of exports: supply is moderately concentrated',
        high: 'of exports: supply is highly concentrated',
      },
      imports: {
        low: 'of imports: demand is fragmented',
        middle: 'of imports: demand is moderately concentrated',
        high: 'of imports: demand is highly concentrated',
      },
    },
    price: year => `World average price, ${year}`,
    priceNote: 'at the port of departure, without freight or insurance',
    grew: percent => `grew ${percent} a year over five years`,
    fell: percent => `fell ${percent} a year over five years`,
    noTrend: 'no comparable series for other years',
  },
  own: {
    heading: country => `${country} in this market`,
    buyers: country => `Who buys from ${country}`,
    sellers: country => `Who sells to ${country}`,
    fromPartners: 'As each partner reports it to UN Comtrade.',
    fromLargest: 'Among the world’s 200 largest trade flows; there may be smaller ones.',
    missingFlows: list => `Flows of ${list} are missing.`,
    partnersUnknown: {
      exporter: state => `Who buys from your country isn’t built in for this product; UN Comtrade has it (${state}).`,
      importer: state => `Who sells to your country isn’t built in for this product; UN Comtrade has it (${state}).`,
      both: state =>
        `Who buys from your country and who sells to it isn’t built in for this product; UN Comtrade has it (${state}).`,
    },
    partnersNoCountry: 'Choose your country to see its buyers and sellers.',
  },
  markets: {
    sell: {
      title: country => (country ? `Where to sell more from ${country}` : 'Where to sell more'),
      lead: parts => `The largest buyers, ranked by ${parts}.`,
    },
    buy: {
      title: country => (country ? `Where to buy from, for ${country}` : 'Where to buy from'),
      lead: parts => `The largest sellers, ranked by ${parts}.`,
    },
    onlyBy: (title, told) => `${title}: by ${told}`,
    formula: 'The score is a weighted average of what is known about each country; each part is marked from 0 to 100.',
    alsoTrades: { sell: 'also exports', buy: 'also imports' },
    parts: {
      size: {
        sell: { label: 'Size', told: 'market size', how: () => 'its imports ÷ imports of the largest' },
        buy: { label: 'Size', told: 'how much they export', how: () => 'its exports ÷ exports of the largest' },
      },
      growth: {
        sell: {
          label: 'Growth',
          told: 'growth',
          how: ({ slowest, fastest }) => `annual growth of its imports: −${slowest} is 0, +${fastest} is 100`,
        },
        buy: {
          label: 'Growth',
          told: 'growth',
          how: ({ slowest, fastest }) => `annual growth of its exports: −${slowest} is 0, +${fastest} is 100`,
        },
      },
      price: {
        sell: { label: 'Price paid', told: 'price paid', how: () => 'USD/kg it pays ÷ the highest price on the list' },
        buy: { label: 'Price asked', told: 'price asked', how: () => 'the lowest price on the list ÷ USD/kg it asks' },
      },
      distance: {
        sell: { label: 'Distance', told: 'distance', how: ({ farthest }) => `0 km is 100, ${farthest} km is 0` },
        buy: { label: 'Distance', told: 'distance', how: ({ farthest }) => `0 km is 100, ${farthest} km is 0` },
      },
      concentration: {
        sell: {
          label: 'Current suppliers',
          told: 'current suppliers',
          how: () => '100 minus the share of its largest supplier',
        },
        buy: {
          label: 'Current customers',
          told: 'current customers',
          how: () => '100 minus the share of its largest customer',
        },
      },
      already: {
        sell: {
          label: 'Already sold there',
          told: 'what you already sell there',
          how: () => '100 minus the share your country already has there',
        },
        buy: {
          label: 'Already bought there',
          told: 'what you already buy there',
          how: () => '100 minus the part of your purchases that already comes from there',
        },
      },
      'own-trade': {
        sell: {
          label: 'Also exports',
          told: 'whether the country also exports',
          how: () => 'lower if the country also exports a lot of this product',
        },
        buy: {
          label: 'Also imports',
          told: 'whether the country also imports',
          how: () => 'lower if the country also imports a lot of this product',
        },
      },
    },
    values: {
      km: km => `${km} km`,
      growth: (percent, isFall) => `${isFall ? '−' : '+'}${percent}`,
      topSupplier: (country, share) => `${country}, ${share}`,
      share: share => share,
      atMost: usd => `less than ${usd}`,
    },
    distanceSource: { geodist: 'CEPII GeoDist', capitals: 'straight-line distance between capitals' },
    missing: {
      partial: parts => `Not known for most countries: ${parts}. They don’t count in the score.`,
      onlyLargest: count =>
        `Only the ${count} largest are known; with UN Comtrade or an imported BACI file all of them appear.`,
      sixOfCodes:
        'Of each code the six largest countries are known; with UN Comtrade or an imported BACI file all of them appear.',
    },
    hint: 'Choose your country to count distance and what you already sell or buy.',
    lookUpsLead: 'We don’t have tariffs or preferences and never estimate them. Look them up by country and code here:',
    lookUps: [
      { label: 'ITC Market Access Map', url: 'https://www.macmap.org/' },
      { label: 'WTO Tariff & Trade Data', url: 'https://ttd.wto.org/' },
    ],
  },
}
