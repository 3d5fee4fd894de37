import type { Page } from '../../page/page.ts'
import { isElement } from '../../page/page-node.ts'
import { meaningOfClasses } from '../naming/name-from-classes.ts'
import { isAmount } from './amount-parts.ts'
import { dropEchoes } from './drop-echoes.ts'
import type { Field, FieldText } from './field.ts'
import { countTexts, readText } from './field.ts'
import { joinVariants } from './join-variants.ts'
import { tellPrices } from './tell-prices.ts'

const LETTERS_OR_DIGITS = /[\p{L}\p{N}]/u
const CONSTANT_SHARE = 0.9
const NOT_A_LABEL = /[!?¡¿$€£%\d]|.{41}/u

/** Drops what is no data (actions, punctuation, near-empty fields) and turns constant words into names. */
export function tidyFields(page: Page, fields: Field[], recordCount: number): Field[] {
  const withWords = fields.map(field => dropPunctuation(page, field))
  const labelled = takeLabels(page, joinVariants(page, withWords), recordCount)
  const split = labelled.flatMap(field => splitBySeparator(page, field)).flatMap(field => splitAtDate(page, field))
  const named = split.map(field => stripPrefix(page, field))
  const least = Math.max(1, recordCount * 0.04)
  return tellPrices(page, dropEchoes(page, named)).filter(field => countTexts(field) >= least)
}

const SIGNS = /^\p{S}{1,6}$/u

/** Signs that some records have more of than others say how much: "$" and "$$$", "★★★☆☆" and "★☆☆☆☆". */
function areGrades(page: Page, { texts }: Field): boolean {
  const first = texts.find(text => text !== null)
  if (!first || !SIGNS.test(readText(page, first))) return false
  const signs = texts.flatMap(text => (text ? [readText(page, text)] : []))
  return new Set(signs).size > 1 && signs.every(text => SIGNS.test(text)) && signs.some(text => text[1] === text[0])
}

function dropPunctuation(page: Page, field: Field): Field {
  if (areGrades(page, field) && !field.texts.some(text => text && sayInWords(text))) return field
  return {
    ...field,
    texts: field.texts.map(text => {
      if (!text) return null
      return LETTERS_OR_DIGITS.test(readText(page, text)) ? trim(page, text) : sayInWords(text)
    }),
  }
}

const SAYING = ['aria-label', 'title', 'data-rating']
const MAX_SAID = 40

/** Stars and other signs count where their element says a figure to those who cannot see it. */
function sayInWords(text: FieldText): FieldText | null {
  let at = text.pieces[0]?.node.parent
  for (let climbed = 0; climbed < 2 && at && isElement(at); climbed++, at = at.parent) {
    const { attribs } = at
    const name = SAYING.find(own => /\d/.test(attribs[own] ?? '') && (attribs[own]?.length ?? 0) <= MAX_SAID)
    if (name && at.textEnd <= text.end && at.textStart >= text.start) return { ...text, saidBy: { element: at, name } }
  }
  return null
}

