import { writeCsv } from '@sondeo/table/csv'
import { makeSheetCell } from '@sondeo/table/sheet-cell'
import { writeXlsx } from '@sondeo/table/xlsx'
import { planUpdate } from '../apps/server/src/features/exports/plan-update.ts'
import { splitBatches } from '../apps/server/src/features/exports/split-batches.ts'
import { consolidateTables } from '../packages/analyst/src/consolidate/consolidate-tables.ts'
import { matchColumns } from '../packages/analyst/src/consolidate/match-columns.ts'
import { type Cell, TABLE_VERSION, type Table } from '../packages/table/src/table.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 5
const headers = ['Empresa', 'RUC', 'Correo', 'Teléfono', 'Monto', 'Cierre']

/** Writing files, and finding rows again, in ratio to joining the same strings; medians of processor time. */
export async function run(): Promise<void> {
  console.log(`${headers.length} columns, medians of ${ROUNDS} rounds of processor time`)
  for (const size of SIZES) {
    const rows = makeRows(size)
    const typed = rows.map(row => row.map((text, at) => makeSheetCell(readCell(text, at))))
    const join = await measure(() => rows.map(row => row.join(',')).join('\r\n'))
    const csv = await measure(() => writeCsv({ headers, rows }))
    const xlsx = await measure(() => writeXlsx([{ name: 'Datos', headers, rows: typed }]))
    const sheets = await measure(() => splitBatches(planUpdate([headers, ...rows], { headers, rows }).values))
    console.log(`  ${String(size).padStart(6)} rows: joining ${join.toFixed(1)} ms`)
    for (const [name, ms] of Object.entries({ CSV: csv, Excel: xlsx, 'finding rows again for Google Sheets': sheets }))
      console.log(`           ${name}: ${ms.toFixed(0)} ms, ${(ms / join).toFixed(1)} times joining`)
  }
  const tables = [makeTable(makeRows(10_000)), makeTable(makeRows(10_000, 5_000))]
  const sources = tables.map((table, at) => ({ name: `lista ${at}`, address: null, table }))
  const words = { source: 'Fuente', address: 'Dirección', formula: 'joined' }
  let duplicates = 0
  const joining = await measure(() => {
    ;({ duplicates } = consolidateTables({ sources, columns: matchColumns(tables), words }))
  })
  console.log(`  two lists of 10,000 rows into one (${duplicates} duplicates): ${joining.toFixed(0)} ms`)
}

async function measure(work: () => unknown): Promise<number> {
  const times = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    // The first round only warms up.
    if (round > 0) times.push((user + system) / 1000)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

const makeRows = (size: number, from = 0): string[][] =>
  Array.from({ length: size }, (_, at) => {
    const id = from + at
    const day = String((id % 28) + 1).padStart(2, '0')
    return [
      `Empresa "${id}", S.A.C.`,
      `20${String(id).padStart(9, '0')}`,
      `ventas${id}@empresa.pe`,
      `+51 1 ${String(600 + (id % 300))} ${String(1000 + (id % 9000))}`,
      `S/ ${(id * 37) % 100_000}`,
      `2026-12-${day}`,
    ]
  })

function readCell(text: string, column: number): Pick<Cell, 'text' | 'value'> {
  if (column === 4)
    return { text, value: { kind: 'money', amount: Number(text.slice(3)), currency: 'PEN', sign: 'S/' } }
  return column === 5 ? { text, value: { kind: 'date', date: text } } : { text, value: { kind: 'text', text } }
}

const makeTable = (rows: readonly string[][]): Table => ({
  version: TABLE_VERSION,
  title: null,
  columns: headers.map((name, at) => ({ id: `c${at}`, name, kind: at === 4 ? 'money' : at === 5 ? 'date' : 'text' })),
  rows: rows.map(row => ({
    cells: Object.fromEntries(row.map((text, at) => [`c${at}`, { ...readCell(text, at), origin: null }])),
  })),
})
