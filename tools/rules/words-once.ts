import { isTest, type Rule, withoutComments } from './source-files.ts'

/** What many places need has one home; the others are those that cannot reach it or mean something else by it. */
const homes: { sign: RegExp; home: RegExp; instead: string }[] = [
  {
    // Secrets are hidden in every form.
    sign: /\.normalize\(['"]NFK?D['"]\)/,
    home: /^packages\/(table\/src\/fold-words|scraping\/src\/login\/hide-secrets)\.ts$/,
    instead: 'folds text; ask packages/table/src/fold-words.ts',
  },
  {
    sign: /\b(?:enero|january)\W+(?:\w{3,8}\W+){0,3}(?:febrero|february)\b/i,
    home: /^(packages\/values\/src\/data\/date-words\.data|apps\/server\/.*\/common-passwords\.data|tools\/train-analyst\/.*)\.ts$/,
    instead: 'lists months; ask packages/values/src/data/date-words.data.ts or Intl',
  },
  {
    sign: /\b(?:catorce|fourteen)\b/i,
    home: /^(packages\/table\/src\/number-words\.data|evals\/summaries\/spell-number)\.ts$/,
    instead: 'lists number words; ask packages/table/src/number-words.data.ts',
  },
  {
    // Invented sentences must not take their words from the list that finds them out.
    sign: /\b(?:hondure(?:no|ño)|honduran|surcoreano|south korean?)(?![a-z])/i,
    home: /^(packages\/table\/src\/country-words|evals\/summaries\/country-words)\.data\.ts$/,
    instead: 'lists what countries are called; ask packages/table/src/country-words.data.ts or Intl',
  },
  {
    sign: /\bkgs?\b[^\w\n]+(?:\w{1,10}[^\w\n]+){0,4}(?:gr|gramos?|grams?|lbs?|ml|lt)\b/i,
    home: /^packages\/table\/src\/measures\.data\.ts$/,
    instead: 'lists measures; ask packages/table/src/measures.data.ts',
  },
]

export const wordsOnce: Rule = {
  name: 'words-once',
  why: 'Two lists of one thing drift apart, and then two parts of the product read one text differently.',
  check: files =>
    files
      .filter(({ path }) => /^(apps|packages|tools|evals|bench)\/.*\.tsx?$/.test(path) && !isTest(path))
      .filter(({ path }) => !path.startsWith('tools/rules/') && !/\/(messages|test-kit)\//.test(path))
      .flatMap(({ path, text }) =>
        homes
          .filter(({ sign, home }) => !home.test(path) && sign.test(withoutComments(text)))
          .map(({ instead }) => ({ path, problem: instead })),
      ),
}
