import { login, register } from '@sondeo/contract/accounts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

export const password = 'una clave larga'

let people = 0

/** Registers somebody new over HTTP; the client is then signed in. */
export async function registerSomebody(server: TestServer, headers?: Record<string, string>) {
  people++
  const client = server.client(headers)
  const username = `persona ${people}`
  const email = `persona.${people}@example.com`
  const { status, body } = await client.call(register, { username, email, password, confirmPassword: password })
  if (status !== 200) throw new Error(`registering ${email} gave ${status} ${JSON.stringify(body)}`)
  return { client, email, username, user: body.user }
}

/** Another browser of the same person. */
export async function signInAgain(server: TestServer, email: string, typed = password): Promise<TestClient> {
  const client = server.client()
  const { status, body } = await client.call(login, { email, password: typed })
  if (status !== 200) throw new Error(`signing in as ${email} gave ${status} ${JSON.stringify(body)}`)
  return client
}
