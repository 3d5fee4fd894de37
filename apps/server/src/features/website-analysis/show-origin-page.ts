import { AppError } from '../../app-error.ts'
import { orCode } from '../../readers/or-code.ts'
import { findCell } from './find-cell.ts'
import type { WebsiteServices } from './website-services.ts'

type Asked = { ownerId: string; searchId: string; row: number; columnId: string; place: number }

/** The stored page that a value was copied from, inert, with its place marked. */
export async function showOriginPage({ stores, readers, now }: WebsiteServices, asked: Asked): Promise<string> {
  const { ownerId, searchId, row, columnId, place } = asked
  const search = await stores.searches.find({ ownerId, searchId })
  const origin = search && findCell(search, { row, isColumn: ({ id }) => id === columnId })?.places[place]
  if (!origin) throw new AppError('not_found')
  const body = await stores.pages.readBody({ ownerId, pageId: origin.pageId, now: now() })
  if (!body) throw new AppError('scan_expired')
  const page = { html: body.toString(), url: origin.url, place: origin.place }
  return await orCode('page_too_complex', readers.run('writeMarkedCopy', page, { ownerId }))
}
