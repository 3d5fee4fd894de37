import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const READER_SOURCE = 'apps/server/src/readers/reader-process.ts'

export const readerFolder = (root: string): string => join(root, '.cache/reader')

export function hashFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The built program of a reader, which starts in a third of the time; the source itself where it has changed since. */
export function findReaderProgram(root: string): string {
  return isBuiltFromToday(root) ? join(readerFolder(root), 'reader-process.js') : join(root, READER_SOURCE)
}

function isBuiltFromToday(root: string): boolean {
  try {
    const { files, hash } = JSON.parse(readFileSync(join(readerFolder(root), 'built-from.json'), 'utf8'))
    return hashFiles(root, files) === hash
  } catch {
    return false // Never built, or a source is gone.
  }
}
