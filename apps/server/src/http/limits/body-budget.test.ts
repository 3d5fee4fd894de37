import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'

const KB = 1024

test('who sends one long body after another waits, and nobody else does', () => {
  let nowMs = 0
  const budget = createBodyBudget(() => nowMs)
  const send = (caller: string) => budget.take({ caller, bytes: 128 * KB })
  for (let sent = 0; sent < 16; sent++) send('one')
  expect(() => send('one')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', details: { retryAfterSeconds: 1 } }),
  )
  send('another')
  nowMs = 1000
  send('one')
  expect(() => send('one')).toThrow()
})

test('short bodies are never counted', () => {
  const budget = createBodyBudget(() => 0)
  for (let sent = 0; sent < 5000; sent++) budget.take({ caller: 'one', bytes: 16 * KB })
  budget.take({ caller: 'one', bytes: 2048 * KB })
})

test('a refused body takes nothing, and what comes back never exceeds the first allowance', () => {
  let nowMs = 0
  const budget = createBodyBudget(() => nowMs)
  expect(() => budget.take({ caller: 'one', bytes: 2049 * KB })).toThrow()
  nowMs = 3_600_000
  budget.take({ caller: 'one', bytes: 2048 * KB })
  expect(() => budget.take({ caller: 'one', bytes: 17 * KB })).toThrow()
})

test('with thousands of callers, those who still wait are remembered', () => {
  const budget = createBodyBudget(() => 0)
  budget.take({ caller: 'greedy', bytes: 2048 * KB })
  for (let caller = 0; caller < 3000; caller++) budget.take({ caller: `${caller}`, bytes: 20 * KB })
  expect(() => budget.take({ caller: 'greedy', bytes: 20 * KB })).toThrow()
})
