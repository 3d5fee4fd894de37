import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { AdminParts } from './admin-parts.ts'
import { AdminRequest } from './admin-request.ts'
import { removeDoorNote, writeDoorNote } from './door-note.ts'
import { runAdminRequest } from './run-admin-request.ts'

const maxBodyBytes = 65_536

/**
 * The embedded database has one process at a time, so while the server runs, the operator's commands come through
 * here: on the loopback only, and only for who can read the note beside the database.
 */
export async function openOperatorDoor(parts: AdminParts, dataDir: string): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const expected = Buffer.from(`Bearer ${token}`)
  const isOperator = ({ headers }: IncomingMessage) => {
    const said = Buffer.from(headers.authorization ?? '')
    // A browser names its origin; no browser has business here.
    return headers.origin === undefined && said.length === expected.length && timingSafeEqual(said, expected)
  }
  const server = createServer((request, response) => {
    if (!isOperator(request)) return send(response, 403, 'Only for the operator.')
    if (Number(request.headers['content-length'] ?? Infinity) > maxBodyBytes) return send(response, 413, 'Too large.')
    answer(parts, request, response).catch(error => send(response, 500, String(error)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await writeDoorNote(dataDir, { url: `http://127.0.0.1:${port}/`, token })
  return {
    async close() {
      await removeDoorNote(dataDir)
      const closed = new Promise(resolve => server.close(resolve))
      server.closeIdleConnections()
      await closed
    },
  }
}

async function answer(parts: AdminParts, request: IncomingMessage, response: ServerResponse) {
  const { data } = AdminRequest.safeParse(JSON.parse(await text(request)))
  if (!data) return send(response, 400, 'The server does not know this command. Are both of the same version?')
  send(response, 200, JSON.stringify(await runAdminRequest(parts, data)))
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, {
    connection: 'close',
    'content-type': status === 200 ? 'application/json' : 'text/plain',
  })
  response.end(body)
}
