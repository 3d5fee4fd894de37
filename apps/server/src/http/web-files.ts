import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isScreenPath, paths } from '@sondeo/contract/paths'
import { type SiteConfig, siteConfigPath } from '@sondeo/contract/site-config'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const builtWeb = fileURLToPath(new URL('../../../web/dist/client', import.meta.url))

const year = 31_536_000

type Web = {
  siteConfig: SiteConfig
  /** The address under which the world knows this server. */ appUrl: string
  folder?: string
}

/** A ready-made page knows its own address only here: other sites that show a link to it want whole ones. */
function readPage(file: string, { appUrl, path }: { appUrl: string; path: string }) {
  const tags = [
    `<meta property="og:url" content="${appUrl}${path}">`,
    `<meta property="og:image" content="${appUrl}/share.jpg">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  const html = readFileSync(file, 'utf8').replace('</head>', () => `${tags.join('')}</head>`)
  return { html, tag: `W/"${createHash('sha256').update(html).digest('base64url')}"` }
}

/** The pages and their files. Assets carry a hash in their name and never change; pages are asked for anew each time. */
export async function addWebFiles(http: FastifyInstance, { siteConfig, appUrl, folder = builtWeb }: Web) {
  http.get(siteConfigPath, { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send(siteConfig),
  )
  const isBuilt = existsSync(`${folder}/app.html`)
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      globIgnore: ['**/*.html', 'config.json', '.vite/**', '.stamp'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache')
      },
    })
    for (const file of globSync('**/*.html', { cwd: folder })) {
      if (file === 'app.html') continue
      const path = file === 'index.html' ? '/' : `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
      const { html, tag } = readPage(`${folder}/${file}`, { appUrl, path })
      http.get(path, { schema: { hide: true } }, async (request, reply) => {
        reply.header('cache-control', 'no-cache').header('etag', tag)
        if (request.headers['if-none-match'] === tag) return reply.code(304).send()
        return reply.type('text/html; charset=utf-8').send(html)
      })
    }
  }
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isFile = path.startsWith('/api/') || path.startsWith('/assets/') || /\.\w{1,5}$/.test(path)
    if (!isBuilt || !isPage || isFile) throw new AppError('not_found')
    const status = isScreenPath(path) ? 200 : 404
    // What somebody shared is for those who have the link.
    if (path.startsWith(paths.shared(''))) reply.header('x-robots-tag', 'noindex, nofollow')
    return reply.code(status).header('cache-control', 'no-cache').sendFile('app.html')
  })
}
