import { expect, test } from 'vitest'
import { additiveMigrations } from './additive-migrations.ts'
import { boundaries } from './boundaries.ts'
import { buildDocumentsRule } from './documents.ts'
import { environment } from './environment.ts'
import { names } from './names.ts'
import { purity } from './purity.ts'
import { sizes } from './sizes.ts'
import { buildSmallPartsRule } from './small-parts.ts'
import { importsOf, type Rule } from './source-files.ts'
import { ownerDemanded, sqlHome } from './sql-home.ts'
import { buildUnusedRule } from './unused.ts'
import { visibleText } from './visible-text.ts'
import { wayOut } from './way-out.ts'
import { wordsOnce } from './words-once.ts'

const problems = (rule: Rule, path: string, text: string) => rule.check([{ path, text }]).map(({ problem }) => problem)
const bites = (rule: Rule, path: string, text: string) => expect(problems(rule, path, text), path).not.toEqual([])
const isCalm = (rule: Rule, path: string, text: string) => expect(problems(rule, path, text), path).toEqual([])

test('an import is seen however it is written', () => {
  const text = `import a from './a.ts'\nimport type { B } from "./b.ts"\nexport { c } from './c.ts'
    await import('./d.ts')\nimport './e.css'\n// import f from './f.ts'`
  expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.css'])
})

test('a package that imports what it may not know is caught', () => {
  bites(boundaries, 'packages/table/src/table.ts', "import { x } from '@sondeo/contract/errors'")
  bites(boundaries, 'packages/extraction/src/a.ts', "import { x } from '../../scraping/src/scraping.ts'")
  bites(boundaries, 'packages/database/src/a.ts', "import { x } from '@sondeo/table/table'")
  bites(boundaries, 'packages/trade/src/a.ts', "const x = await import('@sondeo/database/database')")
  bites(boundaries, 'apps/server/src/build-http.ts', "import { x } from '@sondeo/test-kit/smtp'")
  isCalm(boundaries, 'packages/extraction/src/a.ts', "import { x } from '@sondeo/table/value'")
  isCalm(boundaries, 'packages/trade/src/a.test.ts', "import { x } from '@sondeo/test-kit/comtrade'")
})

test('a feature that imports another feature is caught, in the server and in the web', () => {
  bites(boundaries, 'apps/server/src/features/exports/a.ts', "import { x } from '../accounts/b.ts'")
  bites(boundaries, 'apps/server/src/outside/a.ts', "import { AppError } from '../app-error.ts'")
  bites(boundaries, 'apps/web/src/features/profile/a.tsx', "import { x } from '../sidebar/b.tsx'")
  isCalm(boundaries, 'apps/web/src/features/profile/a.tsx', "import { x } from './b.tsx'")
  bites(boundaries, 'apps/web/src/ui/button.tsx', "import { x } from '../blocks/grid.tsx'")
})

test('the analyst may name the types of extraction and not its functions', () => {
  bites(boundaries, 'packages/analyst/src/a.ts', "import { readPage } from '@sondeo/extraction/extraction'")
  isCalm(boundaries, 'packages/analyst/src/a.ts', "import type { PageReading } from '@sondeo/extraction/page-reading'")
})

test('an engine that touches the outside is caught', () => {
  for (const text of [
    "import { readFileSync } from 'node:fs'",
    'const now = Date.now()',
    'const today = new Date()',
    'await fetch(url)',
    'Math.random()',
    'console.log(1)',
    'process.cwd()',
  ])
    bites(purity, 'packages/extraction/src/a.ts', text)
  isCalm(purity, 'packages/extraction/src/a.ts', 'const day = new Date(text) // not Date.now()')
})

