import { readOrMakeSecret } from '../../apps/server/src/read-secret.ts'
import { openDatabase } from '../../packages/database/src/open-database.ts'
import { type Cell, TABLE_VERSION, type Table } from '../../packages/table/src/table.ts'
import { readColumn } from '../../packages/values/src/read-column.ts'

type Line = Record<string, string>

export const suppliers: Line[] = [
  {
    Empresa: 'Agro Ana S.A.C.',
    RUC: '20100047218',
    Correo: 'ana@agro.pe',
    Monto: 'S/ 1.500,50',
    Cierre: '15/03/2026',
    Nota: 'dijo "hola",\ny se fue 🚢',
  },
  { Empresa: 'Agro Eva', RUC: '', Correo: 'eva@agro.pe', Monto: 'S/ 90,00', Cierre: '16/03/2026', Nota: '=1+1' },
  {
    Empresa: 'Agro Luz',
    RUC: '',
    Correo: 'luz@agro.pe',
    Monto: 'S/ 20,00',
    Cierre: '17/03/2026',
    Nota: '+51 1 612 3456',
  },
]
const buyers: Line[] = [
  { Company: 'Agro Ana', 'E-mail': 'ANA@agro.pe', Phone: '+51 1 612 3456', Remarks: 'first' },
  { Company: 'Quinoa Real', 'E-mail': 'hola@quinoa.pe', Phone: '+51 1 999 0000', Remarks: 'second' },
]

/** A table as an analysis saves it: every column read, every cell from its page. */
function makeTable(url: string, lines: readonly Line[]): Table {
  const names = Object.keys(lines[0] ?? {})
  const readings = names.map(name =>
    readColumn(
      lines.map(line => line[name] ?? ''),
      { name, language: 'es' },
    ),
  )
  const origin = { kind: 'page', pageId: url, url, place: { kind: 'text', path: '0', start: 0, end: 1 } } as const
  return {
    version: TABLE_VERSION,
    title: null,
    columns: names.map((name, at) => ({ id: `c${at}`, name, kind: readings[at]?.kind ?? 'text' })),
    rows: lines.map((line, row) => ({
      cells: Object.fromEntries(
        names.map((name, at): [string, Cell] => {
          const text = line[name] ?? ''
          const value = readings[at]?.values[row] ?? { kind: 'empty' }
          return [`c${at}`, { text, value, origin: text === '' ? null : origin }]
        }),
      ),
    })),
  }
}

export type ExportsSeed = { token: string; suppliersId: string }

/** One account with two analyses and a research, in a new data folder. */
export async function seedExports(dataDir: string): Promise<ExportsSeed> {
  const { stores, close } = await openDatabase({ dataDir, encryptionKey: readOrMakeSecret(dataDir) })
  const now = new Date('2026-11-01T10:00:00Z')
  const who = {
    email: 'exporter@example.com',
    username: 'exporter',
    name: 'Ana',
    passwordHash: 'none',
    plan: 'pro',
  } as const
  const made = await stores.users.create({ ...who, now: new Date() })
  if (made.result !== 'created') throw new Error(made.result)
  const ownerId = made.user.id
  const token = await stores.sessions.start({ ownerId, passwordHash: 'none', now: new Date() })

  async function save(name: string, lines: readonly Line[], summary: string | null = null) {
    const table = makeTable(name, lines)
    const details = {
      explanation: 'Todas las filas.',
      analyst: { model: null },
      table,
      readAt: { [name]: now.toISOString() },
    }
    const document = { prompt: null, content: JSON.stringify(lines), summary, details }
    const saved = await stores.searches.create({ ownerId, tool: 'website', name, documentVersion: 1, document, now })
    return saved.result === 'created' ? saved.id : ''
  }
  const suppliersId = await save('https://uno.example/proveedores', suppliers, '## Demanda\n\nCrece **mucho**.')
  await save('https://two.example/buyers', buyers)
  await close()
  return { token: token ?? '', suppliersId }
}
