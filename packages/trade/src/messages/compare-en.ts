import type { compareEs } from './compare-es.ts'

export const compareEn: typeof compareEs = {
  metrics: {
    exports: 'World exports',
    imports: 'World imports',
    'top-share': 'Share of the three largest exporters',
    'usd-per-kg': 'Average export price (USD/kg)',
  },
  largest: { exports: 'Largest exporters', imports: 'Largest importers' },
  countries: {
    titles: { exports: 'Origins compared', imports: 'Markets compared' },
    exports: {
      largest: (country, usd) => `${country} sells most: ${usd}.`,
      fastest: (country, percent) => `${country} grows fastest: ${percent} a year.`,
      fallsLeast: (country, percent) => `${country} falls least: ${percent} a year.`,
      price: (country, price) => `${country} has the lowest average price: ${price}.`,
    },
    imports: {
      largest: (country, usd) => `${country} buys most: ${usd}.`,
      fastest: (country, percent) => `${country} grows fastest: ${percent} a year.`,
      fallsLeast: (country, percent) => `${country} falls least: ${percent} a year.`,
      price: (country, price) => `${country} pays the highest average price: ${price}.`,
    },
    noGrowth: 'The sources that responded give no growth by country.',
    noPrice: 'The sources that responded give no price per kilo by country.',
  },
  findings: {
    flows: { exports: 'exports', imports: 'imports' },
    grew: ({ flow, percent, from, to }) =>
      `${flow === 'exports' ? 'Exports' : 'Imports'} grew ${percent} from ${from} to ${to}.`,
    fell: ({ flow, percent, from, to }) =>
      `${flow === 'exports' ? 'Exports' : 'Imports'} fell ${percent} from ${from} to ${to}.`,
    same: (flow, one, two) => `World ${flow} are nearly the same: ${one} and ${two}.`,
    larger: ({ flow, more, less, ratio }) => `World ${flow} of “${more}” are ${ratio} times those of “${less}”.`,
    somewhatLarger: ({ flow, more, less, percent }) =>
      `World ${flow} of “${more}” exceed those of “${less}” by ${percent}.`,
    sameSeller: country => `The largest exporter is the same: ${country}.`,
    otherSeller: ({ one, seller, two, other }) =>
      `The largest exporter in “${one}” is ${seller}; in “${two}” it is ${other}.`,
    moreConcentrated: ({ more, less, high, low }) =>
      `Supply is more concentrated in “${more}” (the three largest sell ${high}) than in “${less}” (${low}).`,
    dearer: ({ more, less, high, low }) =>
      `The average price per kg is higher in “${more}” (${high}) than in “${less}” (${low}).`,
    sameYear: year => `Both reports are on the same product, with figures for ${year}. Choose another year or report.`,
    otherYears: (one, two) => `The figures are for different years: ${one} and ${two}.`,
  },
}
