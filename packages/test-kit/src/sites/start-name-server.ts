import { createSocket } from 'node:dgram'
import ipaddr from 'ipaddr.js'

export type NameServer = { address: string; asked: string[]; close: () => Promise<void> }

const TYPE_A = 1
const TYPE_AAAA = 28
const NO_SUCH_NAME = 3
const SERVER_FAILURE = 2

/** A real name server on loopback. Answers may be changed while it runs; `fail` is a server failure. */
export async function startNameServer(names: Record<string, string[] | 'fail'>): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query)
    asked.push(`${type === TYPE_A ? 'A' : 'AAAA'} ${name}`)
    const answer = names[name]
    socket.send(writeAnswer({ query: query.subarray(0, end), type, answer }), from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise(resolve => socket.close(() => resolve())),
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let position = 12
  for (let length = query[position] ?? 0; length > 0; length = query[position] ?? 0) {
    labels.push(query.toString('ascii', position + 1, position + 1 + length))
    position += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(position + 1), end: position + 5 }
}

function writeAnswer({
  query,
  type,
  answer,
}: {
  query: Buffer
  type: number
  answer: string[] | 'fail' | undefined
}): Buffer {
  const addresses = Array.isArray(answer) ? answer.map(text => Buffer.from(ipaddr.parse(text).toByteArray())) : []
  const fitting = addresses.filter(bytes => bytes.length === (type === TYPE_AAAA ? 16 : 4))
  const header = Buffer.from(query)
  header.writeUInt16BE(0x8180 | (answer === undefined ? NO_SUCH_NAME : answer === 'fail' ? SERVER_FAILURE : 0), 2)
  header.writeUInt16BE(fitting.length, 6)
  header.writeUInt16BE(0, 10)
  const records = fitting.map(bytes => {
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([record, bytes])
  })
  return Buffer.concat([header, ...records])
}
