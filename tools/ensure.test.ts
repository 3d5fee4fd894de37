import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const writeJson = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content))

test('a fresh clone gets the packages that build the web although NODE_ENV is production', () => {
  for (const folder of ['tools', 'builder']) mkdirSync(join(root, folder))
  copyFileSync(new URL('ensure.mjs', import.meta.url), join(root, 'tools/ensure.mjs'))
  writeJson('builder/package.json', { name: 'builder', version: '1.0.0' })
  const project = { name: 'fresh', version: '1.0.0', devDependencies: { builder: 'file:builder' } }
  writeJson('package.json', project)
  writeJson('package-lock.json', {
    name: 'fresh',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: {
      '': project,
      builder: { version: '1.0.0', dev: true },
      'node_modules/builder': { resolved: 'builder', link: true },
    },
  })
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync('node', ['tools/ensure.mjs'], { cwd: root, env, encoding: 'utf8' })
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' })
  expect(existsSync(join(root, 'node_modules/builder/package.json'))).toBe(true)
})
