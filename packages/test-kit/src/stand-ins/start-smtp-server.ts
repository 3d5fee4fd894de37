import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './read-mail.ts'

export type SmtpStandIn = {
  /** Fit for SMTP_URL. */
  url: string
  /** In the order they came. */
  mails: ReadMail[]
  /** The next mail that was not yet taken, whether it is there already or still on its way. */
  nextMail: () => Promise<ReadMail>
  /** The next so many deliveries are refused for now, as a busy server does. */
  refuseNext: (count: number) => void
  close: () => Promise<void>
}

/** A mail server that keeps what it gets. */
export async function startSmtpServer(): Promise<SmtpStandIn> {
  const mails: ReadMail[] = []
  const waiting: ((mail: ReadMail) => void)[] = []
  let taken = 0
  let toRefuse = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      buffer(stream)
        .then(readMail)
        .then(mail => {
          if (toRefuse > 0) {
            toRefuse--
            return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          }
          mails.push(mail)
          const next = waiting.shift()
          if (next) {
            taken++
            next(mail)
          }
          return done()
        }, done)
    },
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    nextMail: () => {
      const there = mails[taken]
      if (!there) return new Promise(resolve => waiting.push(resolve))
      taken++
      return Promise.resolve(there)
    },
    refuseNext: count => {
      toRefuse = count
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
