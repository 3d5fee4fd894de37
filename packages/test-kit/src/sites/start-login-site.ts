import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Site, type SiteAnswer, type SitePage, startSite } from './start-site.ts'

export type LoginSite = Site & {
  user: string
  password: string
  /** Bodies of the forms that came in. */
  forms: string[]
}

const rows = (page: number) =>
  Array.from({ length: 5 }, (_, index) => {
    const number = (page - 1) * 5 + index + 1
    return `<tr><td>Pedido ${number}</td><td>Lima</td><td>S/ ${number}0,00</td></tr>`
  }).join('')
const list = (page: number) =>
  `<h1>Pedidos</h1><table><tr><th>Pedido</th><th>Ciudad</th><th>Monto</th></tr>${rows(page)}</table>${page < 2 ? '<a rel="next" href="/lista?pagina=2">Siguiente</a>' : ''}`

const field = (name: string, type: string) => `<label>${name} <input name="${name}" type="${type}"></label>`
const form = (action: string, inner: string) =>
  `<h1>Iniciar sesión</h1><form method="post" action="${action}">${inner}<button>Ingresar</button></form>`

/**
 * A site behind a login, on loopback. `/entrar` is a form with a token, `/pasos` asks the name first, `/app` draws its
 * form by script and keeps its session there, `/doble` wants a code, `/captcha` a puzzle, `/fuera` sends elsewhere.
 * `/lista` and `/privado` are for those inside; `/cortada` breaks off after its first page.
 */
export async function startLoginSite(): Promise<LoginSite> {
  const user = 'ana.compras@correo.example'
  const password = 'Clave-Secreta-9317'
  const forms: string[] = []
  const sessions = new Set<string>()
  const tokens = new Set<string>()
  const isRight = (sent: URLSearchParams) => sent.get('correo') === user && sent.get('clave') === password
  const begin = (location: string): SiteAnswer => {
    const id = randomUUID()
    sessions.add(id)
    return { status: 302, headers: { location, 'set-cookie': `sesion=${id}; HttpOnly; Path=/` } }
  }
  const isInside = (request: IncomingMessage) =>
    sessions.has(/sesion=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '')

  /** Answers once the whole form has come. */
  const onForm =
    (answer: (sent: URLSearchParams) => SiteAnswer): SitePage =>
    (request: IncomingMessage, response: ServerResponse) => {
      let body = ''
      request.on('data', chunk => {
        body += chunk
      })
      request.on('end', () => {
        forms.push(body)
        const { status = 200, headers = {}, body: text = '' } = answer(new URLSearchParams(body))
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
        response.end(text)
      })
      return undefined
    }
  const byMethod =
    (get: () => SiteAnswer | string, post: SitePage): SitePage =>
    (request, response) =>
      request.method === 'POST' && typeof post === 'function' ? post(request, response) : get()
  const inside =
    (page: () => SiteAnswer | string | undefined): SitePage =>
    request =>
      isInside(request) ? page() : { status: 302, headers: { location: '/entrar' } }
  const tokenField = () => {
    const token = randomUUID()
    tokens.add(token)
    return `<input type="hidden" name="ficha" value="${token}">`
  }
  const nameAndPassword = () => field('correo', 'email') + field('clave', 'password')

  const site = await startSite({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /entrar\n' },
    '/entrar': byMethod(
      () => form('/entrar', tokenField() + nameAndPassword()),
      onForm(sent => {
        if (!tokens.delete(sent.get('ficha') ?? '')) return { status: 400, body: 'falta la ficha' }
        if (isRight(sent)) return begin('/inicio')
        return { body: `<p>Usuario o clave incorrectos</p>${form('/entrar', tokenField() + nameAndPassword())}` }
      }),
    ),
    '/inicio': inside(() => '<h1>Bienvenida</h1><p>Elija una sección del menú para continuar.</p>'),
    '/pasos': form('/pasos/nombre', field('correo', 'email')),
    '/pasos/nombre': onForm(sent => ({
      body: form(
        '/pasos/clave',
        `<input type="hidden" name="correo" value="${sent.get('correo')}">${field('clave', 'password')}`,
      ),
    })),
    '/pasos/clave': onForm(sent =>
      isRight(sent) ? begin('/inicio') : { body: form('/pasos/clave', nameAndPassword()) },
    ),
    '/doble': byMethod(
      () => form('/doble', nameAndPassword()),
      onForm(() => ({
        body: '<h1>Código de verificación</h1><form method="post"><input name="otp" autocomplete="one-time-code"></form>',
      })),
    ),
    '/captcha': form('/entrar', `${nameAndPassword()}<div class="g-recaptcha" data-sitekey="x"></div>`),
    '/fuera': form('http://otro-sitio.example/entrar', nameAndPassword()),
    '/lista': (request: IncomingMessage) => {
      if (!isInside(request)) return { status: 302, headers: { location: '/entrar' } }
      return list(request.url?.includes('pagina=2') ? 2 : 1)
    },
    '/cortada': inside(() => list(1).replace('/lista?pagina=2', '/rota')),
    '/rota': (_, response) => {
      response.destroy()
      return undefined
    },
    '/app': `<div id="app"></div><script>
const caja = document.getElementById('app')
caja.innerHTML = '<h1>Iniciar sesión</h1><form id="f"><input name="correo" type="email"><input name="clave" type="password"><button>Entrar</button></form><p id="aviso"></p>'
document.getElementById('f').addEventListener('submit', async suceso => {
  suceso.preventDefault()
  const respuesta = await fetch('/api/entrar', { method: 'POST', body: new URLSearchParams(new FormData(suceso.target)) })
  if (!respuesta.ok) { document.getElementById('aviso').textContent = 'Usuario o clave incorrectos'; return }
  localStorage.setItem('llave', await respuesta.text())
  caja.innerHTML = '<h1>Bienvenida</h1><p>Elija una sección del menú para continuar.</p>'
})</script>`,
    '/api/entrar': onForm(sent => {
      if (!isRight(sent)) return { status: 401 }
      const id = randomUUID()
      sessions.add(id)
      return { body: id }
    }),
    '/privado': `<div id="app"></div><script>
fetch('/api/lista', { headers: { authorization: localStorage.getItem('llave') ?? '' } }).then(async respuesta => {
  document.getElementById('app').innerHTML = respuesta.ok ? await respuesta.text() : '<form><input name="correo"><input type="password" name="clave"><button>Ingresar</button></form>'
})</script>`,
    '/api/lista': (request: IncomingMessage) =>
      sessions.has(request.headers.authorization ?? '') ? list(2) : { status: 401 },
  })
  return { ...site, user, password, forms }
}
