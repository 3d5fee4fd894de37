import { useEffect, useRef } from 'react'
import { useDraft } from '../../../browser/stored/use-draft.ts'

type Shown = {
  /** The answer that the address names. */
  id: string | null
  question: string | undefined
}

/**
 * What stands in the box to ask: what is being typed, which is kept with the scan until it is sent; else the question
 * of the answer on screen, ready to be changed and asked again.
 */
export function useQuestionDraft(scanId: string, { id, question }: Shown) {
  const { draft, keep, drop } = useDraft(`question-${scanId}`)
  const lastId = useRef(id)
  useEffect(() => {
    if (lastId.current === id) return
    lastId.current = id
    if (id !== null) drop()
  })
  return { draft: draft ?? question ?? '', keep }
}
