import type { Duplex } from 'node:stream'
import { DefaultDeserializer, DefaultSerializer } from 'node:v8'

const HEAD_BYTES = 8
/** From here on bytes follow their value as they are: copying a page or a file first would keep everybody waiting. */
const LARGE_BYTES = 16 * 1024

// Documented by Node for classes of one's own, and left out of its types.
declare module 'node:v8' {
  interface DefaultSerializer {
    _writeHostObject(view: ArrayBufferView): void
  }
  interface DefaultDeserializer {
    _readHostObject(): ArrayBufferView
  }
}

const [INSIDE, BEHIND] = [0, 1]

/** Writes large bytes as their length only, and keeps them for the stream. */
class FrameSerializer extends DefaultSerializer {
  readonly behind: Uint8Array[] = []

  override _writeHostObject(view: ArrayBufferView): void {
    const isLarge = view instanceof Uint8Array && view.byteLength >= LARGE_BYTES
    this.writeUint32(isLarge ? BEHIND : INSIDE)
    if (isLarge) {
      this.writeUint32(view.byteLength)
      this.behind.push(view)
    } else super._writeHostObject(view)
  }
}

/** Takes large bytes from behind the value, in the order in which they were written. */
class FrameDeserializer extends DefaultDeserializer {
  #behind: Buffer

  constructor(value: Buffer, behind: Buffer) {
    super(value)
    this.#behind = behind
  }

  override _readHostObject(): ArrayBufferView {
    if (this.readUint32() === INSIDE) return super._readHostObject()
    const length = this.readUint32()
    const bytes = this.#behind.subarray(0, length)
    this.#behind = this.#behind.subarray(length)
    return bytes
  }
}

/** A value as bytes, with two lengths before them: its own, and that of the large bytes that follow it. */
export function writeFrame(stream: Duplex, value: unknown): void {
  const serializer = new FrameSerializer()
  serializer.writeHeader()
  serializer.writeValue(value)
  const body = serializer.releaseBuffer()
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(body.length)
  head.writeUInt32LE(
    serializer.behind.reduce((sum, { byteLength }) => sum + byteLength, 0),
    4,
  )
  stream.cork()
  for (const part of [head, body, ...serializer.behind]) stream.write(part)
  stream.uncork()
}

/** Calls back with each value that comes whole. Pieces are joined once, however many a value came in. */
export function readFrames(stream: Duplex, onValue: (value: unknown) => void): void {
  let pieces: Buffer[] = []
  let held = 0
  let wanted: { body: number; behind: number } | undefined
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
      if (wanted === undefined && held >= HEAD_BYTES) {
        const head = take(HEAD_BYTES)
        wanted = { body: head.readUInt32LE(), behind: head.readUInt32LE(4) }
      }
      if (wanted === undefined || held < wanted.body + wanted.behind) return
      const deserializer = new FrameDeserializer(take(wanted.body), take(wanted.behind))
      wanted = undefined
      deserializer.readHeader()
      onValue(deserializer.readValue())
    }
  })
}
