import type { Rule } from './source-files.ts'

/** The last one that a released version has. Raised with each release: what was taken out of use before it may go then. */
const LAST_RELEASED = 13

const isMigration = /^packages\/database\/migrations\/(?<number>\d{4})_[^/]+\.sql$/

const breaking: readonly [pattern: RegExp, problem: string][] = [
  [
    /\bdrop\s+(table|column|view|type|schema)\b/i,
    'takes away what the version before still reads; take it out of use now and drop it a release later',
  ],
  [/\brename\s+(to|column)\b/i, 'renames what the version before still names; add the new name beside it'],
  [
    /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    'changes the type of what the version before still writes; add a column',
  ],
  [/\bset\s+not\s+null\b/i, 'demands what the version before does not write; give it a default first'],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    'adds a column that the version before does not fill; give it a default',
  ],
]

export const additiveMigrations: Rule = {
  name: 'additive-migrations',
  why: 'While servers are restarted one by one, two versions work on the same tables.',
  check: files =>
    files.flatMap(({ path, text }) => {
      const number = Number(isMigration.exec(path)?.groups?.number ?? 0)
      if (number <= LAST_RELEASED) return []
      const statements = text.replace(/--[^\n]*/g, '').split(';')
      return statements.flatMap(statement =>
        breaking.filter(([pattern]) => pattern.test(statement)).map(([, problem]) => ({ path, problem })),
      )
    }),
}
