import { expect, test } from 'vitest'
import { prerenderedPaths, renderPage } from './entry-server.tsx'
import { sourcesOf } from './routes.tsx'

test.each(prerenderedPaths)('%s renders in Spanish with its head apart and no inline style', async path => {
  const { head, body, sources } = await renderPage(path)
  expect(head).toMatch(/^<title>[^<]{5,}<\/title>/)
  expect(head).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(body).toMatch(/<h1\b/)
  expect(body).not.toMatch(/<title>|\sstyle="/)
  expect(sources.length).toBeGreaterThan(0)
})

test('an unknown address shows the not-found screen', () => {
  expect(sourcesOf('/no-such-page')).toEqual(['src/screens/public/not-found.tsx'])
})
