import type { Page } from '../page/page.ts'
import { isElement, type PageElement, type PageNode, type PageText } from '../page/page-node.ts'
import { COPY_STYLE, DROPPED_TAGS, EMPTY_TAGS, KEPT_TAGS } from './copy-rules.data.ts'
import { escapeHtml } from './escape-html.ts'

/** A page written again with nothing in it that runs, loads, asks or leads away. */
export class PageCopy {
  protected readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  writeAll(): string {
    return this.page.root.children.map(node => this.write(node)).join('')
  }

  protected writeText(node: PageText): string {
    return escapeHtml(node.data)
  }

  protected writeElement(element: PageElement): string {
    return element.name === 'img' ? this.writePicture(element, '') : this.writePlain(element, '')
  }

  protected writePlain(element: PageElement, more: string): string {
    const name = tagFor(element.name)
    const open = `<${name}${writeAttributes(element)}${more}>`
    if (EMPTY_TAGS.has(name)) return open
    return `${open}${element.children.map(child => this.write(child)).join('')}</${name}>`
  }

  protected writePicture({ attribs }: PageElement, more: string): string {
    const words = attribs.alt?.trim()
    return words ? `<span${more || ' class="picture"'}>${escapeHtml(words)}</span>` : ''
  }

  private write(node: PageNode): string {
    if (!isElement(node)) return this.writeText(node)
    return DROPPED_TAGS.has(node.name) || node.isHidden ? '' : this.writeElement(node)
  }
}

/** The copy as a document of its own, in our own style. */
export function frameCopy(page: Page, body: string, { style = '', end = '' } = {}): string {
  const language = /^[a-z]{2}$/.test(page.language ?? '') ? ` lang="${page.language}"` : ''
  return [
    `<!doctype html><html${language}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title>`,
    `<style>${COPY_STYLE}${style}</style></head><body>${body}${end}</body></html>`,
  ].join('')
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
