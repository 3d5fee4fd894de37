const MAX_BYTES = 240
// Windows looks at what stands before the first dot; our ending makes any other name a different one.
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)\./i

const isForbidden = (char: string): boolean => '<>:"/\\|?*\u007f'.includes(char) || char < ' '

const cutToBytes = (text: string, maxBytes: number): string => {
  const encoder = new TextEncoder()
  let bytes = 0
  let kept = ''
  for (const char of text) {
    bytes += encoder.encode(char).length
    if (bytes > maxBytes) break
    kept += char
  }
  return kept
}

/** `<name>_export.csv`, with only what file systems forbid replaced by "_". */
export function makeExportFileName(name: string, extension: 'csv' | 'xlsx' = 'csv'): string {
  const ending = `_export.${extension}`
  const allowed = Array.from(name.toWellFormed(), char => (isForbidden(char) ? '_' : char)).join('')
  const free = RESERVED.test(allowed) ? `_${allowed}` : allowed
  return cutToBytes(free, MAX_BYTES - ending.length) + ending
}
