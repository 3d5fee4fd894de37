import { downloadFile } from '../../export-menu/download-file.ts'

const SVG = 'http://www.w3.org/2000/svg'
const PADDING = 24
const SHARPNESS = 3
const kept = ['fill', 'stroke', 'stroke-width', 'fill-opacity', 'font-size', 'font-weight', 'font-family'] as const

type ChartWords = { title: string; subtitle: string; source: string }

/** Any colour of the theme as the hexadecimal that every program reads. */
function makeColorReader(): (color: string) => string {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const known = new Map<string, string>()
  return color => {
    const found = known.get(color)
    if (found || !context || color === 'none') return found ?? color
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const hex = `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
    const read = alpha === 0 ? 'none' : hex
    known.set(color, read)
    return read
  }
}

/** The drawing with its words, as a file that stands by itself: no classes, no variables, no fonts of ours. */
export function composeSvg(drawing: SVGSVGElement, { title, subtitle, source }: ChartWords): string {
  const readColor = makeColorReader()
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [...drawing.querySelectorAll('*')]
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of kept) {
      const value = style.getPropertyValue(name)
      const isText = name.startsWith('font')
      if (isText && element.tagName !== 'text') continue
      element.setAttribute(name, name === 'fill' || name === 'stroke' ? readColor(value) : value)
    }
    for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-hidden', 'data-mark', 'data-active'])
      element.removeAttribute(name)
  }
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => readColor(style.getPropertyValue(name).trim())
  const [width, height] = [Number(drawing.getAttribute('width')), Number(drawing.getAttribute('height'))]
  // Pictures have no fonts of ours: letters may be a fifth wider than on the page.
  const titleLines = wrap(title, Math.floor(width / 11.2))
  const head = PADDING + titleLines.length * 23 + 30
  const whole = { width: width + 2 * PADDING, height: head + height + 46 }
  const svg = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({ ...whole, viewBox: `0 0 ${whole.width} ${whole.height}` }))
    svg.setAttribute(name, String(value))
  const write = (text: string, at: { y: number; size: number; fill: string; weight?: number }) => {
    const line = document.createElementNS(SVG, 'text')
    const look = { x: PADDING, y: at.y, 'font-size': at.size, fill: at.fill, 'font-weight': at.weight ?? 400 }
    for (const [name, value] of Object.entries(look)) line.setAttribute(name, String(value))
    line.setAttribute('font-family', 'Inter, system-ui, sans-serif')
    line.textContent = text
    svg.append(line)
  }
  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ width: whole.width, height: whole.height, fill: color('--surface') }))
    ground.setAttribute(name, String(value))
  svg.append(ground)
  titleLines.forEach((line, index) => {
    write(line, { y: PADDING + 14 + index * 23, size: 18, fill: color('--ink'), weight: 650 })
  })
  write(subtitle, { y: PADDING + titleLines.length * 23 + 12, size: 13, fill: color('--ink-2') })
  write(source, { y: whole.height - 18, size: 11.5, fill: color('--ink-3') })
  copy.setAttribute('x', String(PADDING))
  copy.setAttribute('y', String(head))
  copy.removeAttribute('class')
  svg.append(copy)
  return new XMLSerializer().serializeToString(svg)
}

function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= letters) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

export const downloadSvg = (name: string, svg: string) =>
  downloadFile({ name: `${name}.svg`, type: 'image/svg+xml', content: svg })

/** Drawn at three times its size, so that it stays sharp on paper. */
export async function downloadPng(name: string, svg: string): Promise<void> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SHARPNESS
  canvas.height = image.naturalHeight * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('this browser cannot write PNG')
  downloadFile({ name: `${name}.png`, type: 'image/png', content: new Uint8Array(await blob.arrayBuffer()) })
}
