import { confirmEmail } from '@sondeo/contract/account-security'
import { checkAuth, login, register, resetPassword } from '@sondeo/contract/accounts'
import { type SmtpStandIn, startSmtpServer } from '@sondeo/test-kit/stand-ins/start-smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, signInAgain } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

let smtp: SmtpStandIn
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({
    works: true,
    provesMailboxes: true,
    env: { SMTP_URL: smtp.url, AUTHORIZED_EMAILS: '*@tejidos.test, jefa@tejidos.test' },
  })
})
afterAll(async () => {
  await server.discard()
  await smtp.close()
})

let people = 0
const newcomer = (typed = password) => {
  people++
  const email = `persona.${people}@tejidos.test`
  return { username: `persona ${people}`, email, password: typed, confirmPassword: typed }
}
const nextToken = async () => {
  const mail = await smtp.nextMail()
  return { mail, token: /\/([\w-]{43})$/.exec(mail.links[0] ?? '')?.[1] ?? '' }
}

test('an address that only its domain authorizes opens nothing until its mailbox is proved', async () => {
  const person = newcomer()
  const client = server.client()
  const made = await client.call(register, person)
  expect([made.status, made.body]).toEqual([
    200,
    { success: true, proofSent: true, user: expect.objectContaining({ email: person.email, plan: 'trial' }) },
  ])
  expect(made.reply.cookies).toEqual([])
  expect((await client.call(checkAuth)).status).toBe(401)
  const { mail, token } = await nextToken()
  expect(mail).toMatchObject({ to: person.email, subject: 'Confirme su correo' })
  expect(mail.links).toEqual([`http://localhost:3000/confirm-email/${token}`])

  const early = await client.call(login, person)
  expect([early.status, early.failure.code, early.reply.cookies]).toEqual([403, 'email_not_proven', []])
  const { token: newer } = await nextToken()
  expect((await client.call(confirmEmail, { password }, { params: { token } })).failure.code).toBe('reset_link_invalid')

  const wrong = await client.call(confirmEmail, { password: 'otra clave larga' }, { params: { token: newer } })
  expect([wrong.status, wrong.failure.code]).toEqual([403, 'password_wrong'])
  const opened = await client.call(confirmEmail, { password }, { params: { token: newer } })
  expect([opened.status, opened.body.user.email]).toEqual([200, person.email])
  expect((await client.call(checkAuth)).status).toBe(200)
  expect((await client.call(confirmEmail, { password }, { params: { token: newer } })).status).toBe(400)
  await signInAgain(server, person.email)
})

test('whoever was first with somebody else\u2019s address gets nothing of it', async () => {
  const thief = newcomer('la clave del ladrón')
  await server.client().call(register, thief)
  const { token } = await nextToken()
  // The owner does not know that password, and chooses another by the same link.
  const owner = server.client()
  expect((await owner.call(confirmEmail, { password }, { params: { token } })).failure.code).toBe('password_wrong')
  expect((await owner.call(resetPassword, { newPassword: password }, { params: { token } })).status).toBe(200)
  expect(await smtp.nextMail()).toMatchObject({ subject: 'Su contraseña ha cambiado' })
  await signInAgain(server, thief.email)
  expect((await server.client().call(login, thief)).failure.code).toBe('bad_credentials')
})

test('registering an address that has an account is answered alike, and only its mailbox hears of it', async () => {
  const known = newcomer()
  await server.client().call(register, known)
  const { token } = await nextToken()
  await server.client().call(confirmEmail, { password }, { params: { token } })

  const stranger = { ...newcomer('la clave de otro'), email: known.email }
  const again = await server.client().call(register, stranger)
  const fresh = await server.client().call(register, newcomer())
  const shape = ({ status, body, reply }: typeof again) => [
    status,
    Object.keys(body),
    Object.keys(body.user),
    reply.cookies,
  ]
  expect(shape(again)).toEqual(shape(fresh))
  const mails = [await smtp.nextMail(), await smtp.nextMail()]
  expect(mails.find(({ to }) => to === known.email)?.subject).toBe('Usted ya tiene una cuenta')
  await signInAgain(server, known.email)
  expect((await server.client().call(login, stranger)).failure.code).toBe('bad_credentials')
  // A name that is taken says so whatever the e-mail, and so tells nothing of the e-mail.
  const probes = [known.email, newcomer().email].map(email => ({ ...newcomer(), email, username: known.username }))
  for (const probe of probes) expect((await server.client().call(register, probe)).failure.code).toBe('username_taken')
})

test('an address that the operator named itself is signed in at once', async () => {
  const client = server.client()
  const { body } = await client.call(register, { ...newcomer(), email: 'jefa@tejidos.test' })
  expect(body.proofSent).toBeUndefined()
  expect((await client.call(checkAuth)).status).toBe(200)
})

test('on one\u2019s own machine signing up as somebody at example.com works at once, and nowhere else', async () => {
  const local = await startTestServer({ engine: 'embedded', provesMailboxes: true })
  const person = { ...newcomer(), email: 'visita@example.com' }
  expect((await local.client().call(register, person)).body.proofSent).toBeUndefined()
  await local.discard()
  const world = await startTestServer({ provesMailboxes: true, env: { APP_URL: 'https://sondeo.example' } })
  expect((await world.client().call(register, person)).body.proofSent).toBe(true)
  await world.discard()
})
