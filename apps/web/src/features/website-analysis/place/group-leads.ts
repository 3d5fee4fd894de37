import type { ScanContact } from '@sondeo/contract/scans'

export const contactKinds = ['email', 'mobile', 'landline', 'phone', 'address'] as const satisfies ScanContact['kind'][]

/** Somebody to write to or to call: at most one contact of each kind. */
type Lead = Pick<ScanContact, 'name' | 'person' | 'role'> & {
  reached: Partial<Record<ScanContact['kind'], ScanContact>>
  /** The contact that was found first: it tells where the others of the row are likely to stand. */
  first: ScanContact
}

/**
 * One row for each lead, as other programs import them. A second contact of one kind begins another row, and so does each
 * contact that the page gives to nobody: nothing says which phone goes with which e-mail there.
 */
export function groupLeads(contacts: readonly ScanContact[]): Lead[] {
  const leads: Lead[] = []
  const byWho = new Map<string, Lead[]>()
  for (const contact of contacts) {
    const { name, person, role, kind } = contact
    const who = JSON.stringify([name, person])
    const known = name || person ? (byWho.get(who) ?? []) : []
    const free = known.find(({ reached }) => !reached[kind])
    if (free) {
      free.reached[kind] = contact
      free.role ??= role
      continue
    }
    const lead: Lead = {
      name,
      person,
      role: role ?? known[0]?.role ?? null,
      reached: { [kind]: contact },
      first: contact,
    }
    byWho.set(who, [...known, lead])
    leads.push(lead)
  }
  return leads
}
