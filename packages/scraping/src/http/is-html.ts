const htmlTypes = new Set(['text/html', 'application/xhtml+xml'])

/** Whether this is a page. Where the site names no type, or just "text", the first characters decide. */
export function isHtml(contentType: string, bytes: Uint8Array): boolean {
  const type = mediaType(contentType)
  if (htmlTypes.has(type)) return true
  if (!isUndecided(contentType)) return false
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString('latin1')
  // Comments go first, in a pass of their own: one expression for all of it could be made to run forever.
  const [before = '', ...commented] = start.split('<!--')
  const markup = before + commented.map(part => part.split('-->')[1] ?? '').join('')
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|table|div)[\s>]/i.test(markup)
}

/** Whether the body has to be looked at before its type is known. */
function isUndecided(contentType: string): boolean {
  return ['', 'text/plain', 'application/octet-stream', 'unknown/unknown'].includes(mediaType(contentType))
}

export const mayBeHtml = (contentType: string) => htmlTypes.has(mediaType(contentType)) || isUndecided(contentType)

export const isHtmlType = (contentType: string) => htmlTypes.has(mediaType(contentType))

export const mediaType = (contentType: string) => (contentType.split(';')[0] ?? '').trim().toLowerCase()
