import type { labelsEs } from './labels-es.ts'

export const labelsEn: typeof labelsEs = {
  methods: {
    reported: 'reported by the country',
    mirrored: 'the country does not report: sum of what its partners report',
    'sum-of-reporters': 'sum of the countries that report',
    'share-of-reporters': 'country value ÷ sum of the countries that report',
    'annual-growth-5-years': 'average annual growth over five years',
    'annual-growth-2-years': 'average annual growth over two years',
    'growth-last-year': 'growth year over year',
    'value-by-weight': 'value ÷ net weight',
    'value-by-estimated-weight': 'value ÷ net weight, partly estimated',
    'sum-of-squared-shares': 'Herfindahl-Hirschman index: sum of the squared shares',
    reconciled: 'value reconciled by CEPII between what exporter and importer report',
    'sum-of-countries': 'sum of all countries',
    'share-of-world': 'country value ÷ world total',
    'sum-of-codes': 'sum of the six-digit codes of the heading',
    'at-least-sum-of-codes':
      'sum of the codes in which the country is among the six largest; the true value is this or more',
    'at-least-share-of-world': 'known sum of the country ÷ world total; the true share is this or more',
    'rest-of-world': 'world total minus the countries listed',
    'seen-by-partners': 'reported by the other country',
  },
  sources: {
    comtrade: 'UN Comtrade',
    baci: 'BACI (CEPII), imported',
    'built-in': 'BACI (CEPII)',
    'world-bank': 'World Bank',
    'pink-sheet': 'World Bank commodity prices',
    'google-news': 'Google News',
    gdelt: 'GDELT',
  },
  reasons: {
    offline: 'is turned off',
    'not-awaited': 'hasn’t responded yet',
    throttled: 'is limiting requests',
    'quota-used-up': 'has used up its quota of requests',
    'key-refused': 'refused the access key',
    'bad-request': 'rejected the request',
    unavailable: 'is unavailable right now',
    'no-answer': 'didn’t respond in time',
    unreadable: 'sent an unreadable response',
  },
  states: {
    answered: 'OK',
    cached: 'cached',
    stale: 'outdated',
    empty: 'has no data',
    failed: 'failed',
    offline: 'turned off',
    waiting: 'hasn’t responded yet',
    'not-asked': 'wasn’t checked',
  },
  notes: {
    'mirrored-countries':
      'Some countries did not report; their value is the sum of what their partners report and is excluded from totals and shares.',
    'reporters-only': 'The world total is the sum of the countries that have reported that year.',
    'heading-instead-of-subheading': 'Very few countries report the subheading; the figures are of its whole heading.',
    'editions-differ': 'Countries used different editions of the nomenclature; growth is indicative.',
    'six-largest': 'The six largest countries are known; all the rest are together in “Others”.',
    'sum-of-codes':
      'This is the sum of the six-digit codes of the heading. Of each code the six largest countries are known, so some values are minimums and the rest is in “Others”.',
    'list-of-older-edition': 'The list of countries uses the HS 2017 edition, in which the heading is the same.',
    'below-rounding': 'World trade of this code is below half a million USD; figures are rounded to the million.',
    'largest-only': 'The list holds the twenty largest countries; totals and shares are of all of them.',
    'older-edition':
      'The figures use an earlier edition of the nomenclature; for a few codes what they cover may differ a little.',
  },
  attribution: release =>
    `Source: BACI, CEPII, release ${release} (Gaulier & Zignago 2010), Open Licence 2.0; aggregated by us.`,
  scope: (name, code, edition) => `${name} (${code}), ${edition}`,
}
