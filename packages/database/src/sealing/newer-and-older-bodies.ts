import type { PageBodies } from './page-bodies.ts'

/** New bodies go to one place, and those of before are still read, cleared and sealed anew in the other. */
export function keepInFirst(newer: PageBodies, older: PageBodies): PageBodies {
  return {
    put: newer.put,
    read: async which => (await newer.read(which)) ?? older.read(which),
    removeUnused: async what => (await newer.removeUnused(what)) + (await older.removeUnused(what)),
    async removeOwner(ownerId) {
      await newer.removeOwner(ownerId)
      await older.removeOwner(ownerId)
    },
    renewOutside: async how => (await newer.renewOutside(how)) + (await older.renewOutside(how)),
    measureFiles: async () => (await newer.measureFiles()) + (await older.measureFiles()),
  }
}