const EDGE_START = /^(?:[\s,;|·•:–—»>*]+|-\s+)+/
const EDGE_END = /(?:[\s,;|·•–—«:(]|\s-){1,40}$/
const LAST_AT_EDGE = /[\s,;|·•–—«:(-]/

function trim(page: Page, text: FieldText): FieldText {
  const whole = readText(page, text)
  const before = EDGE_START.exec(whole)?.[0].length ?? 0
  const mayEnd = LAST_AT_EDGE.test(whole[whole.length - 1] ?? '')
  const after = mayEnd ? (EDGE_END.exec(whole.slice(before))?.[0].length ?? 0) : 0
  return before || after ? { ...text, start: text.start + before, end: text.end - after } : text
}

/** The value that nearly all records share, or null. */
function constantOf(page: Page, field: Field): string | null {
  const counts = new Map<string, number>()
  const shown = countTexts(field)
  const mostOthers = shown * (1 - CONSTANT_SHARE) + 1
  for (const text of field.texts) {
    if (!text) continue
    const value = readText(page, text)
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if (counts.size > mostOthers) return null
  }
  const [value, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return shown >= 2 && count >= shown * CONSTANT_SHARE ? value : null
}

/** A word that all records repeat before a value is that value's name; repeated links are buttons. */
function takeLabels(page: Page, fields: Field[], recordCount: number): Field[] {
  const kept: Field[] = []
  let pending: { label: string; field: Field } | null = null
  for (const field of fields) {
    const count = countTexts(field)
    if (count === 0) {
      if (field.label) pending = { label: field.label, field }
      continue
    }
    const constant = constantOf(page, field)
    if (constant === null || field.label || isProtected(field)) {
      const isNext = pending && (pending.field.block === field.block || isNeighbour(pending.field, field, recordCount))
      kept.push(pending && isNext && !field.label ? { ...field, label: pending.label } : field)
      pending = null
      continue
    }
    const isAction = field.texts.every(
      text => !text || text.pieces.every(piece => piece.link !== null || piece.isAction),
    )
    const wasColon = field.texts.some(text => text && /^\s*:/.test(page.text.slice(text.end, text.end + 2)))
    const before = kept.at(-1)
    const mayName = !isAction && UNIT.test(constant) && pending === null
    if (mayName && before && !before.label && namesWhatStandsBefore(page, field, before)) {
      kept[kept.length - 1] = { ...before, label: constant }
      continue
    }
    if (wasColon || (!isAction && NOT_A_LABEL.test(constant) === false && hasValueBeside(page, field, fields))) {
      pending = { label: constant.replace(/[\s:]{1,9}$/, ''), field }
      continue
    }
    pending = null
    if (!isAction || recordCount < 3) kept.push(field)
  }
  return kept
}

/** "[email protected]" everywhere, until a script writes each record's own e-mail over it. */
const isProtected = ({ texts }: Field): boolean =>
  texts.some(text => text?.pieces.some(({ link }) => link?.attribs['data-cfemail'] !== undefined))

const isNeighbour = (a: Field, b: Field, recordCount: number): boolean => {
  const both = a.texts.filter((text, i) => (text !== null) === (b.texts[i] !== null)).length
  return both >= recordCount * 0.8
}

const UNLABELLED_SHARE = 0.2

/** Some varying field follows on the same line. */
function hasValueBeside(page: Page, field: Field, fields: Field[]): boolean {
  const next = fields[fields.indexOf(field) + 1]
  if (!next || constantOf(page, next) !== null) return false
  // What stands before some of the values only ("Easily apply") is a fact of its own.
  const unlabelled = next.texts.filter((text, i) => text && !field.texts[i]).length
  if (unlabelled > countTexts(next) * UNLABELLED_SHARE) return false
  const at = field.texts.findIndex((text, i) => text && next.texts[i])
  const [here, there] = [field.texts[at], next.texts[at]]
  return !!here && !!there && !/[\n\t]/.test(page.text.slice(here.end, there.start)) && there.start - here.end < 6
}

const UNIT = /^\p{L}[\p{L}\s]{2,29}$/u

/** A unit after its figure on the same line, and nothing behind it: "12" and "votes". */
function namesWhatStandsBefore(page: Page, unit: Field, figure: Field): boolean {
  if (countTexts(figure) < countTexts(unit) || constantOf(page, figure) !== null) return false
  return unit.texts.every((text, i) => {
    const value = figure.texts[i]
    if (!text) return true
    if (!value || text.start - value.end > 2 || !/\d/.test(readText(page, value))) return false
    const rest = page.text.slice(text.end, text.end + 1)
    return !/[\n\t]/.test(page.text.slice(value.end, text.start)) && (rest === '' || /[\n\t]/.test(rest))
  })
}

// Bars and dots only ever part fields; dashes and slashes also stand inside titles.
const SURE_SEPARATORS = [/\s{0,9}\|\s{0,9}/g, /\s{0,9}[•·]\s{0,9}/g]
const UNSURE_SEPARATORS = [/\s{1,9}[–—]\s{1,9}/g, /\s{1,9}-\s{1,9}/g, /\s{1,9}\/\s{1,9}/g, /\s{0,9};\s{1,9}/g]
const ANY_SEPARATOR = /[|•·–—/;]|\s-\s/
const SPLIT_SHARE = 0.9
const MAX_PARTS = 6

/** "12-345 | 3 May | Lima" in every record is three fields. */
function splitBySeparator(page: Page, field: Field): Field[] {
  const shown = field.texts.filter(text => text !== null)
  if (shown.length < 3) return [field]
  const first = shown.slice(0, 6).map(text => readText(page, text))
  if (!first.some(text => ANY_SEPARATOR.test(text))) return [field]
  for (const separator of [...SURE_SEPARATORS, ...UNSURE_SEPARATORS]) {
    if (first.filter(text => text.search(separator) >= 0).length < first.length / 2) continue
    const split = shown.map(text => readText(page, text).split(separator))
    const counts = new Map<number, number>()
    for (const { length } of split) counts.set(length, (counts.get(length) ?? 0) + 1)
    const [parts, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [1, 0]
    if (parts < 2 || parts > MAX_PARTS || count < shown.length * SPLIT_SHARE) continue
    if (UNSURE_SEPARATORS.includes(separator) && (!hasDataPart(split, parts) || areRanges(split) || endInClocks(split)))
      continue
    return Array.from({ length: parts }, (_, i) => ({
      ...field,
      label: i === 0 ? field.label : '',
      position: field.position + i / 10_000,
      texts: field.texts.map(text => text && partOf(page, text, { separator, nth: i, parts })),
    }))
  }
  return [field]
}

const DATA_LIKE =
  /^[^\p{L}]*\d[^\p{L}]*$|^\p{L}{0,4}[-.\s]?\d[\p{L}\d.,:/-]*$|^\d{1,2}\s(?:de\s)?\p{L}{3,10}\.?(?:\s(?:de\s)?\d{4})?$/u

/** One of the parts is a number, a date or a code nearly everywhere. */
function hasDataPart(split: string[][], parts: number): boolean {
  return Array.from({ length: parts }).some(
    (_, i) => split.filter(own => DATA_LIKE.test(own[i] ?? '')).length >= split.length * 0.8,
  )
}

/** "$61,000 - $86,000" says one thing from where to where. */
const areRanges = (split: string[][]): boolean =>
  split.every(own => own.length !== 2 || own.every(part => isAmount(part) && !/^[\d.,]+$/.test(part)))

/** "18 nov 2026 - 09:40" is one moment. */
const endInClocks = (split: string[][]): boolean =>
  split.every(own => own.length !== 2 || (/\d/.test(own[0] ?? '') && /^\d{1,2}[:.h]\d{2}\b/.test(own[1] ?? '')))

const LEADING_DATE = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}-\d{2}-\d{2})(\s+)(?!\d{1,2}:\d{2}|[-–/a])(?=\S)/

/** A date with something behind it in every record is two fields; a time of day stays with its date. */
function splitAtDate(page: Page, field: Field): Field[] {
  const shown = field.texts.filter(text => text !== null)
  if (shown.length < 3) return [field]
  const cuts = field.texts.map(text => text && LEADING_DATE.exec(readText(page, text)))
  if (cuts.filter(cut => cut !== null).length < shown.length * SPLIT_SHARE) return [field]
  const cutAt = (text: FieldText | null, at: number): number =>
    text && cuts[at] ? text.start + cuts[at][0].length : -1
  const dates = field.texts.map(
    (text, at) => text && { ...text, end: cuts[at] ? cutAt(text, at) - (cuts[at][1]?.length ?? 0) : text.end },
  )
  const rest = field.texts.map((text, at) => (text && cuts[at] ? { ...text, start: cutAt(text, at) } : null))
  return [
    { ...field, texts: dates },
    { ...field, label: '', classWords: '', position: field.position + 1 / 20_000, texts: rest },
  ]
}

type Cut = { separator: RegExp; nth: number; parts: number }

function partOf(page: Page, text: FieldText, { separator, nth, parts }: Cut): FieldText | null {
  const whole = readText(page, text)
  const cuts = [...whole.matchAll(separator)]
  if (cuts.length !== parts - 1) return nth === 0 ? text : null
  const before = cuts[nth - 1]
  const after = cuts[nth]
  const start = text.start + (before ? before.index + before[0].length : 0)
  const end = after ? text.start + after.index : text.end
  return end > start ? { ...text, start, end } : null
}

const CODE_LIKE = /^[#\s]*[\p{L}]{0,4}[-.\s]?\d[\p{L}\d\s.,:/%$€£()-]*$/u
const CURRENCY =
  /^(?:[LQSRCBlqsr]|Bs|Gs|Lps?|RD|MX|US|Kr|kr|Rs|Fr|[A-Z]{3}|[Ss]oles|[Pp]esos|[Ee]uros?|[Dd][oó]lares)\.?$/
const PREFIX = /^(\p{L}[\p{L}\s.º°#]{0,30}?)[\s:#]+(?=[#$€£\p{L}]{0,3}[-.\s]?\d)/u

/** A code, number or date and at most one word: "12 de muebles" goes on with the words before it. */
const isCode = (text: string): boolean =>
  CODE_LIKE.test(text) && (text.match(/(?<![\p{L}\d-])\p{L}{2,}/gu)?.length ?? 0) <= 1

const ABBREVIATED = /[.:#º°]\s*$/

/** Headings and links to the records' own pages hold names. */
const isTitle = ({ classWords, texts }: Field): boolean =>
  meaningOfClasses(classWords) === 'title' || texts.every(text => !text || text.pieces.some(({ link }) => link))

/** A label that every record repeats becomes the name: "Case No. 12-345" is a value 12-345 named "Case No.". */
function stripPrefix(page: Page, field: Field): Field {
  if (field.label) return field
  const shown = field.texts.filter(text => text !== null)
  const prefix = shown[0] && PREFIX.exec(readText(page, shown[0]))
  if (!prefix || shown.length < 3 || CURRENCY.test(prefix[1] as string)) return field
  // "Widget 1" is the name of a thing; before a number that is no name the same word is a label.
  if (isTitle(field) && !ABBREVIATED.test(prefix[0])) return field
  let others = 0
  for (const text of shown) {
    const value = readText(page, text)
    const isOwn = value.startsWith(prefix[0]) && isCode(value.slice(prefix[0].length))
    if (!isOwn && shown.length - ++others < shown.length * CONSTANT_SHARE) return field
  }
  if (shown.length - others < 3) return field
  const strip = (text: FieldText): FieldText =>
    readText(page, text).startsWith(prefix[0]) ? { ...text, start: text.start + prefix[0].length } : text
  return { ...field, label: prefix[1] as string, texts: field.texts.map(text => text && strip(text)) }
}
