import { posix } from 'node:path'
import { isTest, type Rule, readSourceFiles, type SourceFile, withoutComments } from './source-files.ts'
import { doorsIn } from './unused.ts'

const LEAST_LINES = 25
/** A place that is long already takes nothing in. */
const MOST_TOGETHER = 150

/** What is a file of its own by its kind: data, texts, jobs, routes. */
const ofItsOwn = /\.(data|job|routes)\.ts$|\/messages\//
const isPart = (path: string) =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !ofItsOwn.test(path)
const linesOf = (text: string) => text.split('\n').length - 1

/** A file that is named otherwise than by a plain import is loaded apart: a chunk, a process, a thread. */
const named = /(\bfrom\s*|\bimport\s+)?(['"])(\.{1,2}\/[\w./-]+\.tsx?)\2/g

function findUsers(files: SourceFile[]) {
  const users = new Map<string, { path: string; isPlain: boolean }[]>()
  for (const { path, text } of files)
    for (const [, plain, , asked = ''] of withoutComments(text).matchAll(named)) {
      const target = posix.join(posix.dirname(path), asked)
      users.set(target, [...(users.get(target) ?? []), { path, isPlain: plain !== undefined }])
    }
  return users
}

export const buildSmallPartsRule = (readManifests: () => SourceFile[]): Rule => ({
  name: 'small-parts',
  why: 'A few lines that one place alone uses are read with that place; a file of their own is one more to find and open.',
  check: files => {
    const code = files.filter(({ path }) => /\.tsx?$/.test(path))
    const users = findUsers(code)
    const doors = doorsIn(readManifests()).map(door => door.split('*')[0] ?? '')
    const lines = new Map(code.map(({ path, text }) => [path, linesOf(text)]))
    return code
      .filter(({ path }) => isPart(path) && !doors.some(door => path.startsWith(door)))
      .flatMap(({ path, text }) => {
        const [user, other] = users.get(path) ?? []
        if (!user?.isPlain || other || isTest(user.path) || linesOf(text) >= LEAST_LINES) return []
        const together = linesOf(text) + (lines.get(user.path) ?? 0)
        return together > MOST_TOGETHER ? [] : [{ path, problem: `has few lines, and only ${user.path} uses them` }]
      })
  },
})

export const smallParts = buildSmallPartsRule(() => readSourceFiles(/^packages\/[^/]+\/package\.json$/))
