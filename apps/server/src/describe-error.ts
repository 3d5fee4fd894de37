import { describeFault, findStorageFault } from '@sondeo/database/storage-faults'

type ErrorDescription = { [field: string]: unknown; type: string; message: string; stack: string }

/** What the operator can mend needs no place in the program. */
const describeStorage = (error: unknown): ErrorDescription | null => {
  const fault = findStorageFault(error)
  return fault && { type: 'NotSaved', message: describeFault(fault), stack: '' }
}

const MAX_CAUSES = 5

/**
 * An error as the log may keep it: kind, code, place, and its words where they are words of a program. What a database
 * says quotes the values of the row, and a failed query carries them all; so do the further fields of many libraries.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const unsaved = describeStorage(error)
  if (unsaved) return unsaved
  const { code, table, column, constraint } = error as Error & Record<string, unknown>
  const place = [table, column, constraint].filter(part => typeof part === 'string').join(' ')
  const isOfDatabase = 'severity' in error || 'query' in error || 'params' in error
  return {
    type: error.name,
    message: isOfDatabase ? 'a query failed' : hideAddresses(error.message),
    ...(typeof code === 'string' && { code }),
    ...(place && { place }),
    stack: framesOf(error.stack ?? ''),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** Without the message, which the stack begins with. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')

const hideAddresses = (text: string) => text.slice(0, 500).replace(/[^\s"'<>(]{1,64}@[^\s"'<>)]{1,255}/g, '•••')
