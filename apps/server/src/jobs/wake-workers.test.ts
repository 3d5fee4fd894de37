import { expect, test } from 'vitest'
import { createWakeUps } from './wake-workers.ts'

function open() {
  const woken: string[] = []
  const wakeUps = createWakeUps(workerId => woken.push(workerId))
  const lane = wakeUps.addLane('scans')
  for (const workerId of ['one', 'two', 'three']) lane.add(workerId)
  return { wakeUps, lane, woken: () => woken.splice(0) }
}

test('a job that is announced wakes one worker of each lane that could take it, and nobody of another queue', () => {
  const { wakeUps, woken } = open()
  wakeUps.addLane('scans').add('for low priority')
  wakeUps.addLane('mails').add('of another queue')
  wakeUps.announced('scans')
  expect(woken()).toEqual(['one', 'for low priority'])
  wakeUps.announced('nobody works on these')
  expect(woken()).toEqual([])
})

test('two announcements in a row wake two, because the first has not looked yet', () => {
  const { wakeUps, woken } = open()
  wakeUps.announced('scans')
  wakeUps.announced('scans')
  expect(woken()).toEqual(['one', 'two'])
})

test('whoever takes a job wakes the next, and is asked no more until it is done, when it looks for itself', () => {
  const { wakeUps, lane, woken } = open()
  lane.took('one')
  expect(woken()).toEqual(['two'])
  for (let nth = 0; nth < 4; nth++) wakeUps.announced('scans')
  expect(woken()).not.toContain('one')
  lane.done('one')
  expect(woken()).toEqual(['one'])
})

test('where all work, nobody is woken', () => {
  const { wakeUps, lane, woken } = open()
  for (const workerId of ['one', 'two', 'three']) lane.took(workerId)
  woken()
  wakeUps.announced('scans')
  expect(woken()).toEqual([])
})
