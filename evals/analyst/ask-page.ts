import { type Answer, answerQuestion, type Planner } from '@sondeo/analyst/analyst'
import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import type { ResolvePlace } from '@sondeo/analyst/check-origins'
import type { ReadPage } from '@sondeo/analyst/record-source'
import { readPage } from '@sondeo/extraction/extraction'
import { openPage } from '@sondeo/extraction/open-page'
import { textAtPlace } from '@sondeo/extraction/place-on-page'

/** A page of which questions are asked: its reading, and its places to look values up at. */
export type AskedPage = ReadPage & { resolve: ResolvePlace }

/** Reads a page as a scan does, with no hint that a scan does not have. */
export function openAskedPage({ html, url }: { html: string; url: string }): AskedPage {
  let opened: ReturnType<typeof openPage> | undefined
  const resolve: ResolvePlace = ({ place }) => {
    opened ??= openPage({ html, url })
    return textAtPlace(opened, place)
  }
  return { pageId: url, url, reading: readPage({ html, url }), resolve }
}

type Question = { question: string; language: 'es' | 'en'; asOf: string; timeZone: string }

/** The planners of a server without a key. */
export const planners: readonly Planner[] = [makeBuiltInPlanner()]

/** Looks values up on the page that each says it stands on. */
export const resolveIn =
  (pages: readonly AskedPage[]): ResolvePlace =>
  origin =>
    pages.find(({ pageId }) => pageId === origin.pageId)?.resolve(origin)

/** The answer as a person gets it: the call of the screens, with every value looked up where it says it stands. */
export const askPages = (pages: readonly AskedPage[], question: Question): Promise<Answer> =>
  answerQuestion({ ...question, pages, planners, openPlaces: async () => resolveIn(pages) })

export const askPage = (page: AskedPage, question: Question): Promise<Answer> => askPages([page], question)