test('a second way out is caught', () => {
  bites(wayOut, 'apps/server/src/features/exports/a.ts', 'await fetch(url)')
  bites(wayOut, 'packages/trade/src/a.ts', "import { request } from 'undici'")
  bites(wayOut, 'packages/extraction/src/a.ts', "import net from 'node:net'")
  isCalm(wayOut, 'packages/scraping/src/a.ts', "import { Agent } from 'undici'")
  bites(wayOut, 'apps/server/src/http/a.ts', "import { isIP, connect } from 'node:net'")
  isCalm(wayOut, 'apps/server/src/http/a.ts', "import { BlockList, isIP } from 'node:net'")
  isCalm(wayOut, 'packages/trade/src/a.ts', 'await ports.fetch(url)')
})

test('SQL outside the database package is caught', () => {
  bites(sqlHome, 'apps/server/src/a.ts', "import { sql } from 'drizzle-orm'")
  bites(sqlHome, 'apps/server/src/a.ts', "import pg from 'pg'")
  bites(sqlHome, 'apps/server/src/a.ts', 'db.query(`select * from users`)')
  isCalm(sqlHome, 'apps/server/src/a.ts', "import type { PGlite } from '@electric-sql/pglite'")
  isCalm(sqlHome, 'packages/database/src/a.ts', "import { sql } from 'drizzle-orm'")
})

test('a store method on user data without the owner is caught', () => {
  const store = (method: string) => `export type SearchesStore = {\n  ${method}\n}\n`
  const path = 'packages/database/src/stores/searches-store.ts'
  bites(ownerDemanded, path, store('get: (id: string) => Promise<Search>'))
  bites(ownerDemanded, path, store('get(id: string): Promise<Search>'))
  bites(
    ownerDemanded,
    path,
    `type NewSearch = {\n  name: string\n}\n${store('create: (search: NewSearch) => Promise<void>')}`,
  )
  isCalm(
    ownerDemanded,
    path,
    `type NewSearch = {\n  ownerId: string\n}\n${store('create: (search: NewSearch) => Promise<void>')}`,
  )
  bites(ownerDemanded, path, 'export const nothing = 1')
  isCalm(ownerDemanded, path, store('get(ownerId: string, id: string): Promise<Search>'))
})

test('a third reader of the environment is caught', () => {
  bites(environment, 'apps/server/src/start-all.ts', 'const port = process.env.PORT')
  bites(environment, 'apps/web/src/app/a.ts', 'import.meta.env.VITE_X')
  isCalm(environment, 'apps/server/src/server-env.ts', 'process.env')
})

test('an empty name is caught, as a file and as a folder', () => {
  bites(names, 'packages/table/src/utils.ts', '')
  bites(names, 'apps/web/src/ui/index.ts', '')
  bites(names, 'apps/server/src/helpers/a.ts', '')
  isCalm(names, 'apps/web/src/ui/button.tsx', '')
})

test('a file that is too long and a folder that is too full are caught, data may be long', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  bites(sizes, 'packages/table/src/long.ts', lines(301))
  isCalm(sizes, 'packages/table/src/long.ts', lines(300))
  isCalm(sizes, 'packages/table/src/words.data.ts', lines(900))
  const folder = (count: number, inside = 'apps/web/src/ui') =>
    Array.from({ length: count }, (_, at) => ({ path: `${inside}/part-${at}.ts`, text: '' }))
  expect(sizes.check(folder(31)).map(({ path }) => path)).toEqual(['apps/web/src/ui'])
  expect(sizes.check(folder(30))).toEqual([])
  expect(sizes.check(folder(26, 'packages/analyst/src/search'))).toHaveLength(1)
  expect(sizes.check(folder(25, 'packages/analyst/src/search'))).toEqual([])
})

