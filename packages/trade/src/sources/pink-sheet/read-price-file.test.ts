import { deflateRawSync } from 'node:zlib'
import { makePriceFile } from '@sondeo/test-kit/trade-sources/make-price-file'
import { expect, test } from 'vitest'
import { readPriceFile } from './read-price-file.ts'

test.each([true, false])(
  'months, units and gaps of each series are read, with a row of codes: %s',
  async hasCodeRow => {
    const series = await readPriceFile(makePriceFile({ hasCodeRow }))
    expect(series).toHaveLength(6)
    const [gas, shrimps] = ['Natural gas, US', 'Shrimps, Mexican'].map(name => series.find(each => each.name === name))
    expect([gas?.unit, gas?.months.length]).toEqual(['$/mmbtu', 89])
    expect([gas?.months[0], gas?.months.at(-1)?.month]).toEqual([{ month: '2019-01', price: null }, '2026-05'])
    expect(shrimps?.months[0]?.price).toBeCloseTo(11.11)
  },
)

test('a file that unpacks to more than any price file is refused before it is read', async () => {
  const file = makePriceFile({ hasCodeRow: false })
  const bomb = deflateRawSync(Buffer.alloc(80_000_000, 32))
  // The last part of the directory is the sheet: its packed bytes stand at the end of the parts.
  const entry = file.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const directory = file.readUInt32LE(file.length - 6)
  const start = file.readUInt32LE(entry + 42)
  const header = 30 + file.readUInt16LE(start + 26)
  for (const announced of [80_000_000, 1000]) {
    const made = Buffer.concat([file.subarray(0, start + header), bomb, file.subarray(directory)])
    const moved = made.length - file.length
    made.writeUInt32LE(bomb.length, entry + moved + 20)
    made.writeUInt32LE(announced, entry + moved + 24)
    made.writeUInt32LE(directory + moved, made.length - 6)
    await expect(readPriceFile(made)).rejects.toMatchObject({
      why: 'unreadable',
      message: expect.stringMatching(/too/),
    })
  }
})
