import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSavedSearch } from '../../../blocks/answer/use-saved-search.ts'
import { useUrlParams } from '../../../browser/use-url-params.ts'
import type { Answered } from './use-ask-scan.ts'

/** `?answer=` names the saved answer on screen; without it the whole list is. */
const answerParameter = 'answer'
export const answerAddress = (pathname: string, searchId: string) =>
  `${pathname}?${answerParameter}=${encodeURIComponent(searchId)}`

/** `?view=contacts` shows everybody who can be reached instead. */
export const contactsAddress = (pathname: string) => `${pathname}?view=contacts`

/** The answer that the address names: the one just given, or one that was saved before. */
export function useShownAnswer() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const params = useUrlParams()
  const searchId = params.get(answerParameter)
  const isContacts = searchId === null && params.get('view') === 'contacts'
  const [fresh, setFresh] = useState<Answered>()
  const freshHere = fresh && fresh.reply.searchId === searchId ? fresh : undefined
  const saved = useSavedSearch(freshHere ? null : searchId)
  return {
    shownId: searchId,
    isContacts,
    answer: freshHere ?? (searchId && saved.data ? toAnswered(saved.data) : undefined),
    isOpening: searchId !== null && !freshHere && saved.isPending,
    isGone: searchId !== null && !freshHere && saved.isError,
    show: (answer: Answered) => {
      setFresh(answer)
      // A backend that keeps no answers gives them no address.
      if (answer.reply.searchId) void navigate(answerAddress(pathname, answer.reply.searchId))
    },
    showAll: () => {
      setFresh(undefined)
      if (searchId !== null || isContacts) void navigate(pathname)
    },
  }
}

type Opened = NonNullable<ReturnType<typeof useSavedSearch>['data']>

const toAnswered = ({ search, rows }: Opened): Answered => ({
  question: search.prompt ?? '',
  rows,
  reply: {
    success: true,
    dataResponse: search.ai_response,
    searchId: search._id,
    details: AnswerDetails.safeParse(search.details).data,
  },
})
