import { useState } from 'react'
import { useAuth } from './auth-store.ts'
import { tabStorage } from './tab-storage.ts'

const prefix = 'draft:'

/** Drafts belong to one user of this tab; signing out removes them. Never keep a password in one. */
export const forgetDrafts = () => tabStorage.removeAll(prefix)

/**
 * What somebody is typing, kept in this tab until it is sent or given up: a lost session or a reload loses nothing.
 * `draft` is undefined while there is none.
 */
export function useDraft(name: string) {
  const { user } = useAuth()
  const key = `${prefix}${user?._id ?? ''}:${name}`
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
