import { formatNumber } from '../../browser/format-number.ts'
import type { scanPlace as es } from '../es/scan-place.ts'

const count = (value: number) => formatNumber(value, 'en')

export const scanPlace: typeof es = {
  running: {
    heading: 'Scanning the site',
    rows: 'Read so far',
    firstRows: shown => `Showing the first ${count(shown)} rows. The rest will be here when the scan ends.`,
    back: 'Back to website analysis',
  },
  failed: {
    heading: 'We couldn’t read this site',
    notCharged: 'This scan doesn’t count toward your plan.',
  },
  stopped: {
    heading: 'Scan stopped',
    note: 'It was stopped before any page was read, so there is nothing to keep. It doesn’t count toward your plan.',
  },
  gone: 'This scan is no longer here. We keep scanned pages for 30 days.',
  loading: 'Opening the scan…',
  scannedAt: day => `Read on ${day}`,
  readAgain: 'Scan again',
  rules: 'Custom rules',
  ownRules: names => `Read with your rules: ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}.`,
  showAll: 'Show the whole list',
  questions: {
    heading: 'Questions about this scan',
    rows: rows => (rows === 1 ? '1 row' : `${count(rows)} rows`),
    shown: 'On screen',
  },
  contacts: {
    heading: 'Contacts',
    none: 'We found no emails, phone numbers or addresses in this scan.',
    failed: 'We couldn’t gather the contacts, please try again.',
    columns: { name: 'Name', person: 'Person', role: 'Role', page: 'Page' },
    kinds: { email: 'Email', mobile: 'Mobile', landline: 'Landline', phone: 'Phone', address: 'Address' },
  },
  answerGone: 'That answer is no longer saved.',
}
