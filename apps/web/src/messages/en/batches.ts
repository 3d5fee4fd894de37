import { formatNumber } from '../../browser/format-number.ts'
import type { batches as es } from '../es/batches.ts'

const number = (count: number) => formatNumber(count, 'en')
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

export const batches: typeof es = {
  link: 'Scan many URLs at once',
  title: 'Scan many URLs at once',
  short: 'Batches of URLs',
  offer: 'Several URLs? Read them in a batch',
  back: 'Back to website analysis',
  lead: 'Paste up to 200 URLs and ask one question. We read them all and give you a single table, with the source of every row.',
  form: {
    addresses: 'URLs',
    placeholder: 'https://shop-one.com/offers\nhttps://shop-two.com/prices',
    hint: 'One per line. You can also upload a CSV or Excel file that contains them.',
    count: (count: number, most: number) => `${number(count)} of ${number(most)}`,
    tooMany: (most: number) => `A batch takes up to ${number(most)} URLs. Remove some, or make several batches.`,
    repeated: (count: number) => `${counted(count, 'repeated line', 'repeated lines')} removed.`,
    upload: 'Upload CSV or Excel',
    uploading: 'Looking for URLs…',
    uploadFailed: 'We couldn’t find URLs in this file.',
    tooLarge: 'The file is too large (4 MB at most).',
    linksFailed: 'We couldn’t find URLs in this result.',
    section: 'Or a whole section of a site',
    sectionPlaceholder: 'https://shop.com/products/',
    sectionHint:
      'We look for its pages in the site map or along its links, up to 200, and add them to the list above. Pages of one kind become one list.',
    findSection: 'Find its pages',
    sectionFailed: 'We couldn’t find the pages of this section.',
    sectionPart: 'The section may have more pages: we look for up to 200, and no longer than 45 seconds.',
    columns: 'We found URLs in these columns. Choose one:',
    ownPages: 'The page of each row',
    column: (name: string, count: number) => `${name} (${counted(count, 'URL', 'URLs')})`,
    question: 'Question',
    questionHint: 'The same for all of them. Leave it empty to read the whole list at each URL.',
    questionPlaceholder: 'Name and price',
    shape: 'What table do you want?',
    list: 'One list',
    kinds: 'One list per kind of page',
    matrix: 'Compare sites',
    shapeHints: {
      list: 'One row per record, with its source. Duplicate rows are merged and keep all their origins.',
      kinds:
        'For the pages of a section: those of one kind make one list. Each detail page is a row; catalog pages get a list of their own.',
      matrix:
        'One row per product and one column per site: the price of each product in each shop, for example. Products are recognized by code, name and unit, and you can correct them.',
    },
    check: 'See cost and time',
    start: (count: number) => `Read ${counted(count, 'URL', 'URLs')}`,
    failed: 'We couldn’t start the batch.',
    planFailed: 'We couldn’t work out cost and time.',
  },
  plan: {
    heading: 'Before it starts',
    units: (units: number) => `${counted(units, 'scan', 'scans')} of your plan: one per URL read`,
    left: (left: number) => `You have ${number(left)} left`,
    unlimited: 'This batch fits your plan',
    short: (missing: number) =>
      `Your plan is ${counted(missing, 'scan', 'scans')} short. URLs beyond it stay unread, with that reason.`,
    time: (duration: string) => `It will take about ${duration}`,
    sites: (sites: number) => `${counted(sites, 'site', 'sites')}: URLs of the same site are read one at a time`,
    failures: 'What can’t be read isn’t charged.',
    notWeb: 'we only read http or https URLs.',
    noAddress: 'not a web address.',
    refused: (count: number) => `${counted(count, 'line', 'lines')} won’t be read:`,
  },
  showMore: (count: number) => `Show ${number(count)} more`,
  showFewer: 'Show fewer',
  seconds: (seconds: number) => {
    if (seconds < 90) return counted(seconds, 'second', 'seconds')
    const minutes = Math.ceil(seconds / 60)
    return minutes < 90 ? counted(minutes, 'minute', 'minutes') : counted(Math.ceil(minutes / 60), 'hour', 'hours')
  },
  list: {
    heading: 'Your batches',
    empty: 'You have no batches yet.',
    failed: 'We couldn’t load your batches.',
    progress: (done: number, all: number) => `${number(done)} of ${counted(all, 'URL', 'URLs')}`,
    rows: (rows: number) => counted(rows, 'row', 'rows'),
    failedCount: (count: number) => `${number(count)} failed`,
    kept: 'Batches are kept for 30 days. Their tables stay in your history until you delete them.',
  },
  state: { running: 'Reading', joining: 'Making the table', done: 'Done', stopping: 'Stopping' },
  itemState: { waiting: 'Waiting', running: 'Reading', done: 'Read', failed: 'Failed', stopped: 'Stopped' },
  view: {
    title: 'Batch',
    back: 'All batches',
    failed: 'We couldn’t open this batch.',
    retryLoad: 'Try again',
    addresses: 'URLs',
    progress: (done: number, all: number) => `${number(done)} of ${number(all)} URLs`,
    elapsed: (duration: string) => `${duration} so far`,
    readingNow: (url: string) => `Reading now: ${url}`,
    waitingTurn: 'Waiting for its turn.',
    summary: ({ rowCount, doneCount, duplicates }) => {
      const rows = `${counted(rowCount, 'row', 'rows')} from ${counted(doneCount, 'URL', 'URLs')}`
      return duplicates > 0 ? `${rows} · ${counted(duplicates, 'duplicate', 'duplicates')} merged` : rows
    },
    pages: (pages: number) => counted(pages, 'page', 'pages'),
    rows: (rows: number) => counted(rows, 'row', 'rows'),
    stop: 'Stop and keep what was read',
    stopping: 'Stopping…',
    retry: (count: number) => `Retry ${count === 1 ? 'the one that failed' : `the ${number(count)} that failed`}`,
    remove: 'Remove this batch',
    removed: 'Batch removed. What it read is still in your history.',
    actionFailed: 'That didn’t work.',
    openTable: 'Open in saved results',
    openScan: 'Open this scan',
    needsLogin: 'This page asks you to sign in.',
    signIn: 'Enter your login',
    tables: 'List',
    table: (name: string, pages: number, rows: number) =>
      `${name} (${counted(pages, 'page', 'pages')}, ${counted(rows, 'row', 'rows')})`,
    otherPages: (count: number) =>
      count === 1
        ? 'One page is unlike the others and is in no list. You can open it below.'
        : `${number(count)} pages are unlike the others and are in no list. You can open them below.`,
    noTable: 'No URL gave any rows, so there is no table.',
    joinFailed: 'We couldn’t combine what was read into one table.',
    background: 'You can close this page: we keep reading.',
  },
  matches: {
    heading: 'Matched products',
    lead: 'How we matched products across sites, least certain first. Correct what’s wrong and the table updates.',
    value: 'Value to compare',
    byCode: 'Same code',
    byName: (percent: number) => `Name and unit: ${number(percent)}%`,
    byPerson: 'You decided',
    joined: 'Matched',
    apart: 'Separate',
    same: 'They’re the same',
    different: 'They’re different',
    none: 'No product appears on more than one site.',
    failed: 'We couldn’t correct it.',
  },
}
