import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import type { Attack } from './attack.ts'
import { scanBody } from './open-stage.ts'

const list = (inner: string) =>
  `<html><head>${inner}</head><body><h1>Lista</h1><ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li></ul>`

export const redirects: Attack = {
  name: 'redirects',
  proves:
    'nothing a page leads to (redirects, frames, next pages, robots, sitemaps, data files) takes a scan to a private address',
  async *run({ attacker, victim, serve, signIn }, size) {
    const target = `${victim.url}/secreto`
    const named = `http://localhost:${victim.port}/secreto`
    const statuses = size === 'whole' ? [301, 302, 303, 307, 308] : [302]
    for (const status of statuses)
      for (const location of [target, named, `//127.0.0.1:${victim.port}/x`, `http://2130706433:${victim.port}/`])
        serve(`/r${status}-${location.length}`, { status, headers: { location } })
    const paths = statuses.flatMap(status =>
      [target, named, `//127.0.0.1:${victim.port}/x`, `http://2130706433:${victim.port}/`].map(
        location => `/r${status}-${location.length}`,
      ),
    )
    serve('/meta', list(`<meta http-equiv="refresh" content="0;url=${target}">`))
    serve('/refresh', { headers: { refresh: `0; url=${target}` }, body: list('') })
    serve(
      '/next',
      `${list(`<link rel="next" href="${target}">`)}<a rel="next" href="${target}">Siguiente</a></body></html>`,
    )
    serve('/frame', `${list('')}<iframe src="${target}"></iframe></body></html>`)
    serve('/base', `${list(`<base href="${victim.url}/">`)}<a rel="next" href="pagina-2">Siguiente</a></body></html>`)
    serve('/feed.xml', {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${target}">]><lista><a>&e;</a><a>2</a></lista>`,
    })
    serve('/data.json', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next: target, $ref: target, items: [{ a: 1 }, { a: 2 }] }),
    })
    const pages = ['/meta', '/refresh', '/next', '/frame', '/base', '/feed.xml', '/data.json']
    const { client } = await signIn()
    for (const path of [...paths, ...pages]) {
      const before = victim.connectionCount()
      const { status } = await client.call(scrapeWebsite, scanBody(attacker.url + path))
      yield { what: path, held: victim.connectionCount() === before && status < 500, detail: `answered ${status}` }
    }
  },
}
