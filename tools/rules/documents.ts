import { existsSync, readFileSync } from 'node:fs'
import type { Rule, SourceFile } from './source-files.ts'

const pathLike = /^\.?(?:[\w@.-]+\/)+[\w@.{}*-]*$|^[\w-]+\.(?:ts|tsx|mjs|json|md)$/
const ownRoots = /^(apps|packages|tools|docs|evals|e2e|bench|\.ci)\//

type World = { hasPath: (path: string) => boolean; scripts: string[] }

function problemsOf({ path, text }: SourceFile, world: World): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(match => match[1] ?? '')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(match => match[1] ?? '')
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  const missingPaths = quoted
    .filter(name => pathLike.test(name) && ownRoots.test(name) && !/[{}*<>]/.test(name))
    .filter(name => !world.hasPath(name))
  const missingLinks = links.filter(link => !world.hasPath(folder + link) && !world.hasPath(link))
  const missingCommands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
    .map(match => match[1] ?? '')
    .filter(script => !world.scripts.includes(script))
  return [
    ...[...missingPaths, ...missingLinks].map(name => `names ${name}, which does not exist`),
    ...missingCommands.map(script => `names npm run ${script}, which does not exist`),
  ]
}

const thisHouse = (): World => ({
  hasPath: existsSync,
  scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
})

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
