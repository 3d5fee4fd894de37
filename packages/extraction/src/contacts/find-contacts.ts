import type { Page } from '../page/page.ts'
import type { Contact } from '../page-reading.ts'
import type { Step } from '../run-steps.ts'
import { type FoundContact, findEmails } from './find-emails.ts'
import { OwnerFinder } from './find-owner.ts'
import { findPhones } from './find-phones.ts'

const isSamePhone = (a: string, b: string): boolean => {
  const [short = '', long = ''] = [a.replace(/\D/g, ''), b.replace(/\D/g, '')].toSorted((x, y) => x.length - y.length)
  return short === long || (short.replace(/^0/, '').length >= 7 && long.endsWith(short.replace(/^0/, '')))
}

/** Keeps the first of each; what is called a fax anywhere is no phone. */
function dropRepeats(found: FoundContact[]): FoundContact[] {
  const kept: FoundContact[] = []
  for (const contact of found) {
    const isNumber = contact.kind === 'phone' || contact.kind === 'fax'
    const twin = kept.find(other =>
      isNumber
        ? (other.kind === 'phone' || other.kind === 'fax') && isSamePhone(other.value, contact.value)
        : other.kind === contact.kind && other.value === contact.value,
    )
    if (!twin) kept.push(contact)
    else if (isNumber && twin.kind !== contact.kind) twin.kind = 'phone'
  }
  return kept
}

/** Everything on the page by which somebody can be reached, each with whose it is. */
export const findContacts: Step<Page, Contact[]> = {
  name: 'find-contacts',
  run: (page, note) => {
    const owners = new OwnerFinder(page)
    const found = dropRepeats([...findEmails(page), ...findPhones(page)])
    note(`${found.length} contacts`)
    return found.map(({ node, ...contact }) => ({ ...contact, owner: owners.find(node) }))
  },
}
