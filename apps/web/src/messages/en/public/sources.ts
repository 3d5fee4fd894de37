import type { sources as es } from '../../es/public/sources.ts'

export const sources: typeof es = {
  meta: {
    title: 'Data sources',
    description:
      'Where the trade figures of Sondeo come from, under which licence, and what cannot be claimed of them.',
  },
  title: 'Data sources',
  lead: 'Every figure of a report says where it comes from. Here is each source with its licence and what is worth knowing about it.',
  gives: 'What it gives',
  licence: 'Licence',
  credit: 'How to credit it',
  open: name => `Open ${name}`,
  items: ({ release, codes, year, firstYear }) => [
    {
      id: 'baci',
      name: 'BACI, CEPII',
      how: 'Built in',
      gives: `Reconciled world trade of ${codes} six-digit codes in ${year}: the world value, the six largest exporters and importers, and the average price per kilo. Also the world value of each year since ${firstYear} and, for minerals and fuels, who sells to whom.`,
      licence: 'Licence Ouverte / Open Licence 2.0 (Etalab): any use, commercial too, with the source named.',
      credit: `Source: BACI, CEPII, release ${release} (Gaulier & Zignago 2010), Open Licence 2.0; aggregated by us.`,
      url: 'https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=37',
    },
    {
      id: 'comtrade',
      name: 'UN Comtrade',
      how: 'Asked when you order a report',
      gives:
        'What each country reports to the United Nations: value, weight and partners, mostly a year or two late. Where it answers, its figures go deeper than the built-in ones.',
      licence: 'Terms of use of the United Nations.',
      credit: 'Source: UN Comtrade Database, United Nations.',
      url: 'https://comtradeplus.un.org/',
    },
    {
      id: 'world-bank',
      name: 'World Bank, indicators',
      how: 'Partly built in; the rest is asked when you order a report',
      gives: 'Gross domestic product, population and other data of each country.',
      licence: 'Creative Commons Attribution 4.0 (CC BY 4.0).',
      credit: 'Source: World Bank, World Development Indicators, CC BY 4.0.',
      url: 'https://data.worldbank.org/',
    },
    {
      id: 'pink-sheet',
      name: 'World Bank, commodity prices',
      how: 'Asked when you order a report; a spare copy is built in',
      gives: 'Monthly prices of about 70 commodities.',
      licence: 'Creative Commons Attribution 4.0 (CC BY 4.0).',
      credit: 'Source: World Bank, Commodity Price Data (The Pink Sheet), CC BY 4.0.',
      url: 'https://www.worldbank.org/en/research/commodity-markets',
    },
    {
      id: 'geodist',
      name: 'GeoDist, CEPII',
      how: 'Built in',
      gives: 'Distances between countries, to judge which markets are near.',
      licence: 'As published by CEPII; its authors are credited.',
      credit: 'Source: GeoDist, CEPII (Mayer & Zignago, 2011).',
      url: 'https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=6',
    },
    {
      id: 'news',
      name: 'Google News and GDELT',
      how: 'Asked when you order a report',
      gives: 'Recent headlines with their outlet, date and link, and the tone of the news.',
      licence: 'Headlines belong to their outlets; we only link to them.',
      credit: 'Every headline carries the name of its outlet.',
      url: 'https://www.gdeltproject.org/',
    },
  ],
  limits: {
    title: 'What these figures do not say',
    points: [
      'Of each code, the six largest countries on each side are known. The rest is shown as “others”: a country that is not listed may still trade.',
      'Built-in figures are rounded to the million dollars. A zero means less than half a million.',
      'Series of years use the 2012 edition of the Harmonized System. They are shown only where the code means the same as in the 2022 edition.',
      'A four-digit heading is the sum of its codes, and is said to be.',
      'Tariffs and entry requirements are not included. For those, each report links to the official databases.',
    ],
  },
}