test('a few lines that one place alone uses are caught in a file of their own, unless a test or a chunk needs it', () => {
  const part = 'apps/web/src/ui/part.ts'
  const inside = (users: Record<string, string>, doors: Record<string, string> = {}) =>
    buildSmallPartsRule(() => [manifest('packages/table/package.json', { exports: doors })])
      .check(Object.entries({ [part]: 'export const a = 1\n', ...users }).map(([path, text]) => ({ path, text })))
      .map(({ path }) => path)
  const user = { 'apps/web/src/ui/user.ts': "import { a } from './part.ts'\n" }
  expect(inside(user)).toEqual([part])
  expect(inside({ ...user, 'apps/web/src/ui/part.test.ts': "import { a } from './part.ts'" })).toEqual([])
  expect(inside({ 'apps/web/src/ui/user.ts': "const a = await import('./part.ts')" })).toEqual([])
  expect(inside({ 'apps/web/src/ui/user.ts': `import { a } from './part.ts'\n${'x\n'.repeat(150)}` })).toEqual([])
  expect(inside({ ...user, [part]: 'x\n'.repeat(25) })).toEqual([])
  const door = { 'packages/table/src/csv.ts': '', 'packages/table/src/xlsx.ts': "import './csv.ts'" }
  expect(inside(door)).toEqual(['packages/table/src/csv.ts'])
  expect(inside(door, { './csv': './src/csv.ts' })).toEqual([])
})

test('a spoken attribute outside the message files is caught', () => {
  bites(visibleText, 'apps/web/src/ui/a.tsx', '<button aria-label="Close menu">')
  bites(visibleText, 'apps/web/src/ui/a.tsx', "<input placeholder={'Nombre'} />")
  isCalm(visibleText, 'apps/web/src/ui/a.tsx', '<button aria-label={text.close} title={t.title}>')
})

test('a document that names a missing path or command is caught', () => {
  const world = {
    hasPath: (path: string) => path === 'tools/ensure.mjs',
    hasFileNamed: (name: string) => name === 'README.md',
    scriptsIn: (folder: string) => (folder === '.' ? ['test', 'admin'] : ['new-migration']),
    adminCommands: ['help'],
    variables: ['PORT', 'DATA_DIR'],
  }
  const rule = buildDocumentsRule(() => world)
  bites(rule, 'README.md', 'See `tools/gone.ts`.')
  bites(rule, 'README.md', 'See `gone.ts` beside it.')
  bites(rule, 'README.md', 'Run `node tools/gone.ts now`.')
  bites(rule, 'README.md', 'Run `npm run gone`.')
  bites(rule, 'README.md', 'Run `npm run -w packages/database gone`.')
  bites(rule, 'README.md', 'Run `npm run admin -- gone`.')
  bites(rule, 'README.md', 'Set `GONE_URL=offline`.')
  bites(rule, 'README.md', 'See [this](docs/gone.md).')
  isCalm(rule, 'README.md', 'See `tools/ensure.mjs`, run `npm run test`, read [that](https://example.com).')
  isCalm(rule, 'docs/deploy.md', 'Set `PORT`, `DATA_DIR=./x`; run `npm run admin -- help`; see `README.md`.')
})

const manifest = (path: string, content: object) => ({ path, text: JSON.stringify(content) })
const unusedIn = (files: Record<string, string>, manifests: { path: string; text: string }[] = []) =>
  buildUnusedRule(() => manifests)
    .check(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, problem }) => `${path} ${problem}`)

test('a second list of months or number words, and a second folding of text, are caught', () => {
  bites(wordsOnce, 'packages/analyst/src/a.ts', "const plain = text.normalize('NFD')")
  bites(wordsOnce, 'apps/web/src/blocks/a.ts', "const months = ['enero', 'febrero', 'marzo']")
  bites(wordsOnce, 'packages/trade/src/a.ts', 'const counts = { trece: 13, catorce: 14 }')
  bites(wordsOnce, 'packages/analyst/src/a.ts', "const people = { HN: 'honduran, hondureno' }")
  bites(wordsOnce, 'packages/analyst/src/a.ts', "const weights = 'kg kgs kilo gramo libra'")
  isCalm(wordsOnce, 'packages/analyst/src/a.ts', "const same = ['kilo, kg, kilogram', 'tonelada, ton']")
  isCalm(wordsOnce, 'packages/table/src/fold-words.ts', "text.normalize('NFD')")
  isCalm(wordsOnce, 'packages/contract/src/a.ts', "text.normalize('NFC')")
})

