import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePassword } from './features/accounts/make-password.ts'
import { hashPassword } from './features/accounts/password-hash.ts'
import type { Services } from './services.ts'

type DemoAccount = { email: string; password: string; isNew: boolean }

const email = 'demo@example.com'

/**
 * On the embedded database a newcomer can sign in at once, and try signing up with any address of example.com. The
 * mark comes last: a start that was cut off before does it again, with a password that is told again.
 */
export async function makeFirstStart({ stores, now }: Services, dataDir: string): Promise<DemoAccount | undefined> {
  const note = join(dataDir, 'demo-account.json')
  if (await stores.marks.find('first-start')) return readNote(note)
  await stores.authorizedEmails.authorize({ patterns: ['*@example.com'], now: now() })
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const made = await stores.users.create({
    email,
    username: 'demo',
    name: 'Demo',
    passwordHash,
    plan: 'pro',
    emailVerifiedAt: now(),
    now: now(),
  })
  if (made.result !== 'created') {
    const known = await stores.users.findByEmail(email)
    if (!known) return undefined
    await stores.users.changePassword({ ownerId: known.id, passwordHash, keepToken: null, now: now() })
  }
  writeFileSync(note, `${JSON.stringify({ email, password })}\n`, { mode: 0o600 })
  await stores.marks.make({ name: 'first-start', value: now().toISOString() })
  return { email, password, isNew: true }
}

function readNote(path: string): DemoAccount | undefined {
  try {
    const { email, password } = JSON.parse(readFileSync(path, 'utf8'))
    return { email, password, isNew: false }
  } catch {
    return undefined
  }
}
