import type { Page } from '../page/page.ts'
import type { Contact } from '../page-reading.ts'
import type { Step } from '../run-steps.ts'
import { dropRepeatedContacts } from './drop-repeated-contacts.ts'
import { findAddresses } from './find-addresses.ts'
import { findEmails } from './find-emails.ts'
import { findOpeningHours } from './find-opening-hours.ts'
import { OwnerFinder } from './find-owner.ts'
import { findPhones } from './find-phones.ts'
import { findSocialProfiles } from './find-social-profiles.ts'
import { findStructuredAddresses } from './find-structured-contacts.ts'

/** Everything on the page by which somebody can be reached, each with whose it is. */
export const findContacts: Step<Page, Contact[]> = {
  name: 'find-contacts',
  run: (page, note) => {
    const found = dropRepeatedContacts([
      ...findEmails(page),
      ...findPhones(page),
      ...findAddresses(page),
      ...findStructuredAddresses(page),
      ...findSocialProfiles(page),
      ...findOpeningHours(page),
    ])
    note(`${found.length} contacts`)
    if (found.length === 0) return []
    const owners = new OwnerFinder(page)
    return found.map(({ node, ownerName, ...contact }) => ({
      ...contact,
      ...(ownerName ? { owner: ownerName } : owners.find(node)),
    }))
  },
}
