import { dirname } from 'node:path'
import { isTest, type Rule, readSourceFiles, type SourceFile, type Violation, withoutComments } from './source-files.ts'

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path)
const isOwnSource = (path: string) => /^(packages|apps)\/[^/]+\/src\//.test(path) && isCode(path) && !isTest(path)
// Loaded by a pattern of their names, not by an import.
const byPattern = /^apps\/web\/src\/(screens|app\/lazy-layouts|messages\/e[sn])\//

/** Names that a file takes from others, however it takes them. */
function namesTaken(text: string): string[] {
  const code = withoutComments(text)
  const clauses = [...code.matchAll(/\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from/g)].flatMap(
    ([, inside = '']) =>
      inside.split(',').map(
        name =>
          name
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0] ?? '',
      ),
  )
  // A module that is taken whole, or when it is needed, can be asked for anything.
  const isOpen = /\bimport\s+\*\s+as\b|\bimport\s*\(/.test(code)
  return isOpen ? [...clauses, ...(code.match(/\b[A-Za-z_$][\w$]*\b/g) ?? [])] : clauses
}

const exportsOf = (text: string) =>
  [
    ...withoutComments(text).matchAll(
      /^export (?:declare )?(?:async )?(const|function\*?|class|type|interface|enum) (\w+)/gm,
    ),
  ].map(([, kind = '', name = '']) => ({ name, isType: kind === 'type' || kind === 'interface' }))

/** The doors of the packages: the types in them describe what comes through, whether or not somebody names them. */
export const doorsIn = (manifests: SourceFile[]) =>
  manifests
    .filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))
    .flatMap(({ path, text }) =>
      Object.values<string>(JSON.parse(text).exports ?? {}).map(door => `${dirname(path)}/${door.replace('./', '')}`),
    )

function checkExports(files: SourceFile[], manifests: SourceFile[]): Violation[] {
  const doors = new Set(doorsIn(manifests))
  const takenBy = new Map<string, Set<string>>()
  for (const { path, text } of files.filter(file => isCode(file.path)))
    for (const name of namesTaken(text)) takenBy.set(name, (takenBy.get(name) ?? new Set()).add(path))
  const isTaken = (name: string, path: string) => [...(takenBy.get(name) ?? [])].some(taker => taker !== path)
  return files
    .filter(({ path }) => isOwnSource(path) && !byPattern.test(path))
    .flatMap(({ path, text }) =>
      exportsOf(text)
        .filter(({ name, isType }) => !isTaken(name, path) && !(isType && doors.has(path)))
        .map(({ name }) => ({ path, problem: `exports ${name}, which nobody imports` })),
    )
}

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? ''

function checkFiles(files: SourceFile[], manifests: SourceFile[]): Violation[] {
  const named = new Set<string>()
  for (const { path, text } of [...files.filter(file => isCode(file.path)), ...manifests])
    for (const [, asked = ''] of text.matchAll(/[/'"]([\w.-]+)(?=['"\s])/g)) {
      const name = asked.replace(/\.tsx?$/, '')
      if (name !== nameOf(path)) named.add(name)
    }
  return files
    .filter(({ path }) => isOwnSource(path) && !byPattern.test(path))
    .filter(({ path }) => !named.has(nameOf(path)))
    .map(({ path }) => ({ path, problem: 'is imported by nobody' }))
}

/** What a dependency is called where it is not called by its name. */
const calledAs: Record<string, string> = {
  typescript: 'tsc',
  '@biomejs/biome': 'biome',
  '@playwright/test': 'playwright',
  'oxlint-tsgolint': '--type-aware',
  '@types/node': 'node:',
  '@types/react': 'react',
  '@types/react-dom': 'react-dom',
  // The other testing library asks for it.
  '@testing-library/dom': '@testing-library/react',
}

function checkDependencies(files: SourceFile[], manifests: SourceFile[]): Violation[] {
  return manifests
    .filter(({ path }) => path.endsWith('package.json'))
    .flatMap(({ path, text }) => {
      const { dependencies = {}, devDependencies = {}, scripts = {} } = JSON.parse(text)
      const folder = dirname(path) === '.' ? '' : `${dirname(path)}/`
      const isUsed = (name: string, below: string) => {
        const called = calledAs[name] ?? name.replace(/^@types\//, '')
        const isUser = ({ path: user }: SourceFile) => user.startsWith(below) && !/(package\.json|\.md)$/.test(user)
        const users = [...files, ...manifests].filter(isUser).map(file => file.text)
        return [JSON.stringify(scripts), ...users].some(each => each.includes(called))
      }
      return [
        ...Object.keys(dependencies).filter(name => !isUsed(name, folder)),
        // Tools of one workspace may be named where all are configured.
        ...Object.keys(devDependencies).filter(name => !isUsed(name, '')),
      ].map(name => ({ path, problem: `depends on ${name}, which nothing here uses` }))
    })
}

export const buildUnusedRule = (readManifests: () => SourceFile[]): Rule => ({
  name: 'unused',
  why: 'What nobody uses still has to be read, built and kept in mind; what only its own file uses is nobody else’s.',
  check: files => {
    const manifests = readManifests()
    return [...checkExports(files, manifests), ...checkFiles(files, manifests), ...checkDependencies(files, manifests)]
  },
})

export const unused = buildUnusedRule(() =>
  readSourceFiles(/(^|\/)(package\.json|[\w-]+\.(html|css))$/).filter(({ path }) => !path.includes('/cases/')),
)
