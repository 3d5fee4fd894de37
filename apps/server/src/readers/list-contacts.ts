import type { ReadPage } from '@sondeo/analyst/record-source'
import type { ScanContact } from '@sondeo/contract/scans'
import type { RecordSet } from '@sondeo/extraction/page-reading'
import { phoneKind } from '@sondeo/extraction/phone-kind'
import type { Value } from '@sondeo/table/value'
import { openScan, type ScanToOpen } from './open-scan.ts'
import type { AskServer } from './reader-tasks.ts'

/** Everybody who can be reached by what a scan has read: of its lists with the record's name, of its pages with the owner's. */
export async function listContacts(scan: ScanToOpen, ask: AskServer): Promise<ScanContact[]> {
  return gatherContacts(await openScan(scan, ask))
}

/** Each once, where it was first found; what says whose it is wins over what does not. */
export function gatherContacts(pages: readonly ReadPage[]): ScanContact[] {
  const found = new Map<string, ScanContact>()
  for (const contact of pages.flatMap(page => [...ofLists(page), ...ofPage(page)])) {
    const key = `${contact.kind} ${contact.value.toLowerCase()}`
    const before = found.get(key)
    if (!before) found.set(key, contact)
    else if (before.name === null && contact.name !== null) found.set(key, { ...before, name: contact.name })
  }
  return [...found.values()]
}

function ofLists({ url, reading }: ReadPage): ScanContact[] {
  return reading.recordSets.flatMap(set => {
    const named = nameColumn(set)
    return set.records.flatMap(({ cells }) => {
      const name = (named && cells[named]?.text) || null
      return Object.values(cells).flatMap(({ value }) => {
        const reached = readValue(value)
        return reached ? [{ ...reached, name, url }] : []
      })
    })
  })
}

function ofPage({ url, reading }: ReadPage): ScanContact[] {
  return reading.contacts.flatMap(({ kind, value, owner }): ScanContact[] => {
    if (kind === 'phone') return [{ kind: phoneKind(value), value, name: owner, url }]
    return kind === 'email' || kind === 'address' ? [{ kind, value, name: owner, url }] : []
  })
}

/** What a record is called stands in its first column of plain words. */
const nameColumn = ({ columns }: RecordSet): string | undefined => columns.find(({ type }) => type === 'text')?.key

function readValue(value: Value): Pick<ScanContact, 'kind' | 'value'> | null {
  if (value.kind === 'email') return { kind: 'email', value: value.email }
  if (value.kind === 'address') return { kind: 'address', value: value.address }
  if (value.kind !== 'phone' || value.isFax) return null
  return { kind: phoneKind(value.phone), value: value.phone }
}
