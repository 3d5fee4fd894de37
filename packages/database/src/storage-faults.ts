/** Why nothing can be saved, where the rest goes on. */
export type StorageFault = 'full' | 'read-only' | 'forbidden'

const SENTENCES: Record<StorageFault, string> = {
  full: 'The disk is full: nothing can be saved until there is room. What is stored can be read.',
  'read-only': 'The disk can only be read: nothing can be saved. What is stored can be read.',
  forbidden: 'This user may not write where the data lies: nothing can be saved. What is stored can be read.',
}

export const describeFault = (fault: StorageFault): string => SENTENCES[fault]

/** Nothing was begun, because it could not have been ended. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  readonly fault: StorageFault
  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(SENTENCES[fault], options)
    this.fault = fault
  }
}

/** By the codes of Node and of PostgreSQL, and the numbers of what PGlite runs in. */
const FAULTS: Record<string, StorageFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EROFS: 'read-only',
  '25006': 'read-only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  '42501': 'forbidden',
}
const NUMBERS: Record<number, string> = { 51: 'ENOSPC', 19: 'EDQUOT', 69: 'EROFS', 2: 'EACCES', 63: 'EPERM' }
const MAX_CAUSES = 5

type Told = { code?: unknown; syscall?: unknown; severity?: unknown; cause?: unknown; errors?: unknown }

/** Whether something failed because it could not be written, and why. */
export function findStorageFault(error: unknown, depth = 0): StorageFault | null {
  if (error instanceof NotSaved) return error.fault
  if (typeof error !== 'object' || error === null || depth > MAX_CAUSES) return null
  const { code, syscall, severity, cause, errors } = error as Told
  // A port or a socket that is forbidden has such a code too; of files Node tells what was tried.
  const isOfStorage =
    severity !== undefined ||
    code === 'ENOSPC' ||
    /^(open|mkdir|write|fsync|rename|copy|link|statfs|access|ftruncate)/.test(String(syscall))
  const fault = isOfStorage && typeof code === 'string' ? FAULTS[code] : undefined
  if (fault) return fault
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])]
  return inner.map(each => findStorageFault(each, depth + 1)).find(found => found !== null) ?? null
}

/** What PGlite's file system throws is no error as others know them. */
export function asKnownError(thrown: unknown): unknown {
  const { name, errno } = (thrown ?? {}) as { name?: unknown; errno?: unknown }
  const code = name === 'ErrnoError' && typeof errno === 'number' ? NUMBERS[errno] : undefined
  return code ? Object.assign(new Error(`PGlite: ${code}`), { code, syscall: 'write' }) : thrown
}
