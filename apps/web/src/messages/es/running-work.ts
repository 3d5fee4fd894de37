import { formatNumber } from '../../browser/format-number.ts'

const count = (value: number) => formatNumber(value, 'es')
const of = (value: number, one: string, many: string) => (value === 1 ? `1 ${one}` : `${count(value)} ${many}`)

/** Scans and reports that run, or ended while nobody looked. */
export const runningWork = {
  heading: 'En curso',
  endedHeading: 'Terminado',
  /** Its bar and the heading above say that it runs. */
  running: (name: string) => name,
  done: (name: string) => `Listo: ${name}`,
  failed: (name: string) => `No se pudo leer: ${name}`,
  stopped: (name: string) => `Detenido: ${name}`,
  website: (pages: number, records: number) =>
    `${of(pages, 'página leída', 'páginas leídas')} · ${of(records, 'registro', 'registros')}`,
  product: (done: number, expected: number) => `${count(done)} de ${of(expected, 'fuente', 'fuentes')}`,
  batch: (done: number, expected: number) => `${count(done)} de ${of(expected, 'dirección', 'direcciones')}`,
  rows: (rows: number) => of(rows, 'fila', 'filas'),
  starting: 'Empezando…',
  progress: (name: string) => `Avance de ${name}`,
  stop: 'Detener',
  stopNamed: (name: string) => `Detener ${name}`,
  stopping: 'Deteniendo…',
  open: 'Abrir',
  openNamed: (name: string) => `Abrir ${name}`,
  dismiss: 'Descartar',
  dismissNamed: (name: string) => `Descartar ${name}`,
}
