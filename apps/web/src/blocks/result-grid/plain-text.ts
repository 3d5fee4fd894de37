export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as it stands in the data: lists joined with a comma and a space. For filtering and files. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${plainText(inner)}`)
      .join(', ')
  return String(value)
}
