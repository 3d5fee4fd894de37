import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { DatabaseInUse } from '../database-errors.ts'
import { lockFolder } from './lock-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'sondeo-lock-'))
const newFolder = () => mkdtempSync(join(root, 'x'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

const script = `
  const { lockFolder } = await import(process.argv[1])
  try { lockFolder(process.argv[2]); console.log('locked') } catch (error) { console.log(error.name) }
  setInterval(() => gc(), 5)`

/** Another process that tries to lock the folder and stays. */
function tryElsewhere(folder: string) {
  const module = fileURLToPath(new URL('./lock-folder.ts', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script, module, folder])
  children.push(child)
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim())
  return { child, said }
}

async function killHard({ child }: ReturnType<typeof tryElsewhere>): Promise<void> {
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

test('a folder is locked until it is unlocked, also within one process', () => {
  const folder = newFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(DatabaseInUse)
  unlock()
  lockFolder(folder)()
})

test('the error names the process that holds the folder', async () => {
  const folder = newFolder()
  const holder = tryElsewhere(folder)
  expect(await holder.said).toBe('locked')
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ name: 'DatabaseInUse', pid: holder.child.pid }))
  await killHard(holder)
})

test('the lock of a killed process is free at once', async () => {
  const folder = newFolder()
  const holder = tryElsewhere(folder)
  await holder.said
  await killHard(holder)
  lockFolder(folder)()
})

test('of several processes that race for the lock a killed one left, exactly one gets it', async () => {
  const folder = newFolder()
  const first = tryElsewhere(folder)
  await first.said
  await killHard(first)
  const racers = Array.from({ length: 4 }, () => tryElsewhere(folder))
  const said = await Promise.all(racers.map(racer => racer.said))
  expect(said.sort()).toEqual(['DatabaseInUse', 'DatabaseInUse', 'DatabaseInUse', 'locked'])
  await Promise.all(racers.map(killHard))
})
