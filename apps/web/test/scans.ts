import type { WorkResponse } from '@sondeo/contract/events'
import type { ScanState } from '@sondeo/contract/scans'
import type { AnswerDetails, ScanSummary } from '@sondeo/contract/website-analysis'

export const scanId = '0193a1b2-0000-7000-8000-000000000010'
const url = 'https://compras.example/licitaciones'

export const runningState: ScanState = {
  _id: scanId,
  url,
  state: 'running',
  code: null,
  startedAt: '2026-11-18T10:00:00Z',
  loginUrl: null,
}

/** What the stream tells of that scan. */
export const runningWork: WorkResponse = {
  _id: scanId,
  tool: 'website',
  state: 'running',
  name: url,
  progress: null,
  resultId: null,
  code: null,
  startedAt: runningState.startedAt,
}

/** The same scan once it was read, with nothing special about it. */
export const readyScan: ScanSummary = {
  _id: scanId,
  url,
  title: 'Licitaciones abiertas',
  scannedAt: '2026-11-18T10:05:00Z',
  pagesRead: 4,
  recordsFound: 47,
  recordsAnnounced: 47,
  complete: true,
  recordLimit: null,
  needsBrowser: false,
  frameUrl: null,
  detailPages: { available: 0, read: 0, failed: 0, atOnce: 0, aboutSeconds: 0 },
  suggestions: ['¿Cuáles cierran este mes?'],
}

export const tenderRows = [
  { Objeto: 'Uniformes escolares', Entidad: 'Municipio de Ica' },
  { Objeto: 'Obra de riego', Entidad: 'Región Piura' },
]

/** What the built-in analyst says beside a table. */
export const answerDetails: AnswerDetails = {
  explanation: 'Mostramos 2 de 47 licitaciones.',
  analyst: { model: null },
  plan: { columns: [], filter: null, sort: [] },
}
