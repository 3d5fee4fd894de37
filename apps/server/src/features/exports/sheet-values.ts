/** A value as the Sheets API takes it. `null` leaves a cell as it is, an empty text empties it. */
export type SheetValue = string | number | boolean | null

/** Google refuses a cell with more. */
const maxText = 50_000

/** Lists are joined as the result grid joins them; nothing becomes a formula, because values are sent as RAW. */
export function makeSheetValue(value: unknown): Exclude<SheetValue, null> {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value
  return writeText(value).slice(0, maxText)
}

function writeText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(writeText).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${writeText(inner)}`)
    .join(', ')
}
