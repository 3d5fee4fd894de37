import type { Language } from '@sondeo/contract/fields'
import { ReaderEnded } from '../../readers/reader-ended.ts'
import { answerReader, listScan } from './list-scan.ts'
import type { WebsiteServices } from './website-services.ts'

type Asked = { ownerId: string; scanId: string; language: Language }

/** Questions that fit what the scan found; none once its pages are gone, or when looking for some takes too long. */
export async function suggestForScan(services: WebsiteServices, asked: Asked): Promise<string[]> {
  const { ownerId, language } = asked
  const { scan } = await listScan(services, asked)
  if (scan.pages.length === 0) return []
  try {
    const whose = { ownerId, ask: answerReader(services, ownerId) }
    return await services.readers.run('suggestQuestions', { ...scan, language }, whose)
  } catch (error) {
    if (error instanceof ReaderEnded) return []
    throw error
  }
}
