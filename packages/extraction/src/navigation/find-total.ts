import { placeOfStretch, textNodeAt } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import { foldedTextOf } from '../page/read-lines.ts'
import type { Navigation } from '../page-reading.ts'

const NUMBER = String.raw`(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9})(?![\d.,]*\d)`
const THINGS =
  '(?:resultados?|registros?|procesos?|productos?|articulos?|licitacion(?:es)?|empresas?|elementos?|items?|convocatorias?|anuncios?|ofertas?|avisos?|propiedades|inmuebles|publicacion(?:es)?|proveedores|contactos?|documentos?|expedientes?|noticias?|contratos?|entradas?|coincidencias?|fichas?|servicios?|cursos?|libros?|vehiculos?|oportunidades|results?|records?|products?|entries|matches|listings?|articles?|tenders?|companies|hits|documents?|cases?|opinions?|posts|jobs|properties|books|suppliers|opportunities|notices|contracts|files|rows)'

const FORMS: { form: RegExp; worth: number }[] = [
  // Mostrando 1 a 20 de 283 resultados; 1–20 of 283
  {
    form: new RegExp(
      String.raw`(?<![\d.,/-])(\d{1,7})\s?(?:-|–|—|a|al|to|hasta)\s?(\d{1,7})\s(?:de|of|out of|de un total de|sobre|/)\s(?:un total de\s|about\s|aproximadamente\s|los\s)?${NUMBER}`,
    ),
    worth: 3,
  },
  // Se encontraron 47 procesos; 47 procesos encontrados
  {
    form: new RegExp(
      String.raw`(?:se (?:han encontrado|encontraron|hallaron)|encontrados?:?|hay|found|we found|there are|total(?: de)?(?: ${THINGS})?:?|resultados:?|results:?)\s(?:un total de\s|about\s)?${NUMBER}(?:\s(?:\p{L}+\s){0,2}?${THINGS}|$)`,
      'u',
    ),
    worth: 2,
  },
  {
    form: new RegExp(
      String.raw`(?<![\d.,/-])${NUMBER}\s(?:\p{L}+\s){0,2}?(?:${THINGS}\s)(?:were |was |fueron |han sido )?(?:encontrad[oa]s|found|en total|in total|total|disponibles|available)(?!\p{L})`,
      'u',
    ),
    worth: 2,
  },
  // 283 resultados
  {
    form: new RegExp(
      String.raw`(?:^|[^\p{L}\d.,/$€£-]|de |of )${NUMBER}\s(?:\p{L}+\s)?${THINGS}(?:\(s\))?(?!\p{L})`,
      'u',
    ),
    worth: 1,
  },
]

const MAX_LINE = 160
const toCount = (written: string): number => Number(written.replace(/\D/g, ''))

type Announced = { count: number; worth: number; raw: string; start: number; end: number }

function readLine(line: string, folded: string, offset: number): Announced | null {
  for (const { form, worth } of FORMS) {
    const match = form.exec(folded)
    const written = match?.slice(1).findLast(group => group !== undefined)
    if (!match || written === undefined) continue
    const count = toCount(written)
    if (worth < 3 && (count === 0 || (worth === 1 && count >= 1900 && count <= 2100))) continue
    // "1 a 20 de marzo" counts nothing, and a page never shows more than there is.
    if (worth === 3 && (Number(match[2]) > count || Number(match[1]) > Number(match[2]) || count < 1)) continue
    const start = offset + match.index
    const raw = line.slice(match.index, match.index + match[0].length).trim()
    return { count, worth, raw, start, end: start + match[0].trimEnd().length }
  }
  return null
}

/** Tables of contents and menus count, too, but what they count is elsewhere. */
function isInLink(page: Page, offset: number): boolean {
  let at = textNodeAt(page, offset)?.parent
  while (at && 'order' in at) {
    if (at.name === 'a') return true
    at = at.parent
  }
  return false
}

/** Finds how many records the page says its list has. */
export function findTotal(page: Page): Navigation['total'] {
  let best: Announced | null = null
  let offset = 0
  const folded = foldedTextOf(page)
  for (const line of page.text.split('\n')) {
    const isSentence = line.length <= MAX_LINE && /\d/.test(line)
    const found = isSentence ? readLine(line, folded.slice(offset, offset + line.length), offset) : null
    // A bare "12 productos" inside a card or a menu is weak: it must be most of its line.
    const isBare = found?.worth === 1 && (found.raw.length < line.trim().length * 0.5 || isInLink(page, found.start))
    if (found && !isBare && !found.raw.includes('\t') && found.worth > (best?.worth ?? 0)) best = found
    offset += line.length + 1
  }
  const origin = best && placeOfStretch(page, best.start, best.end)
  return best && origin ? { count: best.count, raw: best.raw, origin } : null
}
