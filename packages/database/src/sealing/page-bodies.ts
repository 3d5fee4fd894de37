/**
 * Where large content rests: bodies of pages, and documents too large for a row. Sealed, addressed by content and
 * owner together: a page read twice lies once, and nobody can tell what another has.
 */
export type PageBodies = {
  /** Safe to call before the row that names the address exists; an address nobody names is removed in time. */
  put: (body: { ownerId: string; content: Uint8Array; now: Date }) => Promise<string>
  read: (body: { ownerId: string; address: string }) => Promise<Buffer | null>
  /** Removes what no row names any more, of one owner or of all. */
  removeUnused: (what: { ownerId?: string; now: Date }) => Promise<number>
  removeOwner: (ownerId: string) => Promise<void>
  /** Seals anew what lies outside the database and does not begin so, or only counts it. */
  renewOutside: (how: { prefix: Buffer; isDryRun: boolean }) => Promise<number>
  /** Bytes of those that lie in files; none where the database or a bucket holds them. */
  measureFiles: () => Promise<number>
}

export const bodyPlace = (ownerId: string, address: string): string => `bodies:${ownerId}:${address}`
