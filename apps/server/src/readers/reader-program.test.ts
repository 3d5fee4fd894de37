import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findReaderProgram, hashFiles, READER_SOURCE, readerFolder } from './reader-program.ts'

function makeProgram() {
  const root = mkdtempSync(join(tmpdir(), 'sondeo-reader-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'part.ts'), 'export const part = 1')
  mkdirSync(readerFolder(root), { recursive: true })
  const builtFrom = { files: ['part.ts'], hash: hashFiles(root, ['part.ts']) }
  writeFileSync(join(readerFolder(root), 'built-from.json'), JSON.stringify(builtFrom))
  return { root, source: join(root, READER_SOURCE) }
}

test('a reader starts from its built program while that is of today', () => {
  const { root } = makeProgram()
  expect(findReaderProgram(root)).toBe(join(root, '.cache/reader/reader-process.js'))
})

test('a reader starts from its source where the source has changed since', () => {
  const { root, source } = makeProgram()
  writeFileSync(join(root, 'part.ts'), 'export const part = 2')
  expect(findReaderProgram(root)).toBe(source)
})

test('a reader starts from its source where a part is gone or nothing was built', () => {
  const { root, source } = makeProgram()
  rmSync(join(root, 'part.ts'))
  expect(findReaderProgram(root)).toBe(source)
  rmSync(readerFolder(root), { recursive: true })
  expect(findReaderProgram(root)).toBe(source)
})
