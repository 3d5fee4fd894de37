import { safeHref } from '../result-grid/find-link.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
export type Block =
  | { kind: 'title'; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

// Bold, code, link, bare address, italics. Everything else, HTML too, is plain text. All lengths are bounded: an open
// mark in a hostile text would otherwise be searched to the end again and again.
const marks =
  /\*\*(?<strong>[^*]{1,300})\*\*|`(?<code>[^`]{1,300})`|\[(?<label>[^\][]{1,300})\]\((?<target>[^()\s]{1,2000})\)|(?<address>https?:\/\/[^\s<>()"']{0,2000}[^\s<>()"'.,;:!?])|(?<![\w*])[*_](?<em>[^*_\s](?:[^*_]{0,300}[^*_\s])?)[*_](?![\w*])/g

function readMark(groups: Record<string, string | undefined>, whole: string): Inline {
  const { strong, code, label, target, address, em } = groups
  if (strong) return { kind: 'strong', text: strong }
  if (code) return { kind: 'code', text: code }
  if (em) return { kind: 'em', text: em }
  const href = safeHref(target ?? address ?? '')
  // A link that leads somewhere unsafe keeps its words and loses its target.
  return href ? { kind: 'link', text: label ?? whole, href } : { kind: 'text', text: label ?? whole }
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(readMark(match.groups ?? {}, match[0]))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

const bullet = /^\s*(?:[-*•+]|(?<number>\d{1,3})[.)])\s+(?<text>.+)$/

function addLine(blocks: Block[], line: string, isContinued: boolean) {
  const item = bullet.exec(line)?.groups
  const last = blocks.at(-1)
  if (item?.text) {
    const isOrdered = item.number !== undefined
    if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(parseInline(item.text))
    else blocks.push({ kind: 'list', isOrdered, items: [parseInline(item.text)] })
    return
  }
  const inline = parseInline(line.trim())
  if (inline.length === 1 && inline[0]?.kind === 'strong') blocks.push({ kind: 'title', inline })
  else if (isContinued && last?.kind === 'paragraph') last.inline.push({ kind: 'text', text: ' ' }, ...inline)
  else blocks.push({ kind: 'paragraph', inline })
}

/** The little Markdown that analyses are written in: bold lines as titles, paragraphs, lists, links. No HTML. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = []
  let isContinued = false
  for (const line of markdown.split(/\r?\n/)) {
    const isEmpty = line.trim() === '' || /^\s*([-*_])(\s*\1){2,}\s*$/.test(line)
    if (!isEmpty) addLine(blocks, line, isContinued)
    isContinued = !isEmpty
  }
  return blocks
}
