import { json } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'

export type MembershipBehaviour = 'answer' | 'fail' | 'busy' | 'redirect' | 'hang'

export type MembershipStandIn = {
  /** Fit for MEMBERSHIP_LOGIN_URL. */
  loginUrl: string
  /** Which e-mails were asked about, in order. */
  asked: string[]
  behave: (how: MembershipBehaviour) => void
  close: () => Promise<void>
}

/** The related network: knows its members' e-mails and passwords, answers 200 or 401. */
export async function startMembership(members: Record<string, string>): Promise<MembershipStandIn> {
  const asked: string[] = []
  let how: MembershipBehaviour = 'answer'
  const server = await listenOnLoopback(async (request, response) => {
    const { email, password } = (await json(request)) as { email: string; password: string }
    asked.push(email)
    if (how === 'hang') return
    if (how === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (how === 'fail' || how === 'busy') return void response.writeHead(how === 'fail' ? 500 : 429).end()
    const isMember = members[email] !== undefined && members[email] === password
    response.writeHead(isMember ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: isMember }))
  })
  return {
    loginUrl: `${server.url}/login`,
    asked,
    behave: next => {
      how = next
    },
    close: server.close,
  }
}
