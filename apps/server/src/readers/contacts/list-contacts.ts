import { createHash } from 'node:crypto'
import { foldText } from '@sondeo/analyst/fold-text'
import type { ReadPage } from '@sondeo/analyst/record-source'
import type { ScanContact } from '@sondeo/contract/scans'
import type { RecordSet } from '@sondeo/extraction/page-reading'
import { phoneKind } from '@sondeo/extraction/phone-kind'
import type { PageOrigin } from '@sondeo/table/origin'
import type { Value } from '@sondeo/table/value'
import type { AskServer } from '../ask-server.ts'
import { openScan, type ScanToOpen } from '../open-scan.ts'
import { PERSON_HEADS, ROLE_HEADS } from './contact-words.data.ts'

/** A contact with the place that it was read from. */
type FoundContact = Pick<ScanContact, 'kind' | 'value' | 'name' | 'person' | 'role'> & {
  /** Its name inside the scan: the same however often it is read. */
  key: string
  origin: PageOrigin
}

type Reached = Pick<FoundContact, 'kind' | 'value'>

/** Everybody who can be reached by what a scan has read: of its lists with the record's name, of its pages with the owner's. */
export async function listContacts(scan: ScanToOpen, ask: AskServer): Promise<FoundContact[]> {
  return gatherContacts(await openScan(scan, ask))
}

/** Each once, where it was first found; what says whose it is fills what was not said there. */
export function gatherContacts(pages: readonly ReadPage[]): FoundContact[] {
  const found = new Map<string, FoundContact>()
  for (const contact of pages.flatMap(page => [...ofLists(page), ...ofPage(page)])) {
    const before = found.get(contact.key)
    if (!before) found.set(contact.key, contact)
    else
      found.set(contact.key, {
        ...before,
        name: before.name ?? contact.name,
        person: before.person ?? contact.person,
        role: before.role ?? contact.role,
      })
  }
  return [...found.values()]
}

const keyOf = ({ kind, value }: Reached): string =>
  createHash('sha256').update(`${kind} ${value.toLowerCase()}`).digest('hex').slice(0, 16)

function ofLists({ url, pageId, reading }: ReadPage): FoundContact[] {
  return reading.recordSets.flatMap(set => {
    const who = findWho(set)
    return set.records.flatMap(({ cells }) => {
      const textIn = (key: string | undefined) => (key && cells[key]?.text) || null
      const said = { name: textIn(who.name), person: textIn(who.person), role: textIn(who.role) }
      return Object.values(cells).flatMap(({ value, origin: place }) => {
        const reached = readValue(value)
        const origin = { kind: 'page' as const, pageId, url, place }
        return reached ? [{ ...reached, ...said, key: keyOf(reached), origin }] : []
      })
    })
  })
}

/** The columns of a list that say who is reached: what the record is called, the person there, and what they do. */
function findWho({ columns }: RecordSet): Record<'name' | 'person' | 'role', string | undefined> {
  const texts = columns.filter(({ type }) => type === 'text')
  // What a record is called stands in its first column of plain words.
  const name = texts[0]?.key
  const headed = (words: RegExp) =>
    texts.find(column => column.key !== name && column.isNamed && words.test(foldText(column.name)))?.key
  return { name, person: headed(PERSON_HEADS), role: headed(ROLE_HEADS) }
}

function ofPage({ url, pageId, reading }: ReadPage): FoundContact[] {
  return reading.contacts.flatMap(({ kind, value, owner, role = null, origin: place }) => {
    if (kind !== 'phone' && kind !== 'email' && kind !== 'address') return []
    const reached: Reached = { kind: kind === 'phone' ? phoneKind(value) : kind, value }
    const origin = { kind: 'page' as const, pageId, url, place }
    return [{ ...reached, name: owner, person: role ? owner : null, role, key: keyOf(reached), origin }]
  })
}

function readValue(value: Value): Reached | null {
  if (value.kind === 'email') return { kind: 'email', value: value.email }
  if (value.kind === 'address') return { kind: 'address', value: value.address }
  if (value.kind !== 'phone' || value.isFax) return null
  return { kind: phoneKind(value.phone), value: value.phone }
}
