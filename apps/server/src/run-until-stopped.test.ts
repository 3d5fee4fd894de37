import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { explainExpected } from './run-until-stopped.ts'

test('a rejection that nobody handled is told and survived, without the values in it', () => {
  const program = `
    import { runUntilStopped } from './apps/server/src/run-until-stopped.ts'
    await runUntilStopped(async () => ({ close: async () => {} }))
    Promise.reject(Object.assign(new Error('row of ana@example.com'), { query: 'insert', params: ['secreto'] }))
    setTimeout(() => { console.log('alive'); process.exit(0) }, 50)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect([status, stdout.trim()]).toEqual([0, 'alive'])
  expect(stderr).toContain('A rejection nobody handled')
  expect(stderr).not.toMatch(/ana@|secreto/)
})

test.each([
  ['ENOSPC', /disk is full/],
  ['ENOENT', /^The folder \/data cannot be made/],
  ['EROFS', /^\/data is on a disk that can only be read/],
  ['EACCES', /^This user may not write to \/data/],
])('a folder that cannot be written (%s) is told in one sentence without a stack', (code, said) => {
  const error = Object.assign(new Error(`${code}: open '/data'`), { code, path: '/data', syscall: 'mkdir' })
  const told = explainExpected(error)
  expect(told).toMatch(said)
  expect(String(told)).not.toContain('\n')
})
