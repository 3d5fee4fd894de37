import { vi } from 'vitest'

/** Looks until something is found: as long as a busy machine needs, and no longer than that. */
export const until = <Found>(look: () => Promise<Found | undefined> | Found | undefined) =>
  vi.waitUntil(look, { timeout: 300_000, interval: 25 })
