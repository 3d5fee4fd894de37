import type { PageResult } from '../page.ts'

/** Called when a page begins to be read; what it gives is called when that is over. Told without any address. */
export type WatchRead = (reader: 'http' | 'browser') => ReadEnded
type ReadEnded = (ended: { ok: true; status: number; bytes: number } | { ok: false; why: string }) => void

/** The same reader, with every read told to whoever watches. */
export function watchReads<Asked>(
  read: (asked: Asked) => Promise<PageResult>,
  begin: (() => ReadEnded) | undefined,
): (asked: Asked) => Promise<PageResult> {
  if (!begin) return read
  return async asked => {
    const end = begin()
    try {
      const result = await read(asked)
      if (result.ok) end({ ok: true, status: result.page.status, bytes: result.page.bytes })
      else end({ ok: false, why: result.why.kind })
      return result
    } catch (error) {
      end({ ok: false, why: 'stopped' })
      throw error
    }
  }
}
