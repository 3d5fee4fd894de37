import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html: string; link?: string }
export type SendMail = (mail: Mail) => Promise<void>

type Settings = { smtpUrl?: string | undefined; from: string; outbox: string; log: (line: string) => void }

/** By SMTP where it is configured; else each mail is a file in the outbox and its link is logged. */
export function buildMail({ smtpUrl, from, outbox, log }: Settings): SendMail {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    return async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html })
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async ({ to, subject, text, html, link }) => {
    const { message, messageId } = await composer.sendMail({ from, to, subject, text, html })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const name = `${Date.now()}-${messageId.replace(/[^\w-]/g, '').slice(0, 24)}.eml`
    const draft = join(outbox, `.${name}`)
    await writeFile(draft, message as Buffer, { mode: 0o600 })
    await rename(draft, join(outbox, name))
    // To whom stands in the file; a log is read by more people than an outbox.
    log(`Mail: ${subject}${link ? ` — ${link}` : ''} (${join(outbox, name)})`)
  }
}
