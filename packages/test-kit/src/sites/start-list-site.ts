import { type Site, type SitePage, startSite } from './start-site.ts'

/** How a list leads from one page to the next. From `load-more` on they need scripts. */
export type PagerKind =
  | 'next-link'
  | 'numbers'
  | 'arrows'
  | 'offset'
  | 'path'
  | 'head-link'
  | 'load-more'
  | 'endless-scroll'
  | 'script-next'
  | 'script-numbers'
  | 'virtual-scroll'
  | 'shell'

const drawn: PagerKind[] = ['load-more', 'endless-scroll', 'script-next', 'script-numbers', 'virtual-scroll', 'shell']

export type ListSite = Site & { start: string; names: string[] }

export type ListSiteOptions = {
  pager: PagerKind
  records: number
  pageSize: number
  /** What the site says it has; the truth when absent, nothing when null. */
  announced?: number | null
}

/** A list over many pages, every record different, whose pager is of the given kind. */
export async function startListSite(options: ListSiteOptions): Promise<ListSite> {
  const { pager, records, pageSize } = options
  const names = Array.from({ length: records }, (_, index) => `Empresa ${toLetters(index)} ${1000 + index}`)
  const count = Math.max(1, Math.ceil(records / pageSize))
  const rowsOf = (page: number) =>
    names
      .slice((page - 1) * pageSize, page * pageSize)
      .map(renderRow)
      .join('\n')
  const pages: Record<string, SitePage> = {}
  const isDrawn = drawn.includes(pager)
  for (let page = 1; page <= count; page++) {
    if (isDrawn) pages[`/filas?pagina=${page}`] = { headers: { 'x-paginas': String(count) }, body: rowsOf(page) }
    if (!isDrawn || page === 1)
      pages[addressOf(pager, page, pageSize)] = () => renderPage({ options, page, count, rows: rowsOf(page) })
  }
  const site = await startSite(pages)
  return { ...site, start: site.url + addressOf(pager, 1, pageSize), names }
}

function addressOf(pager: PagerKind, page: number, pageSize: number): string {
  if (page === 1) return '/empresas'
  if (pager === 'offset') return `/empresas?desde=${(page - 1) * pageSize}`
  return pager === 'path' ? `/empresas/pagina/${page}` : `/empresas?pagina=${page}`
}

type PageToDraw = { options: ListSiteOptions; page: number; count: number; rows: string }

