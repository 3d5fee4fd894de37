import { fillPath } from '@sondeo/contract/endpoint'
import { getContactPage, type ScanContact } from '@sondeo/contract/scans'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import { answerReader, listScan } from '../list-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { markPlace } from './mark-place.ts'

type Which = { ownerId: string; scanId: string }

async function findContacts(services: WebsiteServices, { ownerId, scanId }: Which) {
  const known = await services.stores.scans.find({ ownerId, scanId, now: services.now() })
  if (!known) throw new AppError('not_found')
  const { scan, readAt } = await listScan(services, { ownerId, scanId })
  if (scan.pages.length === 0) throw new AppError('scan_expired')
  const whose = { ownerId, ask: answerReader(services, ownerId) }
  const found = await orCode('question_too_complex', services.readers.run('listContacts', scan, whose))
  return { found, readAt }
}

/** Everybody who can be reached by what the scan has read, each with its place. */
export async function readContacts(services: WebsiteServices, which: Which): Promise<ScanContact[]> {
  const { found, readAt } = await findContacts(services, which)
  return found.map(({ key, origin, ...contact }) => ({
    ...contact,
    place: {
      address: origin.url,
      kind: origin.place.kind,
      readAt: readAt[origin.pageId] ?? null,
      copy: fillPath(getContactPage.path, { scanId: which.scanId, key }),
    },
  }))
}

/** The page that a contact was found on, inert, with its place marked. */
export async function showContactPage(services: WebsiteServices, { key, ...which }: Which & { key: string }) {
  const { found } = await findContacts(services, which)
  const contact = found.find(one => one.key === key)
  if (!contact) throw new AppError('not_found')
  return markPlace(services, which.ownerId, contact.origin)
}
