import type { PlaceOnPage } from '@sondeo/table/origin'
import { openPage } from '../page/open-page.ts'
import type { Page } from '../page/page.ts'
import type { PageElement, PageNode, PageText } from '../page/page-node.ts'
import { nodeAt } from '../page/place-on-page.ts'
import { TABLE_TAGS } from './copy-rules.data.ts'
import { escapeHtml } from './escape-html.ts'
import { frameCopy, PageCopy } from './page-copy.ts'
import { writeExcerpt } from './write-excerpt.ts'

/** The page again, inert, with one place marked `#origin`. */
export function writeMarkedCopy({ html, url, place }: { html: string; url: string; place: PlaceOnPage }): string {
  const page = openPage({ html, url })
  const node = nodeAt(page, place.path)
  const copy = new MarkedCopy(page, node, place)
  const body = copy.writeAll()
  // What stands in no visible part of the page is shown above it.
  const excerpt = node && !copy.hasMarked ? writeExcerpt(page, node, place) : ''
  return frameCopy(page, `${excerpt}${body}`)
}

class MarkedCopy extends PageCopy {
  hasMarked = false
  private readonly target: PageNode | null
  private readonly place: PlaceOnPage
  /** The stretch of the page's text that is marked. */
  private readonly start: number
  private readonly end: number

  constructor(page: Page, target: PageNode | null, place: PlaceOnPage) {
    super(page)
    this.target = target
    this.place = place
    const isText = place.kind === 'text' && target !== null
    this.start = isText ? target.textStart + place.start : 0
    this.end = isText ? target.textStart + place.end : 0
  }

  protected override writeText(node: PageText): string {
    if (node.textEnd <= this.start || node.textStart >= this.end || node.textStart === node.textEnd)
      return super.writeText(node)
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

  protected override writeElement(element: PageElement): string {
    const isMarked = element === this.target && this.place.kind === 'attribute'
    return isMarked ? this.writeMarkedElement(element) : super.writeElement(element)
  }

  /** The element whose attribute was read; the attribute's value stands beside it, being invisible otherwise. */
  private writeMarkedElement(element: PageElement): string {
    const name = this.place.kind === 'attribute' ? this.place.name : ''
    const value = `<span class="attribute">${escapeHtml(`${name}="${element.attribs[name] ?? ''}"`)}</span>`
    if (TABLE_TAGS.has(element.name)) return this.writePlain(element, `${this.markId()} class="marked"`)
    const inner = super.writeElement(element)
    return `<mark${this.markId()}>${inner} ${value}</mark>`
  }

  private markId(): string {
    const id = this.hasMarked ? '' : ' id="origin"'
    this.hasMarked = true
    return id
  }
}
