import type { PageReading } from '@sondeo/extraction/page-reading'
import { foldWords } from '@sondeo/table/fold-words'
import { checkEmptiness, cutElements, showText } from './check-emptiness.ts'
import { findFrame } from './find-frame.ts'

/** Why a page has to be read with its scripts running; each is said in the trace. */
export type ScriptNeed =
  | 'empty-shell'
  | 'asks-for-script'
  | 'still-loading'
  | 'empty-place'
  | 'in-a-frame'
  | 'more-button'
  | 'pager-by-script'
  | 'more-announced'
  | 'endless-scroll'

const SHORT = 1500
/** Fewer are no list. */
export const MIN_RECORDS = 3

/** Decides from the page as it came over HTTP. */
export function checkScriptNeed(html: string, reading: PageReading): ScriptNeed | null {
  const records = reading.recordSets[0]?.records.length ?? 0
  if (!/<script[\s>]/i.test(html))
    return records < MIN_RECORDS && checkShell(html, records) === 'in-a-frame' ? 'in-a-frame' : null
  const announced = reading.navigation.total?.count ?? 0
  if (records < MIN_RECORDS) return checkShell(html, records) ?? (announced > MIN_RECORDS ? 'more-announced' : null)
  if (reading.navigation.next) return null
  const controls = findControls(html)
  if (controls.some(({ words }) => MORE_WORDS.test(words))) return 'more-button'
  if (controls.some(({ words, isInPager }) => isInPager && NEXT_WORDS.test(words))) return 'pager-by-script'
  if (announced > records) return 'more-announced'
  return ENDLESS.test(html) ? 'endless-scroll' : null
}

function checkShell(html: string, records: number): ScriptNeed | null {
  if (records === 0 && checkEmptiness(html) === 'drawn-by-script') return 'empty-shell'
  if (EMPTY_PLACE.test(html)) return 'empty-place'
  const text = fold(showText(html))
  if (text.length > SHORT) return null
  if (findFrame(html, 'https://page.invalid/')) return 'in-a-frame'
  const notes = [...html.matchAll(/<noscript[^>]{0,200}>([\s\S]{0,2000}?)<\/noscript>/gi)].map(
    ([, inner = '']) => inner,
  )
  if (ASKS.test(fold(`${notes.join(' ')} ${text}`)) && text.length < SHORT / 2) return 'asks-for-script'
  if (LOADING.test(text) || /aria-busy\s*=\s*["']?true/i.test(html)) return 'still-loading'
  return null
}

/** A page in the browser that still waits for something: a shell, an empty box, a word that it is loading. */
export function looksUnfinished(html: string): boolean {
  if (checkEmptiness(html) !== 'has-content' || EMPTY_PLACE.test(html)) return true
  const text = fold(showText(html))
  return text.length < SHORT && LOADING.test(text)
}

/** Whether what is shown says little more than that scripts are wanted. */
export function asksForScript(html: string): boolean {
  const text = fold(showText(html))
  return text.length < SHORT / 2 && ASKS.test(text)
}

type Control = { words: string; isInPager: boolean }

/** Buttons and links that lead to no address; what they do, a script does. */
function findControls(html: string): Control[] {
  const found: Control[] = []
  const markup = cutElements(cutElements(html, 'script'), 'style')
  for (const match of markup.matchAll(CONTROL)) {
    const [, tag = '', own, text, boxed, boxedText] = match
    const attributes = own ?? boxed ?? ''
    const inner = text ?? boxedText ?? ''
    const isControl = tag !== '' || /role\s*=\s*["']?button|onclick/i.test(attributes)
    if (!isControl || (/^a$/i.test(tag) && leadsSomewhere(attributes)) || /\bdisabled\b/i.test(attributes)) continue
    const label = /aria-label\s*=\s*["']([^"']{1,60})/i.exec(attributes)?.[1] ?? ''
    const words = fold(inner.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]{2,8};/gi, ' ')) || fold(label)
    const before = markup.slice(Math.max(0, match.index - 600), match.index)
    found.push({ words, isInPager: PAGER.test(before) || PAGER.test(attributes) })
  }
  return found
}

function leadsSomewhere(attributes: string): boolean {
  const href = /\bhref\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]
  return href !== undefined && href !== '' && !href.startsWith('#') && !/^javascript:/i.test(href)
}

export const fold = (text: string) => foldWords(text).replace(/\s+/g, ' ')

/** A box made for results, with nothing in it yet. */
const EMPTY_PLACE =
  /<(main|div|section|table|tbody|ul|ol)\b[^<>]{0,200}\b(?:id|class)\s{0,9}=\s{0,9}["']?[^"'<>]{0,60}(?:\bapp|root|result|listado|listing|product|catalog|grid|resultados|contenido|vista|items)[^<>]{0,200}>\s{0,200}(?:<!--[^>]{0,200}-->)?\s{0,200}<\/\1\s{0,9}>/i
/** A box that is no control has no markup inside here, so that it does not hide the control in it. */
const CONTROL =
  /<(button|a)\b([^<>]{0,600})>([^<]{0,80}(?:<(?!\/?(?:button|a)\b)[^<>]{0,200}>[^<]{0,80}){0,4}?)<\/\1\s*>|<(?:div|span)\b([^<>]{0,600})>([^<]{0,80})<\/(?:div|span)\s*>/gi
const ASKS =
  /(?:enable|activ[ae]r?|habilit[ae]r?|turn on|requires?|need|necesita|requiere|sin|without)[^.]{0,30}java ?script|java ?script[^.]{0,40}(?:disabled|required|deshabilitado|desactivado|necesario|requerido|enabled|activado|habilitado)/
const LOADING = /(?:^|\s)(?:cargando|loading|espere por favor|please wait)(?:\.|…|\s|$)/
const MORE_WORDS =
  /^(?:(?:load|show|view|see|cargar|ver|mostrar)(?: \d+)? (?:more|mas)(?: (?:results|items|products|posts|articles|news|jobs|resultados|productos|articulos|noticias|entradas|registros|ofertas|avisos|empresas))?|more results|mas resultados|load next(?: \d+)?|cargar siguientes)[.…\s]*$/
const NEXT_WORDS =
  /^(?:siguiente|siguientes|proxima|proximo|pagina siguiente|siguiente pagina|proxima pagina|next|next page|›|»|>|→|(?:siguiente|next) ?[›»>→])$/
const PAGER = /pagina|pager|paging/i
const ENDLESS =
  /infinite[-_ ]?scroll|intersectionobserver|data-infinite|hx-trigger\s*=\s*["'][^"']*(?:revealed|intersect)|load-?more|endless/i
