import type { PlaceOnPage } from '@sondeo/table/origin'
import { openPage } from '../page/open-page.ts'
import type { Page } from '../page/page.ts'
import { isElement, type PageElement, type PageNode, type PageText } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import { COPY_STYLE, DROPPED_TAGS, EMPTY_TAGS, KEPT_TAGS, TABLE_TAGS } from './copy-rules.data.ts'
import { escapeHtml } from './escape-html.ts'
import { writeExcerpt } from './write-excerpt.ts'

/** The page again, with nothing in it that runs, loads, asks or leads away, and one place marked `#origin`. */
export function writeMarkedCopy({ html, url, place }: { html: string; url: string; place: PlaceOnPage }): string {
  const page = openPage({ html, url })
  const node = nodeAt(page, place.path)
  const copy = new Copy(page, node, place)
  const body = copy.writeAll()
  // What stands in no visible part of the page is shown above it.
  const excerpt = node && !copy.hasMarked ? writeExcerpt(page, node, place) : ''
  const language = /^[a-z]{2}$/.test(page.language ?? '') ? ` lang="${page.language}"` : ''
  return [
    `<!doctype html><html${language}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title>`,
    `<style>${COPY_STYLE}</style></head><body>${excerpt}${body}</body></html>`,
  ].join('')
}

class Copy {
  hasMarked = false
  private readonly page: Page
  private readonly target: PageNode | null
  private readonly place: PlaceOnPage
  /** The stretch of the page's text that is marked. */
  private readonly start: number
  private readonly end: number

  constructor(page: Page, target: PageNode | null, place: PlaceOnPage) {
    this.page = page
    this.target = target
    this.place = place
    const isText = place.kind === 'text' && target !== null
    this.start = isText ? target.textStart + place.start : 0
    this.end = isText ? target.textStart + place.end : 0
  }

  writeAll(): string {
    return this.page.root.children.map(node => this.write(node)).join('')
  }

  private write(node: PageNode): string {
    return isElement(node) ? this.writeElement(node) : this.writeText(node)
  }

  private writeText(node: PageText): string {
    if (node.textEnd <= this.start || node.textStart >= this.end || node.textStart === node.textEnd)
      return escapeHtml(node.data)
    const [from, to] = [Math.max(this.start, node.textStart), Math.min(this.end, node.textEnd)]
    const part = (start: number, end: number) => escapeHtml(this.page.text.slice(start, end))
    return [
      /^\s/.test(node.data) ? ' ' : '',
      part(node.textStart, from),
      `<mark${this.markId()}>${part(from, to)}</mark>`,
      part(to, node.textEnd),
      /\s$/.test(node.data) ? ' ' : '',
    ].join('')
  }

  private writeElement(element: PageElement): string {
    const { name } = element
    if (DROPPED_TAGS.has(name) || element.isHidden) return ''
    if (element === this.target && this.place.kind === 'attribute') return this.writeMarkedElement(element)
    if (name === 'img') return writePicture(element)
    return this.writePlain(element, '')
  }

  /** The element whose attribute was read; the attribute's value stands beside it, being invisible otherwise. */
  private writeMarkedElement(element: PageElement): string {
    const name = this.place.kind === 'attribute' ? this.place.name : ''
    const value = `<span class="attribute">${escapeHtml(`${name}="${element.attribs[name] ?? ''}"`)}</span>`
    if (TABLE_TAGS.has(element.name)) return this.writePlain(element, `${this.markId()} class="marked"`)
    const inner = element.name === 'img' ? writePicture(element) : this.writePlain(element, '')
    return `<mark${this.markId()}>${inner} ${value}</mark>`
  }

  private writePlain(element: PageElement, more: string): string {
    const name = tagFor(element.name)
    const open = `<${name}${writeAttributes(element)}${more}>`
    if (EMPTY_TAGS.has(name)) return open
    return `${open}${element.children.map(child => this.write(child)).join('')}</${name}>`
  }

  private markId(): string {
    const id = this.hasMarked ? '' : ' id="origin"'
    this.hasMarked = true
    return id
  }
}

/** A frame of the page becomes a plain block; what nobody knows becomes a run of text. */
function tagFor(name: string): string {
  if (KEPT_TAGS.has(name)) return name
  return name === 'html' || name === 'body' || name === 'form' || name === 'fieldset' || name === 'dialog'
    ? 'div'
    : 'span'
}

/** Only what shapes a table. */
function writeAttributes({ attribs }: PageElement): string {
  const spans = ['colspan', 'rowspan'].flatMap(name =>
    /^[1-9]\d{0,2}$/.test(attribs[name] ?? '') ? ` ${name}="${attribs[name]}"` : [],
  )
  return spans.join('')
}

function writePicture({ attribs }: PageElement): string {
  const words = attribs.alt?.trim()
  return words ? `<span class="picture">${escapeHtml(words)}</span>` : ''
}
