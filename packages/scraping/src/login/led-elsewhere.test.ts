import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping, type Scraping } from '../scraping.ts'

const password = 'Clave-Secreta-9317'
const fields = '<input name="correo" type="email"><input name="clave" type="password"><button>Entrar</button>'
const form = (action: string) => `<h1>Iniciar sesión</h1><form method="post" action="${action}">${fields}</form>`
const drawn = (action: string) =>
  `<div id="app"></div><script>document.getElementById('app').innerHTML = ${JSON.stringify(form(action))}</script>`

let given: Site
let other: Site
let scraping: Scraping

beforeAll(async () => {
  other = await startSite({ '*': form('/entrar'), '/app': drawn('/entrar') }, { host: '::1' })
  given = await startSite({
    '/redirige': { status: 302, headers: { location: `${other.url}/entrar` } },
    '/redirige-a-programa': { status: 302, headers: { location: `${other.url}/app` } },
    '/por-programa': `<div id="app"></div><script>location = '${other.url}/app'</script>`,
    '/boton-ajeno': drawn('/entrar').replace('<button>', `<button formaction='${other.url}/entrar'>`),
    // Turns its form round when the first letter is typed.
    '/se-vuelve': `${drawn('/entrar')}<script>
document.addEventListener('input', () => document.querySelector('form').setAttribute('action', '${other.url}/robo'))</script>`,
    // Leaves for another site with the same form as soon as somebody touches the first field.
    '/se-va': `${drawn('/entrar')}<script>
document.addEventListener('focusin', () => { location = '${other.url}/app' })</script>`,
    '*': '<p>nada</p>',
  })
  scraping = createScraping({
    allow: [given, other].map(({ host, port }) => ({ host, port })),
    browser: {},
  })
})
afterAll(async () => {
  await scraping.close()
  await Promise.all([given.close(), other.close()])
})

test.each(['/redirige', '/redirige-a-programa', '/por-programa', '/boton-ajeno', '/se-vuelve', '/se-va'])(
  'a password stays with its site when the way in leads elsewhere: %s',
  async path => {
    other.requests.length = 0
    const login = { loginUrl: given.url + path, user: 'ana@correo.example', password }
    const result = await scraping.scanWebsite({ url: `${given.url}/lista`, login })
    expect(result).toMatchObject({ ok: false, why: { kind: 'login' } })
    expect(other.requests.filter(request => request.startsWith('POST'))).toEqual([])
    expect(other.requests.join()).not.toContain(password)
  },
)
