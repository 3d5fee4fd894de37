import { posix } from 'node:path'
import { importsOf, isTest, type Rule, type SourceFile, type Violation } from './source-files.ts'

/** Which of our own areas each area may import; `$1` is the folder matched on the left. Everything else is closed. */
const mayImport: [area: RegExp, targets: RegExp][] = [
  [/^packages\/table\//, /^packages\/table\//],
  [/^packages\/values\//, /^packages\/(values|table)\//],
  [/^packages\/contract\//, /^packages\/(contract|table)\//],
  [/^packages\/extraction\//, /^packages\/(extraction|table|values)\//],
  [/^packages\/analyst\//, /^packages\/(analyst|table|values|extraction)\//],
  [/^packages\/scraping\//, /^packages\/(scraping|extraction|table|values)\//],
  [/^packages\/trade\//, /^packages\/(trade|table)\//],
  [/^packages\/database\//, /^packages\/database\//],
  [/^packages\/test-kit\//, /^packages\//],
  [
    /^apps\/server\/src\/features\/([^/]+)\//,
    /^(packages\/(?!test-kit)|apps\/server\/src\/(features\/$1\/|http|outside|jobs\/|plans\/|readers\/|messages|services\.ts|app-error))/,
  ],
  [/^apps\/server\/src\/outside\//, /^(packages\/(?!test-kit)|apps\/server\/src\/(outside\/|server-env))/],
  [/^apps\/server\/test\//, /^(packages\/|apps\/server\/)/],
  [/^apps\/server\//, /^(packages\/(?!test-kit)|apps\/server\/)/],
  [/^apps\/web\/src\/ui\//, /^apps\/web\/src\/(ui|browser|messages)\//],
  [/^apps\/web\/src\/browser\//, /^(packages\/(contract|table)\/|apps\/web\/src\/(browser|messages)\/)/],
  [
    /^apps\/web\/src\/messages\//,
    /^(packages\/(contract|table)\/|apps\/web\/src\/(messages\/|browser\/(language|region|format-)))/,
  ],
  [/^apps\/web\/src\/blocks\//, /^(packages\/(contract|table)\/|apps\/web\/src\/(blocks\/|ui\/|browser\/|messages\/))/],
  [
    /^apps\/web\/src\/features\/([^/]+)\//,
    /^(packages\/(contract|table)\/|apps\/web\/src\/(features\/$1\/|blocks\/|ui\/|browser\/|messages\/))/,
  ],
  [/^apps\/web\/src\/screens\//, /^(packages\/(contract|table)\/|apps\/web\/src\/(?!app\/))/],
  [/^apps\/web\//, /^(packages\/(contract|table)\/|apps\/web\/)/],
]

/** The analyst knows what a reading looks like, not how it is made. */
const typesOnly: [area: RegExp, target: RegExp][] = [[/^packages\/analyst\//, /^packages\/extraction\//]]

function resolveImport(from: string, asked: string): string | undefined {
  if (asked.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), asked))
  const own = /^@sondeo\/([^/]+)(.*)$/.exec(asked)
  if (!own) return undefined
  const home = own[1] === 'server' || own[1] === 'web' ? 'apps' : 'packages'
  return `${home}/${own[1]}/src${own[2]}`
}

function allows(path: string, target: string): boolean {
  const row = mayImport.find(([area]) => area.test(path))
  if (!row) return true
  const folder = row[0].exec(path)?.[1] ?? ''
  return new RegExp(row[1].source.replaceAll('$1', folder)).test(target)
}

function checkFile({ path, text }: SourceFile): Violation[] {
  const isTesting = isTest(path)
  return importsOf(text).flatMap(asked => {
    const target = resolveImport(path, asked)
    if (!target) return []
    if (isTesting && /^(packages\/test-kit|apps\/(server|web)\/test)\//.test(target)) return []
    const needsType = typesOnly.some(([area, to]) => area.test(path) && to.test(target)) && !isTesting
    const isValue = new RegExp(`import\\s+(?!type\\b)[^;]*?from\\s*['"]${asked.replaceAll('/', '\\/')}['"]`).test(text)
    if (needsType && isValue) return [{ path, problem: `may import only types of ${target}` }]
    return allows(path, target) ? [] : [{ path, problem: `may not import ${target}` }]
  })
}

export const boundaries: Rule = {
  name: 'boundaries',
  why: 'Arrows point one way: an island that imports what it may not know can no longer be changed alone.',
  check: files => files.filter(({ path }) => /^(packages|apps)\//.test(path)).flatMap(checkFile),
}
