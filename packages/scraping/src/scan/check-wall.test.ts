import { readPage } from '@sondeo/extraction/extraction'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping, type Scraping } from '../scraping.ts'
import { checkWall } from './check-wall.ts'

const url = 'https://sitio.example/pedidos'
const wallOf = (html: string) => checkWall(html, readPage({ html, url }))
const login = `<form method="post" action="/entrar"><h1>Iniciar sesión</h1><label>Usuario <input name="usuario"></label>
  <label>Clave <input name="clave" type="password"></label><button>Ingresar</button></form>`
const rows = Array.from({ length: 6 }, (_, at) => `<tr><td>Pedido ${at}</td><td>S/ ${at}0,00</td></tr>`).join('')
const list = `<table><tr><th>Pedido</th><th>Monto</th></tr>${rows}</table>`
const contact = `<h1>Contacto</h1><p>Escríbanos y le respondemos el mismo día.</p><form action="/enviar">
  <input name="nombre"><input name="correo"><textarea name="mensaje"></textarea><div class="g-recaptcha"></div></form>`
const article = `<article><h1>La cosecha</h1>${'<p>La cosecha de este año fue mayor que la anterior y los precios bajaron en todo el valle.</p>'.repeat(12)}</article>`

test.each([
  ['a form to sign in and nothing else', `<title>Acceso</title><main>${login}</main>`, 'login'],
  [
    'a puzzle for people',
    '<title>Un momento</title><p>Compruebe que es una persona</p><div class="h-captcha"></div>',
    'captcha',
  ],
  [
    'a notice about cookies and nothing else',
    '<title>Antes de continuar</title><h1>Cookies</h1><p>Usamos cookies para medir.</p><form><button>Aceptar</button></form>',
    'consent',
  ],
  ['a wish for scripts', '<p>Para ver esta página active JavaScript en su navegador.</p>', 'script'],
  ['a shell that still loads', '<div id="app"></div><p>Cargando…</p>', 'unfinished'],
])('%s is a wall', (_, html, wall) => {
  expect(wallOf(html)).toBe(wall)
})

test.each([
  ['a list beside a box to sign in', `<header>${login}</header>${list}`],
  ['an article beside a box to sign in', `<aside>${login}</aside>${article}`],
  ['a contact form with a puzzle', contact],
  ['a list under a notice about cookies', `<div class="cookies">Usamos cookies <button>Aceptar</button></div>${list}`],
  ['a short page', '<title>Farmacia</title><h1>Farmacia Sol</h1><p>Teléfono 01 234 5678, abierto todo el día.</p>'],
])('%s is no wall', (_, html) => {
  expect(wallOf(html)).toBeNull()
})

let site: Site
let scraping: Scraping
beforeAll(async () => {
  site = await startSite({
    '/pedidos': { status: 302, headers: { location: '/entrar' } },
    '/entrar': login,
    '/lista': list,
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /cuenta\n' },
    '/cuenta/pedidos': { status: 302, headers: { location: '/cuenta/login' } },
    '/compras': { status: 302, headers: { location: '/cuenta/login?vuelta=compras' } },
    '/mudado': { status: 302, headers: { location: '/cuenta/lista' } },
    '/quien': { status: 401, headers: { 'www-authenticate': 'Basic realm="precios"' }, body: 'no' },
    '/negado': { status: 403, body: login },
    '/guardia': {
      status: 403,
      body: '<title>Just a moment</title><p>Checking your browser</p><div class="cf-turnstile"></div>',
    },
    '/prohibido': { status: 403, body: '<h1>Access denied</h1>' },
  })
  scraping = createScraping({ allow: [{ host: site.host, port: site.port }], wait: async () => {} })
})
afterAll(() => site.close())

test('who is sent to sign in is told where, and no page is taken', async () => {
  const result = await scraping.scanWebsite({ url: `${site.url}/pedidos` })
  expect(result).toEqual({ ok: false, why: { kind: 'wall', url: `${site.url}/entrar`, wall: 'login' } })
})

test.each([
  ['/compras', { kind: 'wall', wall: 'login', url: '/cuenta/login?vuelta=compras' }],
  ['/mudado', { kind: 'robots', url: '/cuenta/lista' }],
  ['/cuenta/pedidos', { kind: 'robots', url: '/cuenta/pedidos' }],
  ['/quien', { kind: 'wall', wall: 'login', url: '/quien' }],
  ['/negado', { kind: 'wall', wall: 'login', url: '/negado' }],
  ['/guardia', { kind: 'wall', wall: 'captcha', url: '/guardia' }],
  ['/prohibido', { kind: 'refused', url: '/prohibido' }],
])('what a site wants is read from where it sends and what it refuses with: %s', async (path, { url, ...why }) => {
  const result = await scraping.scanWebsite({ url: `${site.url}${path}` })
  expect(result).toMatchObject({ ok: false, why: { ...why, url: `${site.url}${url}` } })
})

test('an address typed without a scheme is read by http where nobody answers by https; with https:// it is not', async () => {
  const address = `https://${site.host}:${site.port}/lista`
  const bare = await scraping.scanWebsite({ url: address, isBare: true })
  expect(bare).toMatchObject({ ok: true, url: `${site.url}/lista`, completeness: { recordsFound: 6 } })
  expect(await scraping.scanWebsite({ url: address })).toMatchObject({ ok: false, why: { kind: 'tls' } })
})
