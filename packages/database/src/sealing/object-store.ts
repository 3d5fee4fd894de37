/** A bucket as far as we use it. Fails with `PageStoreAway`, whatever the reason. */
export type ObjectStore = {
  put: (key: string, content: Uint8Array) => Promise<void>
  read: (key: string) => Promise<Buffer | null>
  /** Those that are not there count as removed. */
  remove: (keys: readonly string[]) => Promise<void>
  /** All whose keys begin so, some at a time. */
  list: (prefix: string) => AsyncGenerator<{ key: string; modifiedAt: Date }[]>
  close: () => void
}

export type BucketSettings = {
  name: string
  region: string
  /** Of another store than Amazon's own. */
  endpoint?: string | undefined
  /** Left out, the SDK finds them as it does everywhere: variables, files, the machine's role. */
  keys?: { id: string; secret: string } | undefined
}
