import { checkAuth, forgotPassword, login, resetPassword, setLanguage, updateProfile } from '@sondeo/contract/accounts'
import { listAllRows } from '@sondeo/test-kit/list-all-rows'
import type { ReadMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { type SmtpStandIn, startSmtpServer } from '@sondeo/test-kit/stand-ins/start-smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody, signInAgain } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

const hour = 3600 * 1000
const newPassword = 'nueva clave larga'

let smtp: SmtpStandIn
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({
    works: true,
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Sondeo <hola@sondeo.example>', APP_URL: 'https://app.sondeo.example' },
  })
})
afterAll(async () => {
  await server.discard()
  await smtp.close()
})

const tokenIn = (mail: ReadMail) => /\/reset-password\/([\w-]+)$/.exec(mail.links[0] ?? '')?.[1] ?? ''

async function askForLink(email: string): Promise<{ mail: ReadMail; token: string }> {
  await server.client().call(forgotPassword, { email })
  const mail = await smtp.nextMail()
  return { mail, token: tokenIn(mail) }
}

const reset = (token: string, password = newPassword) =>
  server.client().call(resetPassword, { newPassword: password }, { params: { token } })

test('the link comes by mail as text and HTML, sets the password once and ends every session', async () => {
  const { client, email, username } = await registerSomebody(server)
  const { mail, token } = await askForLink(email.toUpperCase())
  expect(mail).toMatchObject({ from: 'hola@sondeo.example', to: email, subject: 'Restablezca su contraseña' })
  expect(mail.links).toEqual([`https://app.sondeo.example/reset-password/${token}`])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(mail.text).toContain(`Hola, ${username}:`)
  expect(mail.html).toContain(`href="https://app.sondeo.example/reset-password/${token}"`)
  expect(mail.html).toContain('<html lang="es">')

  const done = await reset(token)
  expect([done.status, done.body]).toEqual([
    200,
    { success: true, message: 'Su contraseña se cambió. Ya puede iniciar sesión.' },
  ])
  expect((await client.call(checkAuth)).status).toBe(401)
  await signInAgain(server, email, newPassword)
  expect(await smtp.nextMail()).toMatchObject({ to: email, subject: 'Su contraseña ha cambiado' })

  const again = await reset(token, 'otra clave larga')
  expect([again.status, again.failure.code]).toEqual([400, 'reset_link_invalid'])
  await signInAgain(server, email, newPassword)
})

test('mails are in the language of the user, whatever the page speaks', async () => {
  const { client, email } = await registerSomebody(server)
  await client.call(setLanguage, { language: 'en' })
  const { body } = await server.client({ 'accept-language': 'es' }).call(forgotPassword, { email })
  expect(body.message).toMatch(/^Si existe una cuenta/)
  const mail = await smtp.nextMail()
  expect([mail.subject, mail.text.split('\n')[0]]).toEqual(['Reset your password', expect.stringMatching(/^Hello /)])
  await client.call(updateProfile, { name: 'Ana <b>', username: null, password: newPassword })
  const notice = await smtp.nextMail()
  expect(notice.subject).toBe('Your password has changed')
  expect(notice.links).toEqual(['https://app.sondeo.example/forgot-password'])
  expect(notice.text).toContain('soporte@sondeo.example')
  expect(notice.text).toContain('Hello Ana <b>,')
  expect(notice.html).not.toContain('<b>')
})

test('only the newest link works, and only for an hour', async () => {
  const { email } = await registerSomebody(server)
  const older = await askForLink(email)
  const newer = await askForLink(email)
  expect((await reset(older.token)).failure.code).toBe('reset_link_invalid')
  server.clock.advance(hour - 1)
  expect((await reset(newer.token)).status).toBe(200)
  await smtp.nextMail()
  const late = await askForLink(email)
  server.clock.advance(hour)
  expect((await reset(late.token)).failure).toMatchObject({
    code: 'reset_link_invalid',
    message: 'This link is no longer valid. Please request a new one.',
  })
})

test('a bad new password is refused at its field and the link stays good', async () => {
  const { email } = await registerSomebody(server)
  const { token } = await askForLink(email)
  for (const [bad, code] of [
    ['1234567', 'password_too_short'],
    ['x'.repeat(201), 'password_too_long'],
    ['', 'field_required'],
  ] as const) {
    const { status, failure } = await reset(token, bad)
    expect([status, failure.fields]).toEqual([400, [{ field: 'newPassword', code }]])
  }
  expect((await reset(token)).status).toBe(200)
  await smtp.nextMail()
})

test('a link that was never sent is refused, however odd', async () => {
  for (const token of ['x', 'a/b', '%00', 'ñ', 'x'.repeat(200)])
    expect([token, (await reset(token)).failure.code]).toEqual([token, 'reset_link_invalid'])
})

test('an unknown e-mail gets the same answer and the same work, and no mail', async () => {
  const { email } = await registerSomebody(server)
  const front = await startTestServer()
  const known = await front.services.stores.users.create({ email, passwordHash: null, now: front.clock.now() })
  expect(known.result).toBe('created')
  const ask = async (asked: string) => {
    const before = (await listAllRows(front.database))['pgboss.job']?.length ?? 0
    const { status, body, reply } = await front.client().call(forgotPassword, { email: asked })
    const { 'x-request-id': _, date: __, ...headers } = reply.headers
    const rows = await listAllRows(front.database)
    const { 'pgboss.job': jobs = [], 'public.reset_tokens': tokens } = rows
    return { status, body, headers, queued: jobs.length - before, tokens }
  }
  const answers = [await ask(email), await ask('nobody@example.com')]
  await front.discard()
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 200, queued: 1, tokens: [] })

  const mailsBefore = smtp.mails.length
  await server.client().call(forgotPassword, { email: 'nobody@example.com' })
  await askForLink(email)
  expect(smtp.mails.slice(mailsBefore).map(({ to }) => to)).toEqual([email])
})

test('an account without a password gets one by the link', async () => {
  const email = 'member@network.test'
  await server.services.stores.users.create({ email, passwordHash: null, now: server.clock.now() })
  expect((await server.client().call(login, { email, password: newPassword })).status).toBe(401)
  const { token } = await askForLink(email)
  expect((await reset(token)).status).toBe(200)
  await signInAgain(server, email, newPassword)
  await smtp.nextMail()
})

test.each([
  ['no e-mail', undefined, 'field_required'],
  ['half an e-mail', 'ana@', 'invalid_email'],
])('asking with %s is refused at that field', async (_, email, code) => {
  const { status, failure } = await server.client().call(forgotPassword, { email: email as string })
  expect([status, failure.fields]).toEqual([400, [{ field: 'email', code }]])
})
