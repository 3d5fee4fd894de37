import type { CommandTexts } from './es.ts'

const pagesOf = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
const recordsOf = (count: number) => (count === 1 ? '1 record' : `${count} records`)
const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

export const en: CommandTexts = {
  help: `Sondeo in the terminal.

  npm run sondeo -- scan <address>          scans a site and shows its list
      --ask <question>                        answers the question with a table
  npm run sondeo -- research <product>      researches a product
      --code <code>                           its HS code
  npm run sondeo -- watch <address>         scans and watches the list
      --ask <question>                        watches only what answers the question
      --every <hour|day|weekdays|week>        how often; day unless given
      --at <HH:MM>                            at what time; 08:00 unless given
  npm run sondeo -- watch                   shows what is being watched
  npm run sondeo -- results                 shows saved results
  npm run sondeo -- open <id>               shows a saved result

For all of them:
  --csv <file>         saves the table as a CSV file
  --json               writes the result as JSON, with the origin of every value
  --limit <number>     how many rows to show; 50 unless given. A CSV holds them all
  --server <address>   the server (or SONDEO_URL); without it or a key, it works alone on the built-in database
  --key <key>          a key from your profile (better in SONDEO_KEY, where nobody sees it)
  --lang <es|en>       the language
  --quiet              without progress

Exit codes: 0 done · 1 could not be done · 2 the command is wrong · 3 nothing was found · 4 the key doesn’t work ·
130 interrupted
`,
  seeHelp: 'See npm run sondeo -- help.',
  unknownCommand: name => `There is no command “${name}”.`,
  missing: {
    scan: 'The address is missing.',
    research: 'The product is missing.',
    open: 'The id of the result is missing.',
  },
  tooMany: 'There are too many words; put quotes around whatever has spaces.',
  badOption: option => `The option ${option} doesn’t exist or is incomplete.`,
  badLimit: '--limit must be a whole number.',
  badEvery: '--every must be hour, day, weekdays or week.',
  badAt: '--at must be a time, such as 08:00.',
  cannotRun: {
    keyMissing: 'The key is missing: create one in your profile and put it in SONDEO_KEY.',
    badServer: 'The address of the server isn’t valid.',
    serverRuns:
      'Sondeo is already open with this data. Use that server: create a key in your profile and put it in SONDEO_KEY.',
    noAccount:
      'Without a server it only works on the built-in database. Give the server in SONDEO_URL and your key in SONDEO_KEY.',
  },
  away: 'The server isn’t responding.',
  cannotWrite: file => `${file} could not be written.`,
  failed: 'Something went wrong.',
  stopping: 'Stopping… what was read is kept.',
  scanning: (pages, records, announced) =>
    `${pagesOf(pages)} · ${announced === undefined ? '' : `${records} of `}${recordsOf(announced ?? records)}`,
  researching: (done, expected) => `${done} of ${expected} sources`,
  scanned: (pages, records) => `${recordsOf(records)} on ${pagesOf(pages)}.`,
  incomplete: 'The list was not read to its end.',
  noTable: 'No table was found.',
  rows: (shown, all) => (shown < all ? `${shown} of ${rowsOf(all)}` : rowsOf(all)),
  sources: 'Sources:',
  open: 'See it with its origins:',
  written: (file, rows) => `${file}: ${rowsOf(rows)}`,
  watching: name => `Watching “${name}”.`,
  noWatches: 'Nothing is being watched yet.',
  noResults: 'There are no saved results yet.',
}
