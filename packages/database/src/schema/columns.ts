import { customType, text, timestamp } from '../engine/drizzle.ts'

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** A sealed document lies in its row, or, when it is large, among the bodies under its address. */
export const documentColumns = () => ({
  document: bytes('document'),
  documentAddress: text('document_address'),
})