test('an export that nobody imports is caught, and one that a test or a module taken whole asks for is not', () => {
  const user = { 'apps/web/src/b.ts': "import { used, type Asked as Own } from './a.ts'" }
  const source = 'export const used = 1\nexport type Asked = string\nexport function lone() {}\nconst own = 1'
  const mention = {
    'apps/web/src/c.ts': "import './b.ts'\nimport './c.ts'",
    'apps/web/src/d.test.ts': "import './c.ts'",
  }
  expect(unusedIn({ 'apps/web/src/a.ts': source, ...user, ...mention })).toEqual([
    'apps/web/src/a.ts exports lone, which nobody imports',
  ])
  const tests = { 'apps/web/src/a.test.ts': "import { lone } from './a.ts'" }
  expect(unusedIn({ 'apps/web/src/a.ts': source, ...user, ...mention, ...tests })).toEqual([])
  const whole = { 'apps/web/src/a.test.ts': "import * as all from './a.ts'\nall.lone()" }
  expect(unusedIn({ 'apps/web/src/a.ts': source, ...user, ...mention, ...whole })).toEqual([])
})

test('a door of a package may offer types that nobody names, but no value that nobody takes', () => {
  const text = 'export const lone = 1\nexport type Told = string'
  const files = { 'packages/table/src/csv.ts': text, 'e2e/x.ts': "import '@sondeo/table/csv'" }
  const doors = [manifest('packages/table/package.json', { exports: { './csv': './src/csv.ts' } })]
  expect(unusedIn(files, doors)).toEqual(['packages/table/src/csv.ts exports lone, which nobody imports'])
  expect(unusedIn(files)).toEqual([
    'packages/table/src/csv.ts exports lone, which nobody imports',
    'packages/table/src/csv.ts exports Told, which nobody imports',
  ])
})

test('a file that nobody imports is caught, and one that a command starts is not', () => {
  const files = { 'apps/server/src/start-it.ts': 'run()' }
  expect(unusedIn(files)).toEqual(['apps/server/src/start-it.ts is imported by nobody'])
  expect(unusedIn(files, [manifest('package.json', { scripts: { go: 'node apps/server/src/start-it.ts' } })])).toEqual(
    [],
  )
})

test('a dependency that nothing uses is caught', () => {
  const needs = [manifest('apps/web/package.json', { dependencies: { react: '1', 'react-hook-form': '1' } })]
  const files = { 'apps/web/src/a.test.ts': "import { use } from 'react'" }
  expect(unusedIn(files, needs)).toEqual(['apps/web/package.json depends on react-hook-form, which nothing here uses'])
})

test('a migration that the version before could not live with is caught, unless it is released', () => {
  const next = 'packages/database/migrations/0099_next.sql'
  for (const text of [
    'ALTER TABLE "scans" DROP COLUMN "watch_id";',
    'ALTER TABLE "scans" RENAME COLUMN "watch_id" TO "watch";',
    'ALTER TABLE "scans" ADD COLUMN "place" text NOT NULL;',
    'ALTER TABLE "scans" ALTER COLUMN "place" SET NOT NULL;',
    'ALTER TABLE "scans" ALTER COLUMN "place" SET DATA TYPE integer;',
    'DROP TABLE "scans";',
  ]) {
    bites(additiveMigrations, next, text)
    isCalm(additiveMigrations, 'packages/database/migrations/0001_first-directory.sql', text)
  }
  isCalm(additiveMigrations, next, 'ALTER TABLE "scans" ADD COLUMN "place" boolean DEFAULT false NOT NULL;')
  isCalm(additiveMigrations, next, 'CREATE TABLE "places" ("id" text PRIMARY KEY NOT NULL); DROP INDEX "old";')
  isCalm(additiveMigrations, next, '-- drop table later\nCREATE INDEX "places_at" ON "places" ("at");')
})
