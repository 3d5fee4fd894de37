import type { websiteAnalysis as es } from '../es/website-analysis.ts'

const pages = (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`)
const records = (count: number) => (count === 1 ? '1 record' : `${count.toLocaleString('en')} records`)

const about = (seconds: number) => {
  if (seconds < 50) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute' : `about ${minutes.toLocaleString('en')} minutes`
}

export const websiteAnalysis: typeof es = {
  title: 'Website analysis',
  scan: {
    heading: 'Scan a website',
    lead: 'Type the address of the page that has the data. We read all of it, with every page of its list, and then you ask.',
    url: 'URL',
    placeholder: 'https://example.com/tenders',
    tipLabel: 'Advice on choosing the URL',
    tip: 'This tool may not work on every site. Use the specific URL of the page that holds the data, and ask a clear question with words taken from it.',
    beta: 'Beta',
    betaNote: 'We keep improving how sites are read. If a page is not read well, write to us.',
    submit: 'Scan website',
    scanning: 'Scanning... Please wait',
    invalid: 'Please enter a valid URL',
    failed: "Sorry we couldn't find the data you are looking for, please try again",
  },
  login: {
    box: 'Requires login',
    legend: 'Access to the site',
    loginUrl: 'Login URL',
    loginUrlPlaceholder: 'https://example.com/login',
    loginUrlMissing: 'Type the address where one signs in',
    email: 'User name or email on the site',
    emailMissing: 'Type the user name',
    password: 'Password on the site',
    passwordMissing: 'Type the password',
    advanced: {
      title: 'Advanced sign-in options',
      proOnly: 'Additional fields and the session cookie are part of the Pro plan.',
      seePlans: 'See the plans',
      useCookie: 'Get in with the cookie of a session that is open',
      cookie: 'Session cookie',
      cookieHint: 'As your browser sends it: name=value; other=value. It is used for this scan and not stored.',
      cookieMissing: 'Paste the cookie of the session',
      extraHint: 'Some forms want more than a user and a password, such as a branch or a company code.',
      name: 'Name of the field',
      value: 'Value',
      add: 'Add a field',
      remove: number => `Remove field ${number}`,
    },
    promise:
      'We use this for this one scan only and do not store it. We do not get around captchas or second steps of verification.',
  },
  details: {
    label: "Records' own pages",
    needed: words =>
      words.length > 0
        ? `The list says nothing about ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map(word => `“${word}”`))}. It may be on each record's own page.`
        : "These contacts belong to the page, not to each record. The records' own may be on the page that each of them has.",
    neededNote: (available, atOnce, seconds) =>
      atOnce < available
        ? `There are ${pages(available)}; we can read ${atOnce.toLocaleString('en')} at a time: ${about(seconds)}.`
        : `There ${available === 1 ? 'is' : 'are'} ${pages(available)}: ${about(seconds)}.`,
    readAndAnswer: count => (count === 1 ? 'Read that page and answer' : `Read ${pages(count)} and answer`),
    quiet: count => `Each record also has a page of its own: ${pages(count)} in all.`,
    quietStart: 'Read them too',
    read: (count, available) => `We also read the own pages of ${count.toLocaleString('en')} of ${records(available)}.`,
    readNote: failed =>
      failed === 0
        ? 'What they say now counts for your questions.'
        : `What they say now counts for your questions. ${failed === 1 ? '1 page could not be read' : `${failed.toLocaleString('en')} pages could not be read`}.`,
    start: count => (count === 1 ? 'Read that page too' : `Read those ${pages(count)} too`),
    failed: "The records' own pages could not be read, please try again.",
  },
  frame: {
    label: 'A frame from another address',
    found: 'This page has no list of its own: it shows another address inside a frame.',
    scan: 'Scan that address',
  },
  progress: {
    label: 'Progress of the scan',
    starting: 'Opening the site…',
    soFar: (pagesRead, recordsFound) => `${pages(pagesRead)} read · ${records(recordsFound)}`,
    announced: count => `The site announces ${records(count)}`,
    byBrowser: 'The page is drawn by scripts: we read it with a browser.',
    signingIn: 'Signing in to the site…',
    detailsSoFar: pagesRead => `Read ${pages(pagesRead)} of the records' own`,
    left: (count, seconds) => `${pages(count)} to go, ${about(seconds)}`,
    stop: 'Stop and keep what was read',
    stopping: 'Stopping…',
  },
  samples: {
    heading: 'First time? Try our sample site',
    lead: 'Three lists that we wrote, served by this very server.',
    tenders: 'Tenders of a town',
    suppliers: 'Directory of suppliers',
    products: 'Catalog of products',
  },
  waiting: {
    heading: 'Scans that wait for you',
    done: name => `Ready: ${name}`,
    running: name => `Running: ${name}`,
    failed: name => `Could not be read: ${name}`,
    open: 'Ask a question',
    dismiss: 'Dismiss',
  },
  ask: {
    heading: 'Ask a question about the site',
    ownRules: 'Is something missing that the page does show?',
    ownRulesLink: 'Say what to read with a rule of your own',
    back: 'Back to scanning',
    found: (pagesRead, recordsFound) => `We read ${pages(pagesRead)} with ${records(recordsFound)}.`,
    whole: announced => `The site announces ${records(announced)}: they are all here.`,
    partial: announced => `The site announces ${records(announced)}: some are missing.`,
    recordLimit: limit =>
      `Your plan allows up to ${records(limit)} per scan: the list has more and was read up to there.`,
    needsBrowser: 'The list may go on: the rest is loaded by scripts, and this server has no browser.',
    prompt: 'Your question',
    placeholder: 'For example: health tenders above 200,000 that close this month',
    helpLabel: 'How to ask',
    help: 'Ask in Spanish or English. Name what you want to see and the conditions: places, amounts, dates, “with email”, “the 5 cheapest”.',
    submit: 'Analyze',
    analyzing: 'Analyzing... Please wait',
    missing: 'Please type a question',
    failed: "Sorry we couldn't find the Data you are looking for",
    loading: 'Opening the scan…',
    loadFailed: 'Error getting data, please try again.',
    parseFailed: "Sorry, we couldn't process the data format.",
    retry: 'Try again',
    suggestions: 'Try',
  },
  list: {
    heading: 'What we read',
    loading: 'Loading the list…',
  },
  results: {
    heading: 'Analysis Results',
    prompt: 'Question',
  },
}
