import type { Duplex } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

const HEAD_BYTES = 4

/** A value as bytes with their length before them: texts and buffers are copied, never spelled out. */
export function writeFrame(stream: Duplex, value: unknown): void {
  const body = serialize(value)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(body.length)
  stream.write(head)
  stream.write(body)
}

/** Calls back with each value that comes whole. Pieces are joined once, however many a value came in. */
export function readFrames(stream: Duplex, onValue: (value: unknown) => void): void {
  let pieces: Buffer[] = []
  let held = 0
  let wanted: number | undefined
  const take = (length: number): Buffer => {
    const whole = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, held)
    pieces = whole.length > length ? [whole.subarray(length)] : []
    held = whole.length - length
    return whole.subarray(0, length)
  }
  stream.on('data', (piece: Buffer) => {
    pieces.push(piece)
    held += piece.length
    for (;;) {
      if (wanted === undefined && held >= HEAD_BYTES) wanted = take(HEAD_BYTES).readUInt32LE()
      if (wanted === undefined || held < wanted) return
      const body = take(wanted)
      wanted = undefined
      onValue(deserialize(body))
    }
  })
}
