import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Rule, SourceFile } from './source-files.ts'

const pathLike = /^\.?(?:[\w@.-]+\/)+[\w@.-]*$/
const ownRoots = /^(apps|packages|tools|docs|evals|e2e|bench|\.ci)\//
const fileLike = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|json|md)$/
const variableLike = /^(?:PORT|HOST|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|$)/
/** Documents for whoever runs the product: every variable they name is one that the server reads. */
const forOperators = /^(README|SECURITY|docs\/deploy)\.md$/

type World = {
  hasPath: (path: string) => boolean
  /** Whether some file of the repository is called so. */
  hasFileNamed: (name: string) => boolean
  /** What `npm run` knows, in the root or in a workspace's folder. */
  scriptsIn: (folder: string) => string[]
  adminCommands: string[]
  variables: string[]
}

const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

function problemsOf({ path, text }: SourceFile, world: World): string[] {
  const words = allMatches(text, /`([^`\n]+)`/g).flatMap(quoted => quoted.split(/[\s,]+/))
  const links = allMatches(text, /\]\((?!https?:|#|mailto:)([^)#]+)/g)
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  const paths = words.filter(word => pathLike.test(word) && ownRoots.test(word) && !world.hasPath(word))
  const files = words.filter(word => fileLike.test(word) && !world.hasFileNamed(word))
  const lostLinks = links.filter(link => !world.hasPath(folder + link) && !world.hasPath(link))
  const scripts = allMatches(text, /\bnpm run ([a-z][\w:-]*)/g).filter(script => !world.scriptsIn('.').includes(script))
  const inWorkspaces = [...text.matchAll(/\bnpm run -w (\S+) ([a-z][\w:-]*)/g)]
    .filter(([, workspace = '', script = '']) => !world.scriptsIn(workspace).includes(script))
    .map(([command]) => command)
  const commands = allMatches(text, /\bnpm run admin -- ([a-z-]+)/g).filter(
    command => !world.adminCommands.includes(command),
  )
  const variables = forOperators.test(path)
    ? words.flatMap(word => variableLike.exec(word)?.[0] ?? []).filter(name => !world.variables.includes(name))
    : []
  return [
    ...[...paths, ...files, ...lostLinks, ...inWorkspaces].map(name => `names ${name}, which does not exist`),
    ...scripts.map(script => `names npm run ${script}, which does not exist`),
    ...commands.map(command => `names the operator's command ${command}, which does not exist`),
    ...variables.map(name => `names ${name}, which the server does not read`),
  ]
}

function thisHouse(): World {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const fileNames = new Set(tracked.split('\n').map(path => path.slice(path.lastIndexOf('/') + 1)))
  const read = (path: string) => readFileSync(path, 'utf8')
  return {
    hasPath: existsSync,
    hasFileNamed: name => fileNames.has(name),
    scriptsIn: folder => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts ?? {}),
    adminCommands: [
      'help',
      ...allMatches(read('apps/server/src/admin/parse-command-line.ts'), /^ {2}'?([a-z-]+)'?: \{/gm),
    ],
    variables: allMatches(read('apps/server/src/server-env.ts'), /^ {2}([A-Z][A-Z0-9_]*):/gm),
  }
}

export const buildDocumentsRule = (readWorld: () => World): Rule => ({
  name: 'documents',
  why: 'Documents that name moved files teach newcomers to distrust them.',
  check: files => {
    const world = readWorld()
    return files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(file => problemsOf(file, world).map(problem => ({ path: file.path, problem })))
  },
})

export const documents = buildDocumentsRule(thisHouse)
