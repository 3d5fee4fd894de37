import { createHash } from 'node:crypto'
import { Duplex } from 'node:stream'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { readFrames, writeFrame } from './frames.ts'

/** What is written, as the pieces that a pipe may cut it into. */
function frames(values: unknown[], pieceBytes: number): { written: Buffer[]; read: unknown[] } {
  const written: Buffer[] = []
  const writing = new Duplex({
    read() {},
    write(piece: Buffer, _encoding, done) {
      written.push(piece)
      done()
    },
  })
  for (const value of values) writeFrame(writing, value)
  const bytes = Buffer.concat(written)
  const read: unknown[] = []
  const reading = new Duplex({ read() {}, write() {} })
  readFrames(reading, value => read.push(value))
  for (let at = 0; at < bytes.length; at += pieceBytes) reading.emit('data', bytes.subarray(at, at + pieceBytes))
  return { written, read }
}

const bytesOf = (length: number, seed: number) => Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 256)

/** As short text, so that a difference is told at once. */
const inspected = (value: unknown): unknown =>
  ArrayBuffer.isView(value)
    ? createHash('sha256')
        .update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
        .digest('hex')
    : Array.isArray(value)
      ? value.map(inspected)
      : value instanceof Object && !(value instanceof Date)
        ? Object.entries(value).map(([name, one]) => [name, inspected(one)])
        : inspect(value)

test.each([1000, 65_536, 10_000_000])(
  'values come back as they were, small and large bytes in their places, in pieces of %i bytes',
  pieceBytes => {
    const values = [
      {
        kind: 'task',
        name: 'á',
        input: { pieces: [bytesOf(65_536, 1), bytesOf(3, 2), bytesOf(20_000, 3)], at: new Date(7) },
      },
      'nothing but text',
      { bytes: bytesOf(100_000, 4), doubles: Float64Array.of(0.5, 1.5), none: undefined },
    ]
    const { read } = frames(values, pieceBytes)
    expect(read.map(inspected)).toEqual(values.map(inspected))
  },
)

test('large bytes are handed to the stream as they are, not copied', () => {
  const bytes = Buffer.from(bytesOf(100_000, 5))
  const { written } = frames([{ bytes }], 1000)
  expect(written.some(piece => piece.buffer === bytes.buffer)).toBe(true)
})
