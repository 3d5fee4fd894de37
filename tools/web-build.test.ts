import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBundle, loadedWhenUsed } from './check-bundle.ts'
import { prerender } from './prerender.ts'
import { readWebBuildEnv } from './web-build-env.ts'
import { scriptsOf } from './web-manifest.ts'

let dist: string
const put = (file: string, text: string) => {
  mkdirSync(join(dist, file, '..'), { recursive: true })
  writeFileSync(join(dist, file), text)
}
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  'src/screens/public/landing.tsx': { file: 'assets/landing.js', imports: ['_shell.js'] },
  'src/screens/heavy.tsx': { file: 'assets/heavy.js' },
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'web-build-'))
  put('client/.vite/manifest.json', JSON.stringify(manifest))
  put('client/index.html', '<head><!--head--></head><div id="root"><!--body--></div>')
  put('client/preferences.js', '')
  for (const { file } of Object.values(manifest)) put(`client/${file}`, 'small')
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const putEntry = (page: { head: string; body: string }) =>
  put(
    'server/entry-server.js',
    `export const prerenderedPaths = ['/', '/terms']
     export const renderPage = async () => (${JSON.stringify({ ...page, sources: ['src/screens/public/landing.tsx'] })})`,
  )

test('the scripts of a page are its own and all they import, each once', () => {
  expect(scriptsOf(dist, ['index.html', 'src/screens/public/landing.tsx'])).toEqual([
    'assets/index.js',
    'assets/shell.js',
    'assets/landing.js',
  ])
  expect(() => scriptsOf(dist, ['src/screens/gone.tsx'])).toThrow('no chunk for src/screens/gone.tsx')
})

test('a landing page that weighs too much stops the build; other routes may weigh more', () => {
  put('client/assets/heavy.js', randomBytes(200_000).toString('base64'))
  expect(checkBundle(dist).kilobytes).toBeLessThan(1)
  put('client/assets/landing.js', randomBytes(150_000).toString('base64'))
  expect(() => checkBundle(dist)).toThrow('100 are allowed')
})

test('a screen that starts with the library for Excel files stops the build', () => {
  const late = { [loadedWhenUsed]: { file: 'assets/workbook.js' } }
  const screen = (imports: string[]) => ({ 'src/screens/results.tsx': { file: 'assets/results.js', imports } })
  put('client/.vite/manifest.json', JSON.stringify({ ...manifest, ...late, ...screen([]) }))
  expect(checkBundle(dist).kilobytes).toBeLessThan(1)
  put('client/.vite/manifest.json', JSON.stringify({ ...manifest, ...late, ...screen([loadedWhenUsed]) }))
  expect(() => checkBundle(dist)).toThrow('src/screens/results.tsx starts with')
})

test('pages are written with head, body, preloads and the address they were made for', async () => {
  putEntry({ head: '<title>Hola $& hola</title>', body: '<h1>Hola</h1>' })
  expect(await prerender(dist)).toBe(2)
  const terms = readFileSync(join(dist, 'client/terms.html'), 'utf8')
  expect(terms).toContain('<title>Hola $& hola</title><link rel="modulepreload" crossorigin href="/assets/landing.js">')
  expect(terms).toContain('<div id="root" data-path="/terms"><h1>Hola</h1></div>')
  expect(readFileSync(join(dist, 'client/app.html'), 'utf8')).toContain('<div id="root"></div>')
})

test.each([
  ['no title', { head: '', body: '<h1>Hola</h1>' }, 'has no title'],
  ['an inline style', { head: '<title>x</title>', body: '<p style="color:red">x</p>' }, 'inline styles'],
])('a page with %s stops the build', async (_, page, problem) => {
  putEntry(page)
  await expect(prerender(dist)).rejects.toThrow(problem)
})

test('the backend host of a build is an origin or nothing', () => {
  expect(readWebBuildEnv({})).toEqual({ apiUrl: '' })
  expect(readWebBuildEnv({ API_URL: 'https://api.example.com/' })).toEqual({ apiUrl: 'https://api.example.com' })
  expect(() => readWebBuildEnv({ API_URL: 'api.example.com' })).toThrow('API_URL must be an origin')
})
