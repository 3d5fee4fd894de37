import { formatNumber } from '../../browser/format-number.ts'
import type { runningWork as es } from '../es/running-work.ts'

const count = (value: number) => formatNumber(value, 'en')
const of = (value: number, one: string, many: string) => (value === 1 ? `1 ${one}` : `${count(value)} ${many}`)

export const runningWork: typeof es = {
  heading: 'In progress',
  endedHeading: 'Finished',
  running: name => name,
  done: name => `Ready: ${name}`,
  failed: name => `Couldn’t be read: ${name}`,
  stopped: name => `Stopped: ${name}`,
  website: (pages, records) => `${of(pages, 'page', 'pages')} read · ${of(records, 'record', 'records')}`,
  product: (done, expected) => `${count(done)} of ${of(expected, 'source', 'sources')}`,
  batch: (done, expected) => `${count(done)} of ${of(expected, 'address', 'addresses')}`,
  rows: rows => of(rows, 'row', 'rows'),
  starting: 'Starting…',
  progress: name => `Progress of ${name}`,
  stop: 'Stop',
  stopNamed: name => `Stop ${name}`,
  stopping: 'Stopping…',
  open: 'Open',
  openNamed: name => `Open ${name}`,
  dismiss: 'Dismiss',
  dismissNamed: name => `Dismiss ${name}`,
}
