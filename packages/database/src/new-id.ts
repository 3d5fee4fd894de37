import { randomUUIDv7 } from 'node:crypto'

/** Opaque to others; new rows land at the end of an index. */
export const newId = (): string => randomUUIDv7()
