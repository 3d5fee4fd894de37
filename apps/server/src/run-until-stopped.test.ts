import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
