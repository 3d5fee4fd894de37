import { findContacts } from './contacts/find-contacts.ts'
import { findMainText } from './main-text/find-main-text.ts'
import { findNavigation } from './navigation/find-navigation.ts'
import { openPage, type PageSource } from './page/open-page.ts'
import { ENGINE_VERSION, type PageReading } from './page-reading.ts'
import { findRecordSets } from './record-sets/find-record-sets.ts'
import { Pipeline, type Step } from './run-steps.ts'

const parsePage: Step<PageSource, ReturnType<typeof openPage>> = { name: 'parse-page', run: openPage }

/** Reads one page: everything on it as data, each value with its place. Pure; the same page gives the same reading. */
export function readPage(source: PageSource): PageReading {
  const pipeline = new Pipeline()
  const page = pipeline.run(parsePage, source)
  return {
    engineVersion: ENGINE_VERSION,
    url: page.url,
    title: page.title,
    language: page.language,
    country: page.country,
    currency: page.currency,
    recordSets: pipeline.run(findRecordSets, page),
    contacts: pipeline.run(findContacts, page),
    text: pipeline.run(findMainText, page),
    navigation: pipeline.run(findNavigation, page),
    trace: pipeline.trace,
  }
}
