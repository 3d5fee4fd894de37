/** Both drivers give the engine's code; Drizzle wraps their error. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

/** The row that this one belongs to is not there. */
export const isOrphan = (error: unknown): boolean => hasCode(error, '23503')
