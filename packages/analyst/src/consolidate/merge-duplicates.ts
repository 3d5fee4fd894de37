import { IN_SEVERAL, type Origin } from '@sondeo/table/origin'
import type { Cell, Row } from '@sondeo/table/table'
import { foldText } from '../fold-text.ts'
import { type IdentityKind, plainName, readIdentity } from './identify-row.ts'

/** `sources` are the lists that have it, `names` what they are called, `addresses` where it stands. */
export type JoinedRow = Row & { sources: Set<number>; names: Set<string>; addresses: Set<string> }

/** `isTelling`: it names somebody or something; a country or a kind of thing is shared by many. */
export type NameColumn = { id: string; isTelling: boolean }

type Identities = Map<string, { kind: IdentityKind; key: string }>

/** Names that very many share ("Lima") say nothing; looking at all of them would take forever. */
const MAX_NAMESAKES = 50
/** A column identifies where nearly all its values differ: an address that every row repeats is the site's own. */
const MIN_DISTINCT = 0.9

/** The places that a value was copied from. */
export const copiedFrom = (origin: Origin | null) => {
  if (!origin) return []
  return origin.kind === 'derived' ? origin.inputs.flatMap(({ origins }) => origins) : [origin]
}

const isFilled = (cell: Cell | undefined): cell is Cell => cell !== undefined && cell.text.trim() !== ''
const sameText = (one: Cell, other: Cell) => foldText(one.text) === foldText(other.text)

/** The first list's value is shown; every other is named beside it, with its own place, whether it says the same or not. */
function keepBoth(kept: Cell, known: JoinedRow, other: Cell & { from: JoinedRow }): Cell {
  const describe = ({ text, origin }: Cell, { names }: JoinedRow) => ({
    name: [...names][0] ?? '',
    text,
    origins: copiedFrom(origin),
  })
  const { origin } = kept
  // What was worked out has its own inputs, which stay as they are.
  if (origin?.kind === 'derived' && origin.formula !== IN_SEVERAL) return kept
  const before = origin?.kind === 'derived' ? origin.inputs : [describe(kept, known)]
  return { ...kept, origin: { kind: 'derived', formula: IN_SEVERAL, inputs: [...before, describe(other, other.from)] } }
}

/** The columns whose values tell the rows of every list apart. */
function findIdentifying(rows: readonly JoinedRow[], columnIds: readonly string[]): string[] {
  return columnIds.filter(id => {
    const bySource = new Map<number, string[]>()
    for (const { cells, sources } of rows) {
      const key = readIdentity(cells[id])?.key
      const source = [...sources][0] ?? 0
      if (!key) continue
      const keys = bySource.get(source)
      if (keys) keys.push(key)
      else bySource.set(source, [key])
    }
    const lists = [...bySource.values()]
    return lists.length > 0 && lists.every(keys => new Set(keys).size >= keys.length * MIN_DISTINCT)
  })
}

/** Rows of one thing become one: by tax number, e-mail or address, else by name where nothing speaks against it. */
export function mergeDuplicates(rows: readonly JoinedRow[], columnIds: readonly string[], name: NameColumn | null) {
  const nameId = name?.id ?? null
  const identifying = findIdentifying(rows, columnIds)
  const others = columnIds.filter(id => id !== nameId && !identifying.includes(id))
  const merged: JoinedRow[] = []
  const identitiesOf = new Map<JoinedRow, Identities>()
  const byIdentity = new Map<string, JoinedRow>()
  const byName = new Map<string, JoinedRow[]>()

  const readIdentities = ({ cells }: Row): Identities =>
    new Map(
      identifying.flatMap(id => {
        const identity = readIdentity(cells[id])
        return identity ? [[id, identity] as const] : []
      }),
    )
  const nameOf = ({ cells }: Row) => (nameId && isFilled(cells[nameId]) ? plainName(cells[nameId].text) : '')

  const contradicts = (one: Identities, other: Identities, kinds: readonly IdentityKind[]) =>
    [...one].some(([id, { kind, key }]) => kinds.includes(kind) && other.has(id) && other.get(id)?.key !== key)

  function agreesWith(row: Row, known: Row): boolean {
    const shared = others.flatMap(id => {
      const [one, other] = [row.cells[id], known.cells[id]]
      return isFilled(one) && isFilled(other) ? [sameText(one, other)] : []
    })
    if (!name?.isTelling) return shared.length > 0 && shared.every(Boolean)
    return shared.filter(Boolean).length * 2 >= shared.length
  }

  function findSame(row: JoinedRow, identities: Identities): JoinedRow | undefined {
    for (const { kind, key } of identities.values()) {
      const known = byIdentity.get(`${kind} ${key}`)
      // One mailbox may serve two companies; one tax number does not.
      if (known && !contradicts(identities, identitiesOf.get(known) ?? new Map(), ['tax-id'])) return known
    }
    return byName
      .get(nameOf(row))
      ?.find(
        known =>
          !contradicts(identities, identitiesOf.get(known) ?? new Map(), ['tax-id', 'email', 'url']) &&
          agreesWith(row, known),
      )
  }

  function remember(row: JoinedRow, identities: Identities) {
    identitiesOf.set(row, new Map([...(identitiesOf.get(row) ?? []), ...identities]))
    for (const { kind, key } of identities.values())
      if (!byIdentity.has(`${kind} ${key}`)) byIdentity.set(`${kind} ${key}`, row)
  }

  for (const row of rows) {
    const identities = readIdentities(row)
    const known = findSame(row, identities)
    if (known) {
      for (const id of columnIds) {
        const cell = row.cells[id]
        const kept = known.cells[id]
        if (!isFilled(cell)) continue
        known.cells[id] = isFilled(kept) ? keepBoth(kept, known, { ...cell, from: row }) : cell
      }
      for (const source of row.sources) known.sources.add(source)
      for (const one of row.names) known.names.add(one)
      for (const address of row.addresses) known.addresses.add(address)
      remember(known, identities)
      continue
    }
    const { cells, sources, names, addresses } = row
    const fresh = {
      cells: { ...cells },
      sources: new Set(sources),
      names: new Set(names),
      addresses: new Set(addresses),
    }
    merged.push(fresh)
    remember(fresh, identities)
    const called = nameOf(fresh)
    const namesakes = byName.get(called) ?? []
    if (called !== '' && namesakes.length < MAX_NAMESAKES) byName.set(called, [...namesakes, fresh])
  }
  return { rows: merged, duplicates: rows.length - merged.length }
}
