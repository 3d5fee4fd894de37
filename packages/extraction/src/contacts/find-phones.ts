import { nodeHolding, placeOfStretch } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import { type Line, readLines } from '../page/read-lines.ts'
import { classifyPhone, type PhoneSurroundings } from './classify-phone.ts'
import { ColumnHeaders } from './column-header.ts'
import type { FoundContact } from './find-emails.ts'
import { guessCountries } from './guess-countries.ts'
import { scanPhones } from './scan-phones.ts'

const MAX_LABEL = 40
// Six digits near each other, or a toll-free number that goes on with letters.
const MAY_HOLD_PHONE = /\d(?:\D{0,4}\d){5}|8\d\d\)?[-. ][A-Z\d]/
const LIST_MARK = /^\s{0,9}(?:[,;/|]|y|o|or|and|-)?\s{0,9}$/
const CALL_LINK = /^(?:tel|callto|sms):(?:\/\/)?([^?]+)/i
const WHATSAPP_LINK = /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)\+?(\d{8,15})/i

/** The words in front of a number: on its own line, or the short line or cell before it. */
function textBefore(lines: Line[], index: number, at: number): string {
  const before = (lines[index]?.folded ?? '').slice(Math.max(0, at - MAX_LABEL), at)
  if (before.trim().length > 1 || at > 4) return before
  const previous = lines[index - 1]?.folded ?? ''
  const isLabel = previous.length <= MAX_LABEL && !/\d{4}/.test(previous)
  return isLabel ? `${previous} ${before}` : before
}

function findInText(page: Page, countries: string[]): FoundContact[] {
  const found: FoundContact[] = []
  const lines = readLines(page)
  const headers = new ColumnHeaders(page)
  lines.forEach((line, index) => {
    if (!MAY_HOLD_PHONE.test(line.text)) return
    let listedUpTo = -1
    for (const shape of scanPhones(line.text)) {
      const start = line.start + shape.start
      const end = line.start + shape.end
      const node = nodeHolding(page, start, end)
      if (!node) continue
      // "Tel. A, B y C": the label in front of the first number goes for all of them.
      const isListed = listedUpTo >= 0 && LIST_MARK.test(line.text.slice(listedUpTo, shape.start))
      const before = textBefore(lines, index, shape.start)
      const around: PhoneSurroundings = {
        // What an element of its own sets apart does not run into its neighbours.
        before: isListed ? 'tel ' : node.textStart === start ? `${before} ` : before,
        behind: `${node.textEnd === end ? ' ' : ''}${line.folded.slice(shape.end, shape.end + 12)}`,
        isLink: false,
        // Looked up only where nothing nearer decides.
        get header() {
          return headers.find(node)
        },
      }
      const phone = classifyPhone(shape, around, countries)
      const origin = phone && placeOfStretch(page, start, end)
      if (!phone || !origin) continue
      listedUpTo = phone.isFax ? -1 : shape.end
      found.push({
        kind: phone.isFax ? 'fax' : 'phone',
        value: phone.value,
        raw: page.text.slice(start, end),
        origin,
        node,
      })
    }
  })
  return found
}

function findInLinks(page: Page, countries: string[]): FoundContact[] {
  const found: FoundContact[] = []
  for (const element of page.elements) {
    const { href } = element.attribs
    const raw = href && (CALL_LINK.exec(href)?.[1] ?? WHATSAPP_LINK.exec(href)?.[1]?.replace(/^/, '+'))
    if (!raw) continue
    const shape = { raw: raw.replaceAll('%20', ' ').trim(), start: 0, end: raw.length, extension: null }
    const digits = shape.raw.replace(/\D/g, '').length
    const around = { before: '', behind: '', isLink: true, header: '' }
    const phone = digits >= 6 && digits <= 15 ? classifyPhone(shape, around, countries) : null
    if (phone)
      found.push({
        kind: 'phone',
        value: phone.value,
        raw: shape.raw,
        origin: placeOfAttribute(element, 'href'),
        node: element,
      })
  }
  return found
}

/** Finds phones and faxes in the visible text and in call links. */
export function findPhones(page: Page): FoundContact[] {
  const countries = guessCountries(page)
  return [...findInText(page, countries), ...findInLinks(page, countries)]
}
