import { tabStorage } from './tab-storage.ts'

const key = 'resume'
type Place = { path: string /** Whose place it was; null when nobody was known yet. */; userId: string | null }

/** Keeps where somebody was when the session ended, because signing in always leads to the dashboard. */
export const rememberPlace = (place: Place) => tabStorage.write(key, JSON.stringify(place))

/** With what else the address says: an answer or a report may be open. */
export const currentPlace = (): string => `${window.location.pathname}${window.location.search}`

export const forgetPlace = () => tabStorage.remove(key)

function readPlace(): Place | undefined {
  try {
    const { path, userId } = JSON.parse(tabStorage.read(key) ?? '{}')
    const isOurs = typeof path === 'string' && /^\/(?!\/)/.test(path) && (userId === null || typeof userId === 'string')
    return isOurs ? { path, userId } : undefined
  } catch {
    return undefined
  }
}

/** Whether somebody was sent to sign in from another place of this tab. */
export const hasPlaceToResume = () => readPlace() !== undefined

/** Where this user can go on; the place of another user is nobody's business. */
export function findPlaceToResume(userId: string): string | undefined {
  const place = readPlace()
  return place && (place.userId === null || place.userId === userId) ? place.path : undefined
}
