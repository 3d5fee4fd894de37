import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SealBroken } from '../database-errors.ts'
import { makeSeal } from './seal.ts'

const seal = await makeSeal('a key for tests that nobody else would use')
const other = await makeSeal('another key for tests, one letter or more apart')

test.each([0, 1, 511, 512, 100_000])('a value of %i bytes opens as it was closed', async size => {
  const content = Buffer.alloc(size, 'ñ')
  expect(await seal.open('place', await seal.close('place', content))).toEqual(content)
})

test('the same value never looks the same twice, and shows nothing of itself', async () => {
  const content = Buffer.from('a question nobody else should read')
  const [one, two] = [await seal.close('place', content), await seal.close('place', content)]
  expect(Buffer.from(one).equals(two)).toBe(false)
  expect(Buffer.from(one).includes('question')).toBe(false)
})

test('large content is compressed before it is sealed', async () => {
  const sealed = await seal.close('place', Buffer.from('row '.repeat(50_000)))
  expect(sealed.length).toBeLessThan(1_000)
})

test('a value does not open with another key, in another place, or when any byte of it was changed', async () => {
  const sealed = Buffer.from(await seal.close('table:row', Buffer.from('content '.repeat(100))))
  await expect(other.open('table:row', sealed)).rejects.toThrow(SealBroken)
  await expect(seal.open('table:other row', sealed)).rejects.toThrow(SealBroken)
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    await expect(seal.open('table:row', changed)).rejects.toThrow(SealBroken)
  }
  for (const length of [0, 1, 29, sealed.length - 1])
    await expect(seal.open('table:row', sealed.subarray(0, length))).rejects.toThrow(SealBroken)
})

test('fingerprints meet for equal parts only, and depend on the key and the purpose', () => {
  const print = seal.fingerprint('product', 'ab', 'c')
  expect(seal.fingerprint('product', 'ab', 'c')).toBe(print)
  expect(seal.fingerprint('product', 'a', 'bc')).not.toBe(print)
  expect(seal.fingerprint('limit', 'ab', 'c')).not.toBe(print)
  expect(other.fingerprint('product', 'ab', 'c')).not.toBe(print)
})

test('the fingerprint of a body is that of its parts, however large, and lies under the same address for ever', async () => {
  for (const content of ['', 'a page', 'row '.repeat(400_000)]) {
    const print = seal.fingerprint('body', 'owner', content)
    expect(await seal.fingerprintBody('owner', Buffer.from(content))).toBe(
      Buffer.from(print, 'base64url').toString('hex'),
    )
  }
})

test('others get their turn while a large body is sealed, opened or told apart', async () => {
  const content = randomBytes(4 * 1024 * 1024)
  let turns = 0
  let isRunning = true
  const count = () => {
    turns++
    if (isRunning) setImmediate(count)
  }
  setImmediate(count)
  const turnsOf = async <Value>(work: Promise<Value>) => {
    const before = turns
    const value = await work
    return { value, turns: turns - before }
  }
  const told = await turnsOf(seal.fingerprintBody('owner', content))
  expect(told.turns).toBeGreaterThanOrEqual(7)
  const sealed = await turnsOf(seal.close('place', content))
  expect(sealed.turns).toBeGreaterThanOrEqual(7)
  const opened = await turnsOf(seal.open('place', sealed.value))
  isRunning = false
  expect(opened.turns).toBeGreaterThanOrEqual(7)
  expect(opened.value.equals(content)).toBe(true)
})

test('a key shorter than 32 characters is refused', async () => {
  await expect(makeSeal('too short')).rejects.toThrow(RangeError)
})
