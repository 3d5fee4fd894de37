export type SeededSearch = {
  name: string
  tool: 'website' | 'product'
  createdAt: Date
  prompt: string | null
  content: string
  summary: string | null
}

const day = 24 * 3600_000
const march = Date.UTC(2024, 2, 5, 12)
const fence = (rows: unknown) => `\`\`\`json\n${JSON.stringify(rows)}\n\`\`\``

const tenders = [
  ['LP-027-2026', 'Uniformes escolares', 'Ministerio de Salud', 229_513, '2026-11-27'],
  ['LP-031-2026', 'Adquisición de laptops', 'Ministerio de Salud', 262_515.5, '2026-12-03'],
  ['LP-035-2026', 'Mantenimiento de ascensores', 'EsSalud', 295_517, '2026-12-07'],
  ['LP-039-2026', 'Equipos de laboratorio', 'Ministerio de Educación', 1_328_519, '2026-12-11'],
  ['LP-043-2026', 'Suministro de papel bond', 'Ministerio de Salud', 61_521, '2026-12-15'],
].map(([code, subject, entity, amount, closes], index) => ({
  Código: code,
  Objeto: subject,
  Entidad: entity,
  Monto: amount,
  Año: 2026,
  Cierre: closes,
  Contacto: index === 3 ? [] : [`compras${index}@entidad.example`, '+51 1 555 0100'],
  Enlace: `https://portal.example/licitaciones/${code}`,
}))

const sugar = [
  { País: 'Brasil', 'Código HS': 1701, Año: 2023, 'Exportación (USD)': 15_769_000_000, 'Cuota (%)': 34.2 },
  { País: 'India', 'Código HS': 1701, Año: 2023, 'Exportación (USD)': 4_512_000_000, 'Cuota (%)': 9.8 },
  { País: 'Tailandia', 'Código HS': 1701, Año: 2023, 'Exportación (USD)': 3_204_000_000, 'Cuota (%)': 7 },
]
const analysis =
  '```markdown\n## Demanda\n\nBrasil exporta **34,2 %** del azúcar del mundo (#1).\n\n- India y Tailandia siguen.\n- Los precios bajaron.\n\n## Fuentes\n\n[UN Comtrade](https://comtradeplus.un.org/) y [esto no](javascript:alert(1)) <b>ni esto</b>.\n```'

const many = Array.from({ length: 10_000 }, (_, index) => ({
  Número: index + 1,
  Empresa: `Empresa ${String(index + 1).padStart(5, '0')}`,
  Ciudad: ['Lima', 'Bogotá', 'Quito', 'Santiago'][index % 4],
  Ventas: (index * 7919) % 100_003,
  Descripción: 'Fabricación y distribución de productos para el hogar, la oficina y la industria en todo el país',
}))

const website = (name: string, content: string, ago: number, prompt = 'licitaciones abiertas'): SeededSearch => ({
  name,
  tool: 'website',
  createdAt: new Date(march - ago * day),
  prompt,
  content,
  summary: null,
})

const history = (count: number) =>
  Array.from({ length: count }, (_, index) => website(`Búsqueda ${index + 1}`, fence(tenders), index + 10))

const special: SeededSearch[] = [
  website('portal.example/licitaciones', fence(tenders), 0),
  {
    name: 'Azúcar',
    tool: 'product',
    createdAt: new Date(march - day),
    prompt: null,
    content: fence(sugar),
    summary: analysis,
  },
  website('Diez mil empresas', JSON.stringify({ results: many }), 2, 'todas las empresas'),
  website('Sin datos', '[]', 3),
  website('Prosa', 'Lo siento, no encontré ninguna licitación en la página.', 4),
  website('Cortada', '[{"a":1},{"a":2', 5),
]

const longLink = `https://portal.example/${'estadisticas'.repeat(10)}2026`
const withLongLink: SeededSearch = {
  name: 'Enlace largo',
  tool: 'product',
  createdAt: new Date(march - 6 * day),
  prompt: null,
  content: fence(sugar),
  summary: `**Fuentes**\n\nLas cifras están en ${longLink} y en [${longLink}](${longLink}).`,
}

const lists: Record<string, SeededSearch[]> = {
  reader: [...special, ...history(19)],
  opener: special,
  specified: [...special, withLongLink],
  pinner: history(3),
  deleter: history(6),
  historian: history(4),
  binner: history(2),
  // The analytics look back twelve months from today.
  counter: special.map((search, index) => ({ ...search, createdAt: new Date(Date.now() - index * 40 * day) })),
}

export const searchesOf = (name: string): SeededSearch[] => lists[name] ?? []
