import type { Endpoint } from './endpoint.ts'

const scanId = '0193f1a2-7c4e-7d10-9c55-0b6f6a1f2c31'
const searchId = '0193f1a3-11d8-7aa2-8f0e-5f6e0f9d7b42'
const batchId = '0193f1b0-4c5d-7e6f-8a9b-0c1d2e3f4a5b'
const addresses = ['https://tienda-uno.example/sillas', 'https://tienda-dos.example/sillas']
const watchId = '0193f1a9-6a20-7b3c-a1d4-2f7f9c8e5d63'

type Example = { body?: unknown; query?: Record<string, string>; reply?: unknown }

/** What one sends, and what comes back, by method and path: shown in the description of the calls. */
export const apiExamples: Record<string, Example> = {
  'POST /api/scrape/website': {
    body: { url: 'https://compras.example/licitaciones', auth: false },
    reply: {
      success: true,
      data: {
        _id: scanId,
        url: 'https://compras.example/licitaciones',
        title: 'Licitaciones vigentes',
        scannedAt: '2026-11-18T10:15:00.000Z',
        pagesRead: 5,
        recordsFound: 47,
        recordsAnnounced: 47,
        complete: true,
        recordLimit: null,
        needsBrowser: false,
        frameUrl: null,
        detailPages: { available: 47, read: 0, failed: 0, atOnce: 47, aboutSeconds: 60 },
        suggestions: ['¿Qué licitaciones cierran esta semana?'],
      },
    },
  },
  'POST /api/scrape/details': { body: { id: scanId, auth: false } },
  'POST /api/scrape/get/contents': { body: { id: scanId } },
  'POST /api/get-ai-data': {
    body: { scrappedDataId: scanId, prompt: '¿Qué licitaciones cierran esta semana?' },
    reply: {
      success: true,
      dataResponse: { content: '[{"Objeto":"Compra de sillas","Cierre":"20/11/2026"}]' },
      searchId,
      details: { explanation: '2 de 47 registros con cierre esta semana.', analyst: { model: null } },
    },
  },
  'POST /api/scans/list': { body: { id: scanId } },
  'POST /api/scans/state': {
    body: { id: scanId },
    reply: {
      success: true,
      scan: {
        _id: scanId,
        url: 'https://compras.example/licitaciones',
        state: 'running',
        code: null,
        startedAt: '2026-11-18T10:14:00.000Z',
        loginUrl: null,
      },
    },
  },
  'POST /api/scans/rows-so-far': { body: { id: scanId } },
  'POST /api/scans/contacts': { body: { id: scanId } },
  'GET /api/work': {
    reply: {
      success: true,
      work: [
        {
          _id: scanId,
          tool: 'website',
          state: 'running',
          name: 'https://compras.example/licitaciones',
          progress: { pagesRead: 3, recordsFound: 30, recordsAnnounced: 47 },
          resultId: null,
          code: null,
          startedAt: '2026-11-18T10:14:00.000Z',
        },
      ],
    },
  },
  'POST /api/stop-work': { body: { workId: scanId } },
  'POST /api/dismiss-work': { body: { workId: scanId } },
  'POST /api/scrape/trademark': { body: { productName: 'Azúcar' } },
  'POST /api/get-ai-data-for-directories': { body: { productName: 'Azúcar', lang: 'es' } },
  'POST /api/research/read': { body: { searchId, lang: 'es' } },
  'POST /api/research/update': { body: { searchId, lang: 'es' } },
  'POST /api/research/compare': { body: { left: { searchId }, right: { searchId: scanId }, lang: 'es' } },
  'POST /api/research/compare-countries': { body: { searchId, flow: 'exports', lang: 'es' } },
  'GET /api/get-searches': {
    query: { limit: '50' },
    reply: {
      success: true,
      searches: [
        {
          _id: searchId,
          name: '¿Qué licitaciones cierran esta semana?',
          created_at: '2026-11-18T10:16:00.000Z',
          pinned: false,
          tool: 'website',
          rows: 2,
          scanId,
        },
      ],
    },
  },
  'POST /api/get-search-history': { body: { searchId } },
  'POST /api/searches/rename': { body: { searchId, name: 'Cierres de la semana' } },
  'POST /api/pin-search': { body: { searchId } },
  'POST /api/delete-search-history': { body: { searchId } },
  'POST /api/export/table': { body: { searchId } },
  'POST /api/get-origin': {
    body: { searchId, row: 0, column: 'Cierre' },
    reply: {
      success: true,
      origin: {
        column: 'Cierre',
        text: '20/11/2026',
        formula: null,
        reading: { kinds: ['date'], basis: 'text', currency: null },
        inputs: [
          {
            name: 'Cierre',
            text: '20/11/2026',
            places: [
              {
                address: 'https://compras.example/licitaciones?pagina=2',
                kind: 'text',
                readAt: '2026-11-18T10:15:00.000Z',
                copy: `/api/origin-page/${searchId}/0-c1-0`,
              },
            ],
          },
        ],
        inputCount: 1,
        asOf: null,
      },
    },
  },
  'POST /api/consolidate/preview': { body: { searchIds: [searchId, scanId] } },
  'POST /api/consolidate': { body: { searchIds: [searchId, scanId], name: 'Todas las licitaciones' } },
  'POST /api/batches/plan': { body: { addresses } },
  'POST /api/batches/addresses': { body: { searchId } },
  'POST /api/batches': { body: { addresses, question: 'precio de cada silla' } },
  'POST /api/batches/get': { body: { batchId } },
  'POST /api/batches/stop': { body: { batchId } },
  'POST /api/batches/retry': { body: { batchId } },
  'POST /api/batches/correct': { body: { batchId, valueColumn: 'Precio' } },
  'POST /api/batches/delete': { body: { batchId } },
  'POST /api/watches': { body: { searchId, every: 'day', at: '08:00', timeZone: 'America/Lima' } },
  'POST /api/watches/run': { body: { watchId } },
  'POST /api/watches/pause': { body: { watchId } },
  'POST /api/watches/resume': { body: { watchId } },
  'POST /api/watches/delete': { body: { watchId } },
  'POST /api/watches/update': { body: { watchId, every: 'week' } },
  'POST /api/watches/seen': { body: { watchId } },
  'POST /api/watches/row': { body: { watchId, rowId: 12 } },
  'GET /api/watches/changes': { query: { watchId } },
}

export const exampleOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Example =>
  apiExamples[`${method} ${path}`] ?? {}
