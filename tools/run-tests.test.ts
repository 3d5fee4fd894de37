import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The test command with one decision of the product changed while it is loaded. */
function testFloors(task: string, planted?: { file: string; text: string; instead: string }) {
  const env = planted && { NODE_OPTIONS: '--import=./evals/plant-break.ts', PLANTED_BREAK: JSON.stringify(planted) }
  const { status, stdout } = spawnSync('node', ['tools/run-tests.ts', 'floors', '--', '--task', task], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), stdout }
}

test('the test command is green while every figure is at its floor', () => {
  const { status, lastLine } = testFloors('products')
  expect({ status, lastLine }).toEqual({ status: 0, lastLine: '4 passed, 0 failed' })
})

test.each([
  {
    decision: 'that "more than" excludes less',
    task: 'analyst-dev',
    planted: { file: 'analyst/src/run/test-condition.ts', text: 'found > value', instead: 'found < value' },
    red: 'questions dev, right of all, seen',
  },
  {
    decision: 'which list of a page stands first',
    task: 'cases',
    planted: {
      file: 'extraction/src/extraction.ts',
      text: 'pipeline.run(findRecordSets, page)',
      instead: 'pipeline.run(findRecordSets, page).toReversed()',
    },
    red: 'own cases read exactly',
  },
])('a break of one decision, $decision, turns the test command red', ({ task, planted, red }) => {
  const { status, lastLine, stdout } = testFloors(task, planted)
  expect(status).toBe(1)
  expect(lastLine).toMatch(/[1-9]\d* failed$/)
  expect(stdout).toContain(red)
})
