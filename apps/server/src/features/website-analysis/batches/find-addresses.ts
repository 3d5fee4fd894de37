import { type findAddresses as call, maxBatchAddresses, maxOfferedAddresses } from '@sondeo/contract/batches'
import type { ParsedBodyOf } from '@sondeo/contract/endpoint'
import { AppError } from '../../../app-error.ts'
import { jsonOf, LargeBody } from '../../../http/limits/large-body.ts'
import { orCode } from '../../../readers/or-code.ts'
import { workFor } from '../../../readers/work-for.ts'
import { listDetailUrls } from '../details/list-detail-urls.ts'
import { answerReader, listScan } from '../list-scan.ts'
import { explainUnreadable } from '../scan/explain-unreadable.ts'
import type { WebsiteServices } from '../website-services.ts'

type Asked = { ownerId: string; signal: AbortSignal; body: ParsedBodyOf<typeof call> | LargeBody }

/** The addresses in a file or in a saved search, by column. Both are strangers' words, so a reader opens them. */
export async function findAddresses(services: WebsiteServices, { ownerId, body, signal }: Asked) {
  const { stores, readers } = services
  const { searchId, section } = body instanceof LargeBody ? {} : body
  if (searchId) {
    const search = await stores.searches.findUnopened({ ownerId, searchId })
    if (!search) throw new AppError('not_found')
    const found = await orCode('search_too_large', readers.run('listLinks', { json: search.json }, { ownerId }))
    const ownPages = search.scanId ? await listOwnPages(services, { ownerId, scanId: search.scanId }) : []
    const all = [...(ownPages.length > 0 ? [{ name: '', addresses: ownPages }] : []), ...found]
    return all.length > 0 ? { columns: all, isWhole: true } : fail()
  }
  if (section) return findSection(services, { ownerId, url: section, signal })
  const read = await orCode('file_unreadable', readers.run('listFileAddresses', { json: jsonOf(body) }, { ownerId }))
  if (read.problem !== null) throw new AppError(read.problem)
  return read.columns.length > 0 ? { columns: read.columns, isWhole: true } : fail()
}

/** Where the rows of the list lead to, without a name of its own: no column of the table shows it. */
async function listOwnPages(services: WebsiteServices, which: { ownerId: string; scanId: string }) {
  const { scan } = await listScan(services, which)
  const list = { ...scan, pages: scan.pages.filter(({ detailOf }) => detailOf === undefined) }
  const whose = { ownerId: which.ownerId, ask: answerReader(services, which.ownerId) }
  const pages = await orCode('search_too_large', services.readers.run('listDetailUrls', list, whose))
  return listDetailUrls(pages).slice(0, maxOfferedAddresses)
}

// The call waits for it, and proxies often cut a call off after a minute.
const sectionLimits = { maxPages: maxBatchAddresses, maxDepth: 3, maxRead: 30, deadlineMs: 45_000 }

/** The pages of a section, found as politely as a scan reads; each is then read as an address of its own. */
async function findSection(
  { scraping, scanSlots, readers }: WebsiteServices,
  { ownerId, url, signal }: { ownerId: string; url: string; signal: AbortSignal },
) {
  const listAddresses = ({ html, url }: { html: string; url: string }) =>
    orCode('page_too_complex', readers.run('listPageAddresses', { html, url }, { ownerId, signal }))
  // Maps of a site are files, and files are unpacked where strangers' words are.
  const work = workFor(readers, { ownerId, signal })
  const look = () => scraping.listSection({ url, listAddresses, signal, work, limits: sectionLimits })
  const found = await scanSlots.run({ ownerId, signal }, look)
  if (!found) throw new AppError('scan_stopped')
  if (!found.ok) throw new AppError(explainUnreadable(found.why))
  return found.urls.length > 0 ? { columns: [{ name: '', addresses: found.urls }], isWhole: found.isWhole } : fail()
}

const fail = (): never => {
  throw new AppError('addresses_missing')
}
