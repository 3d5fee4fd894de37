import PostalMime from 'postal-mime'

export type ReadMail = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  /** By their names in small letters. */
  headers: Record<string, string>
}

/** A mail as its reader sees it, from what went over the wire or lies in the outbox. */
export async function readMail(message: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(message)
  const text = mail.text?.replace(/\r\n/g, '\n') ?? ''
  return {
    from: mail.from?.address ?? '',
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  }
}
