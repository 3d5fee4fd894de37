import { absoluteUrl, type Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { Picture } from './draft.ts'

// Pages that load pictures late keep the real address elsewhere until then.
const ADDRESS_ATTRIBUTES = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'src']
const STAND_IN = /(?:^data:|placeholder|blank|spacer|pixel|loading|lazy)[^/]*$/i
const DECORATION =
  /(?:^|[-_/.\s])(?:icons?|iconos?|sprite|spacer|blank|pixel|flags?|flagicon|banderas?|emoji|stars?|estrellas?|rating|badge|arrow|flecha|bullet|loading|placeholder|check|pdf)(?:$|[-_/.\s\d])/i
const LEAST_SIDE = 41

/** What an image element shows, unless it is an icon, a flag or another ornament. */
export function findPicture(page: Page, image: PageElement): Picture | null {
  if (image.name !== 'img' || isOrnament(image)) return null
  for (const name of ADDRESS_ATTRIBUTES) {
    const text = image.attribs[name]
    if (!text?.trim() || STAND_IN.test(text)) continue
    const url = absoluteUrl(page, text)
    if (!url || DECORATION.test(text) || isDrawing(image, text)) return null
    const alternative = image.attribs.alt?.trim()
    return { text, url, origin: placeOfAttribute(image, name), ...(alternative && { alternative }) }
  }
  return null
}

function isOrnament({ attribs }: PageElement): boolean {
  const isSmall = (side: string | undefined): boolean => side !== undefined && Number.parseInt(side, 10) < LEAST_SIDE
  return isSmall(attribs.width) || isSmall(attribs.height) || DECORATION.test(attribs.class ?? '')
}

/** Drawings without a given size are icons. */
const isDrawing = ({ attribs }: PageElement, address: string): boolean =>
  /\.svg(?:[?#]|$)/i.test(address) && attribs.width === undefined && attribs.height === undefined
