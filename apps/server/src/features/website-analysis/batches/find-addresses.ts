import { type findAddresses as call, maxOfferedAddresses } from '@sondeo/contract/batches'
import type { ParsedBodyOf } from '@sondeo/contract/endpoint'
import { AppError } from '../../../app-error.ts'
import { LargeBody } from '../../../http/large-body.ts'
import { orCode } from '../../../readers/or-code.ts'
import { listDetailUrls } from '../details/list-detail-urls.ts'
import { answerReader, listScan } from '../list-scan.ts'
import type { WebsiteServices } from '../website-services.ts'

type Asked = { ownerId: string; body: ParsedBodyOf<typeof call> | LargeBody }

/** The addresses in a file or in a saved search, by column. Both are strangers' words, so a reader opens them. */
export async function findAddresses(services: WebsiteServices, { ownerId, body }: Asked) {
  const { stores, readers } = services
  const searchId = body instanceof LargeBody ? undefined : body.searchId
  if (searchId) {
    const search = await stores.searches.findUnopened({ ownerId, searchId })
    if (!search) throw new AppError('not_found')
    const found = await orCode('search_too_large', readers.run('listLinks', { json: search.json }, { ownerId }))
    const ownPages = search.scanId ? await listOwnPages(services, { ownerId, scanId: search.scanId }) : []
    const all = [...(ownPages.length > 0 ? [{ name: '', addresses: ownPages }] : []), ...found]
    return all.length > 0 ? all : fail()
  }
  const request = body instanceof LargeBody ? body.json : Buffer.from(JSON.stringify(body))
  const read = await orCode('file_unreadable', readers.run('listFileAddresses', { request }, { ownerId }))
  if (read.problem !== null) throw new AppError(read.problem)
  return read.columns.length > 0 ? read.columns : fail()
}

/** Where the rows of the list lead to, without a name of its own: no column of the table shows it. */
async function listOwnPages(services: WebsiteServices, which: { ownerId: string; scanId: string }) {
  const { scan } = await listScan(services, which)
  const list = { ...scan, pages: scan.pages.filter(({ detailOf }) => detailOf === undefined) }
  const whose = { ownerId: which.ownerId, ask: answerReader(services, which.ownerId) }
  const pages = await orCode('search_too_large', services.readers.run('listDetailUrls', list, whose))
  return listDetailUrls(pages).slice(0, maxOfferedAddresses)
}

const fail = () => {
  throw new AppError('addresses_missing')
}
