export type Emptiness = 'has-content' | 'nothing' | 'drawn-by-script'

const hidden = ['script', 'style', 'template', 'svg', 'title']
/** Where the usual frameworks hang what their scripts draw. */
const mountPoint = /<(?:div|main|section)\s[^>]{0,200}id=["']?(?:root|app|__next|__nuxt|main|react-root|svelte)\b/i

/** Whether a page shows anything without its scripts running. */
export function checkEmptiness(html: string): Emptiness {
  const hasScript = /<script[\s>]/i.test(html)
  const rest = cutHidden(html)
  const text = cutBetween(rest, '<', '>').replace(/&nbsp;|[\s\u200b\ufeff]/g, '')
  // Shells carry a word or two ("Loading…") where the content will be.
  if (hasScript && (text === '' || (text.length < 20 && mountPoint.test(rest)))) return 'drawn-by-script'
  if (text !== '' || /<(?:img|video|iframe|object|embed|frame)[\s>]/i.test(rest)) return 'has-content'
  return 'nothing'
}

/** About what a person reads without scripts; good enough to be measured. */
export const showText = (html: string): string => cutBetween(cutHidden(html), '<', '>').replace(/&nbsp;|\s+/g, ' ')

function cutHidden(html: string): string {
  let rest = html.replace(/<noscript[\s>]/gi, '<template>').replace(/<\/noscript\s*>/gi, '</template>')
  for (const name of hidden) rest = cutElements(rest, name)
  return cutBetween(rest, '<!--', '-->')
}

/** By searching for the ends rather than with one expression: its time stays in proportion to the page. */
export function cutElements(html: string, name: string): string {
  const opening = new RegExp(`<${name}(?=[\\s>/])`, 'gi')
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  let kept = ''
  let position = 0
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    kept += html.slice(position, start.index)
    closing.lastIndex = start.index
    if (!closing.exec(html)) return kept
    position = closing.lastIndex
    opening.lastIndex = position
  }
  return kept + html.slice(position)
}

function cutBetween(html: string, from: string, to: string): string {
  let kept = ''
  let position = 0
  for (let start = html.indexOf(from); start >= 0; start = html.indexOf(from, position)) {
    kept += `${html.slice(position, start)} `
    const end = html.indexOf(to, start + from.length)
    if (end < 0) return kept
    position = end + to.length
  }
  return kept + html.slice(position)
}
