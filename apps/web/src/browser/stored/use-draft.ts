import { useState } from 'react'
import { useSession } from '../session.ts'
import { draftKey } from './drafts.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * What somebody is typing, kept in this tab until it is sent or given up: a lost session or a reload loses nothing.
 * `draft` is undefined while there is none.
 */
export function useDraft(name: string) {
  const { user } = useSession()
  const key = draftKey(user?._id, name)
  const [draft, setDraft] = useState<string | undefined>(() => tabStorage.read(key) ?? undefined)
  const keep = (value: string) => {
    setDraft(value)
    tabStorage.write(key, value)
  }
  const drop = () => {
    setDraft(undefined)
    tabStorage.remove(key)
  }
  return { draft, keep, drop }
}
