import { findContacts } from './contacts/find-contacts.ts'
import { findMainText } from './main-text/find-main-text.ts'
import { findNavigation } from './navigation/find-navigation.ts'
import { openPage, type PageSource } from './page/open-page.ts'
import { ENGINE_VERSION, type PageReading, type RecordSet } from './page-reading.ts'
import { findPageRecord } from './page-record/find-page-record.ts'
import { isScrap } from './page-record/is-scrap.ts'
import { findRecordSets } from './record-sets/find-record-sets.ts'
import { Pipeline, type Step } from './run-steps.ts'

const parsePage: Step<PageSource, ReturnType<typeof openPage>> = { name: 'parse-page', run: openPage }

/** Reads one page: everything on it as data, each value with its place. Pure; the same page gives the same reading. */
export function readPage(source: PageSource): PageReading {
  const pipeline = new Pipeline()
  const page = pipeline.run(parsePage, source)
  const recordSets = pipeline.run(findRecordSets, page)
  const contacts = pipeline.run(findContacts, page)
  const about = pipeline.run(findPageRecord, { page, recordSets, contacts })
  const markSet = (set: RecordSet): RecordSet => {
    if (about.parts.has(set.id)) return { ...set, betterAs: 'page-record' }
    return isScrap(set) ? { ...set, betterAs: 'text' } : set
  }
  return {
    engineVersion: ENGINE_VERSION,
    url: page.url,
    title: page.title,
    language: page.language,
    country: page.country,
    currency: page.currency,
    recordSets: recordSets.map(markSet),
    pageRecord: about.set,
    valueLists: about.valueLists,
    contacts,
    text: pipeline.run(findMainText, page),
    navigation: pipeline.run(findNavigation, page),
    trace: pipeline.trace,
  }
}
