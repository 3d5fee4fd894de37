import { formatNumber } from '../../browser/format-number.ts'
import type { websiteAnalysis as es } from '../es/website-analysis.ts'

const pages = (count: number) => (count === 1 ? '1 page' : `${formatNumber(count, 'en')} pages`)
const details = (count: number) => (count === 1 ? '1 detail page' : `${formatNumber(count, 'en')} detail pages`)
const records = (count: number) => (count === 1 ? '1 record' : `${formatNumber(count, 'en')} records`)

const about = (seconds: number) => {
  if (seconds < 50) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute' : `about ${formatNumber(minutes, 'en')} minutes`
}

export const websiteAnalysis: typeof es = {
  title: 'Website analysis',
  scan: {
    heading: 'Scan a website',
    lead: 'Enter the URL of the page that has the data. We read every page of the list. Then you ask.',
    url: 'URL',
    placeholder: 'https://example.com/tenders',
    tipLabel: 'Tips for choosing a URL',
    tip: 'This tool may not work on every site. Use the specific URL of the page that has the data, and ask a clear question using words from that page.',
    beta: 'Beta',
    betaNote: 'This is a beta feature. Is a site not coming out right?',
    betaLink: 'Tell us which one',
    submit: 'Scan website',
    scanning: 'Scanning... Please wait',
    invalid: 'Please enter a valid URL',
    failed: "Sorry we couldn't find the data you are looking for, please try again",
  },
  login: {
    box: 'Requires login',
    legend: 'Site login',
    loginUrl: 'Login URL',
    loginUrlPlaceholder: 'https://example.com/login',
    loginUrlMissing: 'Enter the sign-in page’s URL',
    email: 'Username or email for the site',
    emailMissing: 'Enter the username',
    password: 'Password for the site',
    passwordMissing: 'Enter the password',
    advanced: {
      title: 'Advanced sign-in options',
      proOnly: 'Extra fields and session cookies are part of the Pro plan.',
      seePlans: 'See the plans',
      useCookie: 'Use a session cookie',
      cookie: 'Session cookie',
      cookieHint: 'As your browser sends it: name=value; other=value. We use it for this scan only and don’t store it.',
      cookieMissing: 'Paste the session cookie',
      extraHint: 'Some forms ask for more than a username and password, such as a branch or company code.',
      name: 'Field name',
      value: 'Value',
      add: 'Add a field',
      remove: number => `Remove field ${number}`,
    },
    promise: 'We use this for this scan only and don’t store it. Captchas and two-step verification aren’t supported.',
  },
  details: {
    label: 'Detail pages',
    needed: words =>
      words.length > 0
        ? `This list doesn’t include ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map(word => `“${word}”`))}. It may be on each record’s detail page.`
        : 'These contacts belong to the page, not to each record. Their contacts may be on each record’s detail page.',
    neededNote: (available, atOnce, seconds) =>
      atOnce < available
        ? `There are ${details(available)}; we can read ${formatNumber(atOnce, 'en')} at a time: ${about(seconds)}.`
        : `There ${available === 1 ? 'is' : 'are'} ${details(available)}: ${about(seconds)}.`,
    readAndAnswer: count => (count === 1 ? 'Read the detail page and answer' : `Read ${details(count)} and answer`),
    quiet: count => `Each record has a detail page (${formatNumber(count, 'en')}).`,
    quietStart: 'Read the detail pages too',
    forContacts: 'Missing contacts? They may be on each record’s detail page.',
    read: (count, available) =>
      count === available
        ? `We also read ${count === 1 ? 'the detail page' : `all ${details(count)}`}.`
        : `We also read ${formatNumber(count, 'en')} of ${details(available)}.`,
    readNote: failed =>
      failed === 0
        ? 'You can now ask about them.'
        : `You can now ask about them. ${failed === 1 ? '1 page could not be read' : `${formatNumber(failed, 'en')} pages could not be read`}.`,
    start: count => (count === 1 ? 'Read that detail page too' : `Read those ${details(count)} too`),
    failed: 'We couldn’t read the detail pages. Please try again.',
  },
  frame: {
    label: 'A list embedded from another site',
    found: 'This page has no list of its own; it shows one from another address.',
    scan: 'Scan that address',
  },
  progress: {
    label: 'Scan progress',
    starting: 'Opening the site…',
    soFar: (pagesRead, recordsFound) => `${pages(pagesRead)} read · ${records(recordsFound)}`,
    announced: count => `The site lists ${records(count)}`,
    byBrowser: 'This page loads its data with JavaScript, so we’re opening it in a browser.',
    signingIn: 'Signing in to the site…',
    detailsSoFar: pagesRead => `${details(pagesRead)} read`,
    left: (count, seconds) => `${pages(count)} to go, ${about(seconds)}`,
    elapsed: seconds =>
      seconds < 90
        ? `${seconds} seconds so far`
        : `${formatNumber(Math.floor(seconds / 60), 'en')} ${seconds < 120 ? 'minute' : 'minutes'} so far`,
    slow: 'This site is slow to answer. You can keep waiting or stop the scan.',
    stop: 'Stop and keep what we have',
    stopUnread: 'Stop',
    stopping: 'Stopping…',
  },
  samples: {
    heading: 'First time? Try an example',
    lead: 'Three demo lists with made-up data.',
    tenders: 'City tenders',
    suppliers: 'Supplier directory',
    products: 'Product catalog',
  },
  ask: {
    heading: 'Ask a question about the site',
    ownRules: 'Missing something?',
    ownRulesLink: 'Show us where it is',
    back: 'Back to website analysis',
    pages: pagesRead => pages(pagesRead),
    found: (pagesRead, recordsFound) => `${pages(pagesRead)} · ${records(recordsFound)}`,
    whole: announced => `Complete: ${formatNumber(announced, 'en')} of ${records(announced)}`,
    partial: announced => `Incomplete: the site lists ${records(announced)}.`,
    recordLimit: limit => `Your plan allows up to ${records(limit)} per scan. This list has more, so we stopped there.`,
    needsBrowser: 'There may be more rows: they load with JavaScript, and no browser is installed here.',
    prompt: 'Your question',
    placeholder: 'Ask for what you want to see, with any conditions and order',
    helpLabel: 'How to ask',
    help: 'Ask in Spanish or English. Name what you want to see and the conditions: places, amounts, dates, “with email”, “the 5 cheapest”.',
    submit: 'Analyze',
    analyzing: 'Analyzing... Please wait',
    missing: 'Please enter a question',
    failed: "Sorry we couldn't find the Data you are looking for",
    loading: 'Opening the scan…',
    loadFailed: 'Error getting data, please try again.',
    parseFailed: "Sorry, we couldn't process the data format.",
    retry: 'Try again',
    suggestions: 'Try',
  },
  list: {
    heading: 'What we read',
    readLinks: 'Scan the links in this list',
    loading: 'Loading the list…',
    failed: 'We couldn’t show the list.',
  },
  results: {
    heading: 'Analysis Results',
    prompt: 'Question',
  },
}
