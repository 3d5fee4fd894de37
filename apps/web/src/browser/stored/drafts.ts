import { tabStorage } from './tab-storage.ts'

const prefix = 'draft:'

/** Drafts belong to one user of this tab; signing out removes them. Never keep a password in one. */
export const forgetDrafts = () => tabStorage.removeAll(prefix)

export const draftKey = (userId: string | undefined, name: string) => `${prefix}${userId ?? ''}:${name}`
