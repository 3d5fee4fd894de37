import { raiseDigits } from '@sondeo/values/raised-digits'
import { BLOCK_TAGS, UNSEEN_TAGS } from './element-kinds.data.ts'
import { isElement, type PageElement, type PageNode, type PageRoot, type PageText } from './page-node.ts'

const BLANKS = /[\s\p{Cc}\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]+/gu
// Two spaces, or a blank other than the space: most texts have neither and stay as they are.
const UNEVEN = / {2}|[^\S ]|[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060\ufeff\u00ad]/u
const isInHidden = ({ parent }: PageNode): boolean => parent !== null && isElement(parent) && parent.isHidden
const HIDING_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i

const RAISED = /^[-−+]?\d{1,3}$/
const MAX_RAISED = 4
// A class that says that the digits inside are cents: "12<span class="cents">99</span>".
const CENTS = /(?:^|[\s_-])(?:cents?|centimos|centavos|decimals?|fraction|superscript|sup)(?:$|[\s_-])/i
const isSmall = ({ name, attribs }: PageElement): boolean => name === 'sup' || CENTS.test(attribs.class ?? '')

/** The cents of "3<sup>99</sup> €" and the mark of a footnote belong to no number before them. */
function isRaised({ parent }: PageText): boolean {
  if (!parent || !isElement(parent)) return false
  return (
    isSmall(parent) ||
    (parent.name === 'a' && parent.parent !== null && isElement(parent.parent) && isSmall(parent.parent))
  )
}
const isBehindDigit = (length: number, pieces: string[]): boolean => length > 0 && /\d$/.test(pieces.at(-1) ?? '')

/** Drawn apart from its neighbours: by its tag, or because a component of the page gives it a place of its own. */
export const isBlock = ({ name, attribs }: PageElement): boolean => BLOCK_TAGS.has(name) || attribs.slot !== undefined

type TextLayout = { text: string; nodes: PageNode[] }

/**
 * Writes the visible text of the whole page once and tells every node its slice of it. White space is collapsed;
 * blocks and line breaks stand on lines of their own, table cells are parted by tabs.
 */
export function layOutText(root: PageRoot): TextLayout {
  const nodes: PageNode[] = []
  const pieces: string[] = []
  let length = 0
  let separator = ''
  const separate = (by: string): void => {
    if (by === '\n' || separator === '' || (by === '\t' && separator === ' ')) separator = by
  }
  const write = (node: PageText, isHidden: boolean): void => {
    node.textStart = node.textEnd = length
    if (isHidden) return
    const collapsed = UNEVEN.test(node.data) ? node.data.replace(BLANKS, ' ') : node.data
    const core = collapsed.trim()
    if (collapsed.startsWith(' ')) separate(' ')
    if (!core) return
    if (separator && length > 0) {
      pieces.push(separator)
      length++
    }
    separator = ''
    node.textStart = length
    pieces.push(
      core.length <= MAX_RAISED && RAISED.test(core) && isBehindDigit(length, pieces) && isRaised(node)
        ? raiseDigits(core)
        : core,
    )
    length += core.length
    node.textEnd = length
    if (collapsed.endsWith(' ')) separate(' ')
  }
  const enter = (element: PageElement): void => {
    element.isHidden = isUnseen(element) || isInHidden(element)
    if (element.isHidden) return
    if (isBlock(element)) separate('\n')
    else if (element.name === 'td' || element.name === 'th') separate('\t')
    element.textStart = length
  }
  const leave = (element: PageElement): void => {
    element.lastOrder = nodes.length - 1
    element.textEnd = length
    if (element.isHidden) element.textStart = length
    else if (isBlock(element)) separate('\n')
    else if (element.name === 'td' || element.name === 'th') separate('\t')
  }

  let at: PageNode | null = root.children[0] ?? null
  while (at) {
    at.order = nodes.length
    nodes.push(at)
    if (isElement(at)) {
      enter(at)
      const first: PageNode | undefined = at.children[0]
      if (first) {
        at = first
        continue
      }
      leave(at)
    } else write(at, isInHidden(at))
    while (at && !at.next) {
      const parent: PageElement | PageRoot | null = at.parent
      if (!parent || !isElement(parent)) {
        at = null
        break
      }
      leave(parent)
      at = parent
    }
    if (at) at = at.next
  }
  const text = pieces.join('')
  for (const node of nodes) skipSeparator(node, text)
  return { text, nodes }
}

function skipSeparator(node: PageNode, text: string): void {
  if (!isElement(node) || node.textStart >= node.textEnd) return
  const first = text[node.textStart]
  if (first === ' ' || first === '\t' || first === '\n') node.textStart++
}

function isUnseen(element: PageElement): boolean {
  if (UNSEEN_TAGS.has(element.name)) return true
  const { style, hidden } = element.attribs
  if (hidden !== undefined && hidden !== 'until-found') return true
  return style !== undefined && HIDING_STYLE.test(style) && !holdsRows(element)
}

const ROWS_WORTH_SHOWING = 3
const MAX_LOOKED_AT = 2000

/** Tables hidden by style are results and tabs that a script or a click shows. */
function holdsRows(element: PageElement): boolean {
  const stack: PageElement[] = [element]
  let rows = 0
  for (let at = stack.pop(), looked = 0; at && looked < MAX_LOOKED_AT; at = stack.pop(), looked++) {
    if (at.name === 'tr' && ++rows >= ROWS_WORTH_SHOWING) return true
    for (const child of at.children) if (isElement(child)) stack.push(child)
  }
  return false
}
