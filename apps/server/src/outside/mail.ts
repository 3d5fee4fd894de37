import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link?: string
  /** Takes the one click of mail programs (RFC 8058). */
  unsubscribeLink?: string
  /** The same for the same mail, so that one which is sent again after a crash is known. */
  messageId?: string
}
export type SendMail = (mail: Mail) => Promise<void>

type Settings = { smtpUrl?: string | undefined; from: string; outbox: string; log: (line: string) => void }

/** By SMTP where it is configured; else each mail is a file in the outbox and its link is logged. */
export function buildMail({ smtpUrl, from, outbox, log }: Settings): SendMail {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    return async mail => {
      await transport.sendMail({ from, ...toMessage(mail) })
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async mail => {
    const { subject, link } = mail
    const { message, messageId } = await composer.sendMail({ from, ...toMessage(mail) })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const known = messageId.replace(/[^\w-]/g, '').slice(0, 24)
    // A mail that has a name of its own lies there once, however often it is sent.
    if (mail.messageId && (await readdir(outbox)).some(file => file.endsWith(`-${known}.eml`))) return
    const name = `${Date.now()}-${known}.eml`
    const draft = join(outbox, `.${name}`)
    await writeFile(draft, message as Buffer, { mode: 0o600 })
    await rename(draft, join(outbox, name))
    // To whom stands in the file; a log is read by more people than an outbox.
    log(`Mail: ${subject}${link ? ` — ${link}` : ''} (${join(outbox, name)})`)
  }
}

function toMessage({ to, subject, text, html, unsubscribeLink, messageId }: Mail) {
  const headers = unsubscribeLink && {
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to, subject, text, html, ...(messageId && { messageId }), ...(headers && { headers }) }
}
