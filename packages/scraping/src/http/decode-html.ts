import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'

type DecodedHtml = { html: string; charset: string }

/** As browsers do: byte order mark, then the header, then the page's own word; without any, UTF-8 if it fits, else Windows-1252. */
export function decodeHtml(bytes: Uint8Array, contentType: string): DecodedHtml {
  const charset = findCharset(bytes, contentType)
  return { html: new TextDecoder(charset).decode(bytes), charset }
}

const PIECE_BYTES = 1024 * 1024

/** The same piece by piece, where others wait: twenty megabytes take a tenth of a second. */
export async function decodeInTurns(bytes: Uint8Array, contentType: string): Promise<DecodedHtml> {
  if (bytes.length <= PIECE_BYTES) return decodeHtml(bytes, contentType)
  const charset = findCharset(bytes, contentType)
  const decoder = new TextDecoder(charset)
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    await setImmediate()
    const isMore = at + PIECE_BYTES < bytes.length
    pieces.push(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: isMore }))
  }
  await setImmediate()
  return { html: pieces.join(''), charset }
}

const findCharset = (bytes: Uint8Array, contentType: string) =>
  charsetOfMark(bytes) ??
  knownCharset(/charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]) ??
  charsetOfMarkup(bytes) ??
  (isUtf8(bytes) ? 'utf-8' : 'windows-1252')

function charsetOfMark(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return undefined
}

/** The standard looks at 1,024 bytes; pages in the wild put scripts before their charset, so we look further. */
const MARKUP_BYTES = 8192

function charsetOfMarkup(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MARKUP_BYTES)).toString('latin1')
  const markup = start.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  for (const [meta] of markup.matchAll(/<meta\s[^>]{0,500}>/gi)) {
    const label = /charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(meta)?.[1]
    const charset = knownCharset(label)
    // A page that can be read byte by byte up to here is not UTF-16, whatever it says.
    if (charset) return charset.startsWith('utf-16') ? 'utf-8' : charset
  }
  return knownCharset(/^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']+)/i.exec(markup)?.[1])
}

function knownCharset(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    return new TextDecoder(label.trim()).encoding
  } catch {
    return undefined
  }
}
