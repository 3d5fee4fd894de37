import { openPage, type PageSource } from '../page/open-page.ts'
import { hasText } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { frameCopy, PageCopy } from './page-copy.ts'
import { POINTING_SCRIPT, POINTING_STYLE } from './pointing-script.data.ts'

/** The page again, inert but for one script of ours: it says which value is clicked and marks those it is told to. */
export function writePointingCopy(source: PageSource): string {
  const page = openPage(source)
  return frameCopy(page, new PointingCopy(page).writeAll(), {
    style: POINTING_STYLE,
    end: `<script>${POINTING_SCRIPT}</script>`,
  })
}

/** Every element that shows something has its number; those with words of their own can be pointed at. */
class PointingCopy extends PageCopy {
  protected override writeElement(element: PageElement): string {
    const number = ` data-at="${element.order}"`
    if (element.name === 'img') return this.writePicture(element, `${number} class="value picture"`)
    if (!hasText(element)) return super.writeElement(element)
    return this.writePlain(element, isValue(element) ? `${number} class="value"` : number)
  }
}

/** What somebody can point at: an element with words of its own, not only those of elements inside. */
export const isValue = (element: PageElement): boolean =>
  !element.isHidden && element.children.some(child => child.type === 'text' && hasText(child))
