import { expect, test } from 'vitest'
import { liveThroughDays } from '../../../../test/live-through-days.ts'

// Real time passes here: the queue tries again after some seconds. `npm run bench -- watches` lives through 200 days.
test('a server that is killed while it reads a watched list tells every change once when it is back', async () => {
  const { kills, wrong, mailedWrong, told } = await liveThroughDays({
    days: 2,
    seed: 28,
    killOn: day => (day === 1 ? 'reading' : 'never'),
  })
  expect({ kills, wrong, mailedWrong }).toEqual({ kills: 1, wrong: [], mailedWrong: [] })
  expect(told).toBe(5)
})
