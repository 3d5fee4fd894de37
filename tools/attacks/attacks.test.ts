import { afterAll, beforeAll, expect, test } from 'vitest'
import { allAttacks } from './all-attacks.ts'
import { openStage, type Stage } from './open-stage.ts'

let stage: Stage
beforeAll(async () => {
  // Thousands of calls cost several times the processor time on the embedded engine, which `npm run attacks` tries.
  stage = await openStage('postgres')
})
afterAll(() => stage.close())

test.each(allAttacks)('$name: $proves', async attack => {
  const broken: string[] = []
  let tried = 0
  for await (const { what, held, detail } of attack.run(stage, 'short')) {
    tried++
    if (!held) broken.push(`${what} (${detail})`)
  }
  expect(broken).toEqual([])
  expect(tried).toBeGreaterThan(0)
})
