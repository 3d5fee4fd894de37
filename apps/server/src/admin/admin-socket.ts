import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type AdminParts, AdminRequest } from './admin-request.ts'
import { runAdminRequest } from './run-admin-request.ts'

const maxBodyBytes = 65_536

/**
 * The embedded database has one process at a time, so while the server runs, the operator's commands come through
 * here: on the loopback only, and only for whoever can read the address file beside the database.
 */
export async function openAdminSocket(parts: AdminParts, dataDir: string): Promise<{ close: () => Promise<void> }> {
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
  await writeAddress(dataDir, { url: `http://127.0.0.1:${port}/`, token })
  return {
    async close() {
      await removeAddress(dataDir)
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

const AdminAddress = z.object({ url: z.url(), token: z.string() })
type AdminAddress = z.infer<typeof AdminAddress>

const pathIn = (dataDir: string) => join(dataDir, 'operator.json')

/** Where the running server's admin socket is; readable by the owner only, and whole at every moment. */
async function writeAddress(dataDir: string, address: AdminAddress) {
  const draft = join(dataDir, `.operator-${process.pid}.json`)
  await writeFile(draft, JSON.stringify(address), { mode: 0o600 })
  await rename(draft, pathIn(dataDir))
}

/** null when there is none: no server, or one that is still starting. */
export async function readAdminAddress(dataDir: string): Promise<AdminAddress | null> {
  try {
    return AdminAddress.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

const removeAddress = (dataDir: string) => rm(pathIn(dataDir), { force: true })
