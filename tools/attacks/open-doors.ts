import { createApiKey, type KeyScope } from '@sondeo/contract/api-keys'
import type { TestClient } from '../../apps/server/test/test-client.ts'
import type { Stage } from './open-stage.ts'

/** Somebody with a key, and a program that has nothing but that key. */
export async function makeProgram({ server, signIn }: Stage, scope: KeyScope = 'run') {
  const person = await signIn()
  return { ...person, ...(await addProgram(server, person.client, scope)) }
}

export async function addProgram(server: Stage['server'], owner: TestClient, scope: KeyScope = 'run') {
  const { body } = await owner.call(createApiKey, { name: 'programa', scope })
  const program = server.client({ authorization: `Bearer ${body.token}` })
  return { program, key: body.token, keyId: body.key._id }
}

const headersFor = (key: string) => ({
  authorization: `Bearer ${key}`,
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
})

/** One session of the Model Context Protocol, spoken by hand so that it can be spoken wrongly. */
export async function openAssistant(url: string, key: string) {
  const ask = (method: string, params: object, sessionId?: string) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { ...headersFor(key), ...(sessionId && { 'mcp-session-id': sessionId }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  const about = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'attacker', version: '1' } }
  const opened = await ask('initialize', about)
  await opened.text()
  const sessionId = opened.headers.get('mcp-session-id') ?? ''
  return {
    status: opened.status,
    sessionId,
    /** The answer of a tool, as it came. */
    async callTool(name: string, args: object, of = sessionId) {
      const reply = await ask('tools/call', { name, arguments: args }, of)
      return { status: reply.status, text: await reply.text() }
    },
  }
}
