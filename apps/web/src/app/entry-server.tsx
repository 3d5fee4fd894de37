import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Application } from './application.tsx'
import { prerenderedPaths as paths, preloadRoute, sourcesOf } from './routes.tsx'
import { ShownLanguage } from './shown-language.tsx'

export const prerenderedPaths = paths

// React puts a page's <title>, <meta> and <link> before everything else when it renders less than a whole document.
const leadingTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/

/** One address as HTML: what belongs into the head, the body, and the sources whose scripts it needs. */
export async function renderPage(path: string): Promise<{ head: string; body: string; sources: string[] }> {
  await preloadRoute(path)
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <Application />
        <ShownLanguage />
      </StaticRouter>
    </StrictMode>,
  )
  const head = leadingTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length), sources: sourcesOf(path) }
}
