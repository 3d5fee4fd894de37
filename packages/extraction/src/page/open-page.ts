import { detectCountry, detectCurrency } from './detect-country.ts'
import { detectLanguage } from './detect-language.ts'
import { layOutText } from './lay-out-text.ts'
import type { Page } from './page.ts'
import { isElement, type PageElement } from './page-node.ts'
import { parseHtml } from './parse-html.ts'

export type PageSource = { html: string; url: string; country?: string | undefined }

/** Parses the page and learns what all steps need to know of it. */
export function openPage({ html, url, country }: PageSource): Page {
  const root = parseHtml(html)
  const { text, nodes } = layOutText(root)
  const elements: PageElement[] = nodes.filter(isElement)
  const page: Page = {
    url,
    baseUrl: readBaseUrl(elements, url),
    root,
    nodes,
    elements,
    text,
    title: readTitle(elements),
    language: null,
    country: null,
    currency: null,
    knownUrls: new Map(),
  }
  page.language = detectLanguage(page)
  page.country = country?.toUpperCase() ?? detectCountry(page)
  page.currency = detectCurrency(page)
  return page
}

function readBaseUrl(elements: PageElement[], url: string): string {
  const href = elements.find(element => element.name === 'base' && element.attribs.href)?.attribs.href
  return (href && URL.parse(href, url)?.href) || url
}

function readTitle(elements: PageElement[]): string {
  const title = elements.find(element => element.name === 'title' && (element.parent as PageElement)?.name !== 'svg')
  const text = title?.children[0]
  return text && 'data' in text ? text.data.replace(/\s+/g, ' ').trim() : ''
}
