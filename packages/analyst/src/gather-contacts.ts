import type { Contact, ContactKind, RecordCell } from '@sondeo/extraction/page-reading'
import type { PlaceOnPage } from '@sondeo/table/origin'
import type { Value, ValueKind } from '@sondeo/table/value'
import { foldText } from './fold-text.ts'
import type { ReadPage, SourceRecord, SourceSet } from './record-source.ts'

const columns: Record<ContactKind | 'owner', { name: string; kind: ValueKind }> = {
  owner: { name: 'Name', kind: 'text' },
  email: { name: 'E-mail', kind: 'email' },
  phone: { name: 'Phone', kind: 'phone' },
  fax: { name: 'Fax', kind: 'phone' },
  address: { name: 'Address', kind: 'address' },
  social: { name: 'Social media', kind: 'url' },
  hours: { name: 'Opening hours', kind: 'text' },
}

/** The contacts of all pages as a list: one record for each owner's n-th contact of every kind. */
export function gatherContacts(pages: readonly ReadPage[]): SourceSet[] {
  const records = pages.flatMap(page => recordsOf(page))
  const seen = new Set<string>()
  const fresh = records.filter(({ cells }) => {
    const key = Object.entries(cells)
      .map(([kind, { value }]) => `${kind}:${JSON.stringify(value)}`)
      .join('\n')
    return !seen.has(key) && seen.add(key)
  })
  if (fresh.length === 0) return []
  const used = Object.entries(columns).filter(([key]) => fresh.some(({ cells }) => cells[key]))
  return [
    {
      id: 'contacts',
      name: null,
      kind: 'contacts',
      columns: used.map(([key, column]) => ({ key, ...column })),
      records: fresh,
      pages: pages.filter(({ reading }) => reading.contacts.length > 0).length,
    },
  ]
}

function recordsOf({ pageId, url, reading }: ReadPage): SourceRecord[] {
  const owners = Map.groupBy(reading.contacts, ({ owner }) => owner)
  return [...owners].flatMap(([owner, contacts]) => {
    const place = owner ? findText(reading, owner) : null
    // Without an owner nothing says which phone goes with which mail.
    const rows = owner ? zipKinds(contacts) : contacts.map(contact => [contact])
    return rows.map(row => {
      const cells: Record<string, RecordCell> = Object.fromEntries(row.map(contact => [contact.kind, cellOf(contact)]))
      if (owner && place) cells.owner = { text: owner, value: { kind: 'text', text: owner }, origin: place }
      return { cells, pageId, url, detailUrl: null }
    })
  })
}

function zipKinds(contacts: readonly Contact[]): Contact[][] {
  const byKind = [...Map.groupBy(contacts, ({ kind }) => kind).values()]
  const rows = Math.max(...byKind.map(({ length }) => length))
  return Array.from({ length: rows }, (_, at) => byKind.flatMap(list => list[at] ?? []))
}

function cellOf({ kind, value, raw, origin }: Contact): RecordCell {
  const values: Record<ContactKind, Value> = {
    email: { kind: 'email', email: value },
    phone: { kind: 'phone', phone: value },
    fax: { kind: 'phone', phone: value, isFax: true },
    address: { kind: 'address', address: value },
    social: { kind: 'url', url: value },
    hours: { kind: 'text', text: value },
  }
  return { text: raw, value: values[kind], origin }
}

/** An owner is told by name only; it is shown where that very name stands on the page. */
function findText({ recordSets, text }: ReadPage['reading'], wanted: string): PlaceOnPage | null {
  const name = foldText(wanted)
  for (const { records } of recordSets)
    for (const { cells } of records)
      for (const cell of Object.values(cells)) if (foldText(cell.text) === name) return cell.origin
  return text.find(block => foldText(block.text) === name)?.origin ?? null
}
