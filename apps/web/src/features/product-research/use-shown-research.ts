import { ResearchDetails } from '@sondeo/contract/research/product-research'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OpenedSearch, useSavedSearch } from '../../blocks/answer/use-saved-search.ts'
import { CallError } from '../../browser/call-error.ts'
import { useUrlParams } from '../../browser/use-url-params.ts'
import type { Researched } from './use-research.ts'

/** `?report=` names the saved report on screen; without it the form is. */
const reportParameter = 'report'

/** The report that the address names: the one just made, or one that was saved before. */
export function useShownResearch() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const searchId = useUrlParams().get(reportParameter) ?? undefined
  const [fresh, setFresh] = useState<Researched>()
  const freshHere = fresh && fresh.searchId === searchId ? fresh : undefined
  const saved = useSavedSearch(freshHere ? null : (searchId ?? null))
  const opened = searchId && saved.data && saved.data.search.tool !== 'website' ? toResearched(saved.data) : undefined
  const isLost = searchId !== undefined && !freshHere && !opened && !saved.isPending
  const isGone = saved.error === null || (saved.error instanceof CallError && saved.error.code === 'not_found')
  return {
    shown: freshHere ?? opened,
    isOpening: searchId !== undefined && !freshHere && saved.isPending,
    /** Why the report of the address does not come; one that was deleted, or is none, is gone. */
    failure: isLost && !isGone ? saved : undefined,
    isGone: isLost && isGone,
    /** Takes the place of the form: going back from it leads to where the form was opened. */
    show: (made: Researched) => {
      setFresh(made)
      // A backend that keeps no reports gives them no address.
      if (made.searchId)
        void navigate(`${pathname}?${reportParameter}=${encodeURIComponent(made.searchId)}`, { replace: true })
    },
    showForm: () => {
      setFresh(undefined)
      if (searchId !== undefined) void navigate(pathname)
    },
  }
}

const toResearched = ({ search, rows }: OpenedSearch): Researched => {
  const details = ResearchDetails.safeParse(search.details).data
  return {
    productName: search.name,
    code: details?.code ?? '',
    rows,
    summary: search.ai_summary ?? '',
    details,
    searchId: search._id,
  }
}
