import type { Watch, WatchChange, WatchRun } from '@sondeo/contract/watches/watch'

export const watchId = '0193a1b2-0000-7000-8000-000000000020'

export const readRun: WatchRun = {
  _id: 'run-1',
  at: '2026-11-18T13:00:00Z',
  state: 'read',
  code: null,
  rowCount: 47,
  newCount: 2,
  goneCount: 0,
  changedCount: 1,
  deadlineCount: 0,
}

/** A daily watch that ran this morning and found something. */
export const tenders: Watch = {
  _id: watchId,
  name: 'Licitaciones abiertas',
  url: 'https://compras.example/licitaciones',
  site: 'compras.example',
  question: '¿Cuáles son de Ica?',
  every: 'day',
  at: '08:00',
  timeZone: 'America/Lima',
  notify: { mail: 'run' },
  state: 'active',
  createdAt: '2026-11-01T13:00:00Z',
  nextRunAt: '2026-11-19T13:00:00Z',
  lastRun: readRun,
  rowCount: 47,
  unseen: 3,
  pagesPerRun: 4,
  runsPerMonth: 30,
  quietColumns: ['Visitas'],
  deadlineDays: 7,
  scanId: null,
  searchId: null,
  hasLogin: false,
  feeds: null,
}

const change: WatchChange = {
  kind: 'new',
  at: readRun.at,
  rowId: 7,
  row: { Objeto: 'Uniformes escolares', Monto: 'S/ 120.000' },
  goneSince: null,
  code: null,
  place: { searchId: 'now', row: 4 },
  placeBefore: null,
  isSeen: false,
}

/** One of each kind, newest first. */
export const changes: WatchChange[] = [
  change,
  {
    ...change,
    kind: 'changed',
    rowId: 2,
    row: { Objeto: 'Obra de riego', Monto: 'S/ 150.000' },
    fields: [
      {
        name: 'Monto',
        kind: 'money',
        before: 'S/ 120.000',
        after: 'S/ 150.000',
        meaning: 'amount-up',
        difference: 30_000,
      },
      { name: 'Cierre', kind: 'date', before: '20/11/2026', after: '27/11/2026', meaning: 'deadline-moved' },
    ],
    place: { searchId: 'now', row: 1 },
    placeBefore: { searchId: 'before', row: 3 },
  },
  { ...change, rowId: 5, row: { Objeto: 'Mobiliario' }, goneSince: '2026-11-10T13:00:00Z', isSeen: true },
  {
    ...change,
    kind: 'gone',
    at: '2026-11-16T13:00:00Z',
    rowId: 3,
    row: { Objeto: 'Vacunas' },
    place: null,
    placeBefore: { searchId: 'before', row: 8 },
    isSeen: true,
  },
  {
    ...change,
    kind: 'unreadable',
    at: '2026-11-15T13:00:00Z',
    rowId: null,
    row: {},
    code: 'watched_list_much_smaller',
    place: null,
    isSeen: true,
  },
]
