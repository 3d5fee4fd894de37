import type { ServerResponse } from 'node:http'
import { type Site, startSite } from '../../packages/test-kit/src/sites/start-site.ts'

const lots = (page: number) =>
  Array.from({ length: 8 }, (_, at) => `<li><h3>Obra ${page}${at}</h3><p>Precio: S/ ${page}${at}0,00</p></li>`).join('')

const listPage = (page: number, next: string | null) =>
  `<html lang="es"><title>Obras del valle</title><h1>Obras</h1><p>16 resultados</p><ul>${lots(page)}</ul>${
    next ? `<a rel="next" href="${next}">Siguiente</a>` : ''
  }`

/** A site whose second page waits: `/lento/NAME` is read, `/lento/NAME/2` is held until `/soltar/NAME` is asked for. */
export async function startOwnSite(): Promise<Site> {
  const held = new Map<string, ServerResponse>()
  const released = new Set<string>()
  const letGo = (name: string) => {
    released.add(name)
    const response = held.get(name)
    response?.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(listPage(2, null))
  }
  return await startSite({
    '/robots.txt': { status: 404 },
    '/pedidos': { status: 302, headers: { location: '/entrar' } },
    '/entrar': `<html lang="es"><title>Acceso</title><h1>Iniciar sesión</h1><form method="post"><label>Usuario <input name="usuario"></label>
      <label>Clave <input name="clave" type="password"></label><button>Ingresar</button></form>`,
    '*': (request, response) => {
      const [, first, name = '', page] = (request.url ?? '').split('/')
      if (first === 'soltar') letGo(name)
      if (first !== 'lento') return { status: first === 'soltar' ? 200 : 404, body: 'ok' }
      if (page !== '2') return listPage(1, `/lento/${name}/2`)
      if (released.has(name)) return listPage(2, null)
      held.set(name, response)
      return undefined
    },
  })
}
