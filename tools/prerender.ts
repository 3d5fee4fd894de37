// Writes the public pages as ready Spanish HTML, and app.html, the empty page that serves every other address.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { scriptsOf } from './web-manifest.ts'

type Page = { head: string; body: string; sources: string[] }
type ServerEntry = { prerenderedPaths: string[]; renderPage: (path: string) => Promise<Page> }

const fileFor = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Returns how many pages it wrote. */
export async function prerender(dist: string): Promise<number> {
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const fill = (head: string, body: string, attributes = '') =>
    // Functions, because a $ in a text would mean something in a replacement string.
    template
      .replace('<!--head-->', () => head)
      .replace('<div id="root"><!--body-->', () => `<div id="root"${attributes}>${body}`)
  const write = (file: string, html: string) => {
    mkdirSync(dirname(join(client, file)), { recursive: true })
    writeFileSync(join(client, file), html)
  }
  write('app.html', fill('<title>Sondeo</title>', ''))

  const entry: ServerEntry = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  for (const path of entry.prerenderedPaths) {
    const { head, body, sources } = await entry.renderPage(path)
    if (!head.includes('<title>')) throw new Error(`${path} has no title`)
    if (/\sstyle="/.test(body)) throw new Error(`${path} carries inline styles, which the content policy refuses`)
    const preloads = scriptsOf(dist, sources).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
    write(fileFor(path), fill(head + preloads.join(''), body, ` data-path="${path}"`))
  }
  return entry.prerenderedPaths.length
}
