import type { Stores } from '@sondeo/database/stores'
import type { User } from '@sondeo/database/users-store'
import { hashPassword } from '../features/accounts/password-hash.ts'
import type { AdminAnswer, AdminParts, AdminRequest } from './admin-request.ts'
import { describeAccounts, describeLeftOut, describeService } from './describe-for-operator.ts'
import { addCredits, runPlan, tellUsage } from './run-plan-command.ts'

type Run<Name extends AdminRequest['command']> = (
  parts: AdminParts,
  request: Extract<AdminRequest, { command: Name }>,
) => Promise<AdminAnswer>

const done = (...lines: string[]): AdminAnswer => ({ isDone: true, lines })
const refused = (...lines: string[]): AdminAnswer => ({ isDone: false, lines })

async function forUser(stores: Stores, email: string, act: (user: User) => Promise<AdminAnswer>): Promise<AdminAnswer> {
  const user = await stores.users.findByEmail(email)
  return user ? act(user) : refused(`There is no account with the e-mail ${email}.`)
}

const runs: { [Name in AdminRequest['command']]: Run<Name> } = {
  async authorize({ stores, now }, { patterns }) {
    const added = await stores.authorizedEmails.authorize({ patterns, now: now() })
    return done(
      ...patterns.map(
        pattern => `${pattern} ${added.includes(pattern) ? 'may register now' : 'was authorized before'}.`,
      ),
    )
  },

  async revoke({ stores }, { patterns }) {
    const lines: string[] = []
    let isDone = true
    for (const pattern of patterns) {
      const isRevoked = await stores.authorizedEmails.revoke(pattern)
      if (!isRevoked) isDone = false
      lines.push(isRevoked ? `${pattern} may no longer register.` : `${pattern} was not authorized.`)
    }
    return { isDone, lines }
  },

  async list({ stores }) {
    return done(...describeAccounts(await stores.users.list(), await stores.authorizedEmails.list()))
  },

  async status({ stores }) {
    return done(...(await describeService(stores)))
  },

  async 'create-user'({ stores, now }, { email, password, username, name, plan, language }) {
    const made = await stores.users.create({
      email,
      passwordHash: await hashPassword(password),
      // The operator knows whose address it is.
      emailVerifiedAt: now(),
      ...(username !== undefined && { username }),
      ...(name !== undefined && { name }),
      ...(plan && { plan }),
      ...(language && { language }),
      now: now(),
    })
    if (made.result === 'created') return done(`Made an account for ${email}, username ${made.user.username}.`)
    if (made.result === 'email-taken') return refused(`There is an account with the e-mail ${email} already.`)
    return refused('That username is taken. Choose another with --username.')
  },

  'set-password': ({ stores, now }, { email, password }) =>
    forUser(stores, email, async ({ id }) => {
      const passwordHash = await hashPassword(password)
      await stores.users.changePassword({ ownerId: id, passwordHash, keepToken: null, now: now() })
      return done(`${email} has a new password, and every session was ended.`)
    }),

  'end-sessions': ({ stores }, { email }) =>
    forUser(stores, email, async ({ id }) => {
      const ended = await stores.sessions.endAll({ ownerId: id })
      return done(`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email}.`)
    }),

  'delete-user': ({ stores, billing }, { email }) =>
    forUser(stores, email, async ({ id, stripeCustomerId }) => {
      try {
        if (stripeCustomerId !== null) await billing?.removeCustomer(stripeCustomerId)
      } catch {
        return refused('Stripe does not answer, so the subscription could not be cancelled. Nothing was deleted.')
      }
      await stores.users.remove({ ownerId: id })
      return done(`Deleted the account of ${email} and everything in it.`)
    }),

  plan: (parts, request) => forUser(parts.stores, request.email, user => runPlan(parts, user, request)),

  credits: (parts, request) => forUser(parts.stores, request.email, user => addCredits(parts, user, request)),

  usage: (parts, { emails }) => tellUsage(parts, emails),

  async 'billing-setup'({ billing }) {
    if (!billing) return refused('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.')
    const made = await billing.setUp()
    return done(...(made.length > 0 ? ['Made at Stripe:', ...made.map(line => `  ${line}`)] : ['Nothing was missing.']))
  },

  async 'renew-seals'({ stores }) {
    if ((await stores.service.countOlderSeals()) === null)
      return refused('Only one key is known. Set ENCRYPTION_KEY to the new one and ENCRYPTION_KEY_ALSO to the old one.')
    const renewed = await stores.service.renewSeals()
    return done(`Sealed ${renewed} values with the new key. The old one is not needed any more.`)
  },

  async backup({ backUp, stores, now }, { folder }) {
    await backUp(folder, now())
    const { bucket } = await stores.service.measure()
    return done(...(bucket.count > 0 ? [describeLeftOut(bucket)] : []))
  },

  async 'import-trade'(parts, { preparedFile }) {
    const { loadTradeRelease } = await import('./import-trade.ts')
    return loadTradeRelease(parts, preparedFile)
  },
}

/** The same function on both ways: in this process on the stopped database, or inside the running server. */
export function runAdminRequest(parts: AdminParts, request: AdminRequest): Promise<AdminAnswer> {
  // The table is keyed by the request's own command, which the compiler cannot follow through the union.
  const run = runs[request.command] as Run<AdminRequest['command']>
  return run(parts, request)
}
