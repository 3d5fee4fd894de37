import { XMLParser } from 'fast-xml-parser'
import { FileTrouble } from './file-trouble.ts'

/** JSON, or a line of it after another. */
export function readJson(text: string): unknown {
  const trimmed = text.trim()
  try {
    return JSON.parse(trimmed)
  } catch {
    const lines = trimmed.split('\n').filter(line => line.trim() !== '')
    if (lines.length < 2) throw new FileTrouble('damaged')
    try {
      return lines.map(line => JSON.parse(line) as unknown)
    } catch {
      throw new FileTrouble('damaged')
    }
  }
}

/** XML as data. Entities that lead outside do not exist for the parser, and own ones are left as they are written. */
export function readXml(text: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    textNodeName: 'text',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    htmlEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    removeNSPrefix: true,
    trimValues: true,
  })
  try {
    return decodeTexts(parser.parse(withoutDoctype(text), true))
  } catch {
    throw new FileTrouble('damaged')
  }
}

/** What a file declares for itself is not needed to read its data. */
function withoutDoctype(text: string): string {
  const start = text.slice(0, 2000).search(/<!DOCTYPE/i)
  if (start < 0) return text
  const bracket = text.indexOf('[', start)
  const plainEnd = text.indexOf('>', start)
  const end = bracket >= 0 && bracket < plainEnd ? text.indexOf(']', bracket) : start
  const close = end < 0 ? -1 : text.indexOf('>', end)
  if (close < 0) throw new FileTrouble('damaged')
  return text.slice(0, start) + text.slice(close + 1)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Only the five that XML itself knows, and numbers. */
const decodeText = (text: string) =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )

const MAX_DEPTH = 60

function decodeTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return decodeText(value)
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => decodeTexts(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, decodeTexts(one, depth + 1)]))
}
