import { foldKeepingLength, type Line } from '../page/read-lines.ts'
import type { AddressStretch } from './address-stretch.ts'
import { isCountryName } from './country-named.ts'
import { findSpanishStreet } from './is-street.ts'

const MAX_LENGTH = 160
const LABEL =
  /(?:^|[^a-z])(?:direccion(?: fiscal| legal| postal)?|domicilio(?: fiscal| legal)?|ubicacion|sede(?: central| principal)?|oficina(?: principal| central)?|visitenos(?: en)?|address)\s?:?\s*$/
const STOP =
  /[|•·;]|\s(?:-|–)\s?(?=(?:tel|telf|telefono|cel|fono|fax|correo|e-?mail|horario))|(?:^|[\s,.(])(?:tel|telf|telefonos?|cel|celular|fono|fax|correo|e-?mail|email|horario|central telefonica|whatsapp|ruc)(?:[\s.:]|$)|https?:|www\.|\S{1,64}@/
const SENTENCE_END =
  /(?<!\b(?:av|avda|jr|urb|esq|nro|no|psje|pje|ctra|cra|cl|cll|km|mz|lt|of|dpto|int|pza|prol|sta|sto|gral|cnel|mcal|dr|ing|col|edif|d\.f))\.\s+(?=[A-ZÁÉÍÓÚÑ])|\.$/gi

/** Where the address ends on its line: at another contact, at the end of the sentence, or at the line's end. */
function endOnLine(text: string): number {
  const stop = STOP.exec(foldKeepingLength(text))?.index ?? text.length
  const cut = text.slice(0, Math.min(stop, MAX_LENGTH))
  const sentence = [...cut.matchAll(SENTENCE_END)].find(match => match.index > 8)?.index ?? cut.length
  return cut.slice(0, sentence).replace(/[\s,.(–-]{1,20}$/, '').length
}

// The line of the town: "28013 Madrid", "San Isidro, Lima - Perú", "Lima 27", "Bogotá, Colombia".
const isTownLine = (text: string): boolean => {
  if (text.length > 60 || /[@:]|\d{6}/.test(text)) return false
  if (/^(?:C\.?P\.?\s)?\d{4,5}[\s,]+\p{Lu}/u.test(text)) return true
  const parts = text.split(/\s?[,–-]\s?/)
  return parts.some(part => isCountryName(foldKeepingLength(part.replace(/[.\s]{1,9}$/, '')))) && parts.length <= 4
}

const startsProperly = (text: string, at: number): boolean => {
  const rest = text.slice(at).replace(/^[^\p{L}\d]+/u, '')
  return /^(?:\p{Lu}|\d|c\/)/u.test(rest)
}

// A name in capitals behind the kind of street, a number, and no sentence that goes on behind it.
const isWholeAddress = (text: string): boolean =>
  /^\S+\s?(?:(?:de|del|la|las|los|el|industrial|ind\.)\s){0,2}[\p{Lu}\d"“'#]/u.test(text) &&
  /\d|s\/n/i.test(text) &&
  !/\d\s(?!(?:de|del|y|esq|esquina|con|piso|oficina|of|dpto|depto|int|interior|local|urb|col|colonia|bis|sur|norte|este|oeste|entre|mz|lote|lt|cp|km|bajo|puerta|esc|izq|dcha|frente|planta|nave)(?![\p{L}])|[a-d](?=\s?(?:,|$)))\p{Ll}/u.test(
    text,
  )

/** Finds addresses by the Spanish kinds of street ("Av.", "Calle", "Jr.", "Cra.") or by a label in front. */
export function findSpanishAddresses(lines: Line[]): AddressStretch[] {
  const found: AddressStretch[] = []
  lines.forEach((line, index) => {
    if (line.text.length > 2000 || !/\d|s\/n/i.test(line.text)) return
    const at = findSpanishStreet(line.folded)
    const before = line.folded.slice(0, Math.max(at, 0))
    const labelled = LABEL.test(at > 0 ? before : (lines[index - 1]?.folded ?? ''))
    if (at < 0 || (!labelled && !startsProperly(line.text, at))) return
    const text = line.text.slice(at)
    const end = endOnLine(text)
    // In running text a street is only mentioned.
    const isProse = !labelled && (at > 60 || end < text.length - 1) && !/[,:–-]\s*$/.test(before) && at > 0
    if (end < 8 || isProse || !isWholeAddress(text.slice(0, end))) return
    const next = lines[index + 1]
    const takesNext = end >= text.trimEnd().length - 1 && next !== undefined && isTownLine(next.text)
    found.push({ start: line.start + at, end: takesNext ? next.start + next.text.length : line.start + at + end })
  })
  return found
}