function renderPage({ options, page, count, rows }: PageToDraw): string {
  const { pager, pageSize, records, announced = records } = options
  const link = (target: number, text: string, more = '') =>
    `<a ${more}href="${addressOf(pager, target, pageSize)}">${text}</a>`
  if (pager === 'shell') return renderShell(count)
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter(
    number => number === 1 || number === count || Math.abs(number - page) < 3,
  )
  const numbered = numbers
    .map(number => (number === page ? `<strong>${page}</strong>` : link(number, String(number))))
    .join(' ')
  const isLast = page === count
  const pagers: Record<PagerKind, string> = {
    'next-link': isLast ? '' : link(page + 1, 'Siguiente', 'rel="next" '),
    numbers: numbered,
    arrows: `${page > 1 ? link(page - 1, '‹', 'aria-label="Anterior" ') : ''} ${isLast ? '' : link(page + 1, '›', 'aria-label="Siguiente" ')}`,
    offset: isLast ? 'Siguiente' : link(page + 1, 'Siguiente'),
    path: `${numbered} ${isLast ? '' : link(page + 1, 'Página siguiente')}`,
    'head-link': '',
    'load-more': isLast ? '' : '<button type="button" id="mas">Cargar más</button>',
    'endless-scroll': '<div id="final"></div>',
    'script-next': '<button type="button" id="siguiente">Siguiente</button>',
    'script-numbers': '<span id="numeros"></span>',
    'virtual-scroll': '',
    shell: '',
  }
  const headLink =
    pager === 'head-link' && !isLast ? `<link rel="next" href="${addressOf(pager, page + 1, pageSize)}">` : ''
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Empresas</title>${headLink}</head><body>
<h1>Directorio de empresas</h1>
${announced === null ? '' : `<p>${announced} resultados</p>`}
${pager === 'virtual-scroll' ? renderWindow(records) : renderTable(rows)}
<nav class="paginacion">${pagers[pager]}</nav>${scripts[pager] ?? ''}</body></html>`
}

const renderTable = (rows: string) =>
  `<table><thead><tr><th>Nombre</th><th>Ciudad</th><th>Correo</th></tr></thead><tbody id="filas">
${rows}
</tbody></table>`

/** Only what is in view exists: rows are drawn and taken away while somebody scrolls. */
const renderWindow = (records: number) =>
  `<div id="ventana" style="height:400px;overflow-y:auto"><div style="position:relative;height:${records * 40}px"><ul id="vista" style="position:absolute;margin:0;padding:0;list-style:none"></ul></div></div>`

const renderShell = (
  count: number,
) => `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Empresas</title></head>
<body><div id="root"></div><noscript>Active JavaScript para ver esta página.</noscript>
<script>(async () => {
  const partes = []
  for (let pagina = 1; pagina <= ${count}; pagina++) partes.push(await (await fetch('/filas?pagina=' + pagina)).text())
  document.getElementById('root').innerHTML = '<h1>Directorio de empresas</h1><table><thead><tr><th>Nombre</th><th>Ciudad</th><th>Correo</th></tr></thead><tbody>' + partes.join('') + '</tbody></table>'
})()</script></body></html>`

const renderRow = (name: string, index: number) =>
  `<tr><td>${name}</td><td>${['Lima', 'Quito', 'Cali', 'Rosario'][index % 4]}</td><td>${name.toLowerCase().replaceAll(' ', '.')}@correo.example</td></tr>`

/** A to Z, then AA and on: names that do not only differ in a number. */
function toLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1
  return (rest >= 0 ? toLetters(rest) : '') + String.fromCharCode(65 + (index % 26))
}

const addRows = `let pagina = 1, ocupado = false
async function mas() {
  if (ocupado) return
  ocupado = true
  const respuesta = await fetch('/filas?pagina=' + (pagina + 1))
  if (respuesta.ok) { pagina++; document.getElementById('filas').insertAdjacentHTML('beforeend', await respuesta.text()) }
  const hayMas = respuesta.ok && pagina < Number(respuesta.headers.get('x-paginas'))
  ocupado = false
  return hayMas
}`

const turnPages = `let pagina = 1
async function ir(cual) {
  const respuesta = await fetch('/filas?pagina=' + cual)
  if (!respuesta.ok) return
  pagina = cual
  document.getElementById('filas').innerHTML = await respuesta.text()
  return Number(respuesta.headers.get('x-paginas'))
}`

const scripts: Partial<Record<PagerKind, string>> = {
  'load-more': `<script>${addRows}
document.getElementById('mas')?.addEventListener('click', async event => { if (!(await mas())) event.target.remove() })</script>`,
  'endless-scroll': `<script>${addRows}
new IntersectionObserver(async entradas => { if (entradas[0].isIntersecting) await mas() }).observe(document.getElementById('final'))</script>`,
  'script-next': `<script>${turnPages}
document.getElementById('siguiente').addEventListener('click', async event => { const total = await ir(pagina + 1); if (pagina === total) event.target.disabled = true })</script>`,
  'script-numbers': `<script>${turnPages}
const barra = document.getElementById('numeros')
function pintar(total) {
  barra.innerHTML = ''
  for (let numero = Math.max(1, pagina - 2); numero <= Math.min(total, pagina + 2); numero++) {
    const boton = document.createElement('button')
    boton.textContent = numero
    if (numero === pagina) boton.setAttribute('aria-current', 'page')
    boton.onclick = async () => pintar(await ir(numero))
    barra.append(boton)
  }
}
ir(1).then(pintar)</script>`,
  'virtual-scroll': `<script>const ventana = document.getElementById('ventana'), vista = document.getElementById('vista'), paginas = new Map()
let tamano = 0
async function traer(pagina) {
  if (!paginas.has(pagina)) paginas.set(pagina, fetch('/filas?pagina=' + pagina).then(async respuesta => respuesta.ok ? [...(await respuesta.text()).matchAll(/<td>(.*?)<.td><td>(.*?)<.td><td>(.*?)<.td>/g)] : []))
  return await paginas.get(pagina)
}
async function dibujar() {
  tamano ||= (await traer(1)).length
  const primera = Math.floor(ventana.scrollTop / 40), filas = []
  for (let indice = primera; indice < primera + 14; indice++) {
    const fila = (await traer(Math.floor(indice / tamano) + 1))[indice % tamano]
    if (fila) filas.push('<li style="height:40px"><b>' + fila[1] + '</b> <span>' + fila[2] + '</span> <i>' + fila[3] + '</i></li>')
  }
  vista.style.top = primera * 40 + 'px'
  vista.innerHTML = filas.join('')
}
ventana.addEventListener('scroll', dibujar)
dibujar()</script>`,
}
