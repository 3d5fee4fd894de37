import type { PlaceOnPage } from '@sondeo/table/origin'
import type { Page } from '../page/page.ts'
import { isElement, type PageNode } from '../page/page-node.ts'
import { textAtPlace } from '../page/place-on-page.ts'
import { readEmbeddedJson } from '../page/read-embedded-json.ts'
import { escapeHtml } from './escape-html.ts'

const MAX_LINES = 60
const LINES_BEFORE = 20
const MAX_LINE = 400

/** What stands in no visible part of the page: the object in a script's JSON, or the tag that carries an attribute. */
export function writeExcerpt(page: Page, node: PageNode, place: PlaceOnPage): string {
  const text = textAtPlace(page, place)
  if (!isElement(node) || text === null) return ''
  if (place.kind === 'attribute')
    return box(`${escapeHtml(`<${node.name} ${place.name}="`)}${mark(text)}${escapeHtml('">')}`)
  if (place.kind !== 'embedded') return box(mark(text))
  const steps = place.pointer.split('/').slice(1)
  const key = (steps.at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
  const holder = steps.slice(0, -1).reduce<unknown>(stepInto, readEmbeddedJson(node))
  return box(writeLines(holder, key))
}

function stepInto(at: unknown, step: string): unknown {
  const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key)
    ? (at as Record<string, unknown>)[key]
    : undefined
}

/** The object around the value, one line per member, cut where it is long. */
function writeLines(holder: unknown, key: string): string {
  const members = Object.entries((holder ?? {}) as Record<string, unknown>)
  const at = members.findIndex(([name]) => name === key)
  const first = Math.max(0, at - LINES_BEFORE)
  const shown = members.slice(first, first + MAX_LINES).map(([name, value]) => {
    const label = Array.isArray(holder) ? '' : `${JSON.stringify(name)}: `
    const text = JSON.stringify(value) ?? ''
    const cut = text.length > MAX_LINE && name !== key ? `${text.slice(0, MAX_LINE)}…` : text
    return `  ${escapeHtml(label)}${name === key ? mark(cut) : escapeHtml(cut)}`
  })
  const more = (isCut: boolean) => (isCut ? ['  …'] : [])
  return [...more(first > 0), ...shown, ...more(first + MAX_LINES < members.length)].join('\n')
}

const mark = (text: string) => `<mark id="origin">${escapeHtml(text)}</mark>`
const box = (inner: string) => `<pre class="excerpt">${inner}</pre>`
