import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'

const password = `Clave'Larga<&"ñ 9`
const login = { loginUrl: 'https://example.com/entrar', user: 'Ana@correo.example', password }

const each = (write: (letter: string) => string) => [...password].map(write).join('')
const point = (letter: string) => letter.codePointAt(0) ?? 0
const hexOf = (letter: string, length: number) => point(letter).toString(16).padStart(length, '0')
const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

test.each([
  ['as it is', password],
  ['in capitals', password.toUpperCase()],
  ['in small letters', password.toLowerCase()],
  ['escaped for HTML', escapeMarkup(password)],
  ['escaped for HTML twice', escapeMarkup(escapeMarkup(password))],
  ['with named signs', password.replace("'", '&apos;').replace(' ', '&nbsp;').replace('&"', '&amp;&quot;')],
  ['by numbers', each(letter => `&#${point(letter)};`)],
  ['by numbers with zeros', each(letter => `&#0${point(letter)};`)],
  ['by numbers in base 16', each(letter => `&#x${hexOf(letter, 2)};`)],
  ['by numbers in base 16, large', each(letter => `&#X${hexOf(letter, 4).toUpperCase()};`)],
  ['for an address', encodeURIComponent(password)],
  ['for an address, small', encodeURIComponent(password).toLowerCase()],
  ['for an address twice', encodeURIComponent(encodeURIComponent(password))],
  ['as a form', new URLSearchParams({ p: password }).toString().slice(2)],
  ['every byte for an address', [...Buffer.from(password)].map(byte => `%${byte.toString(16)}`).join('')],
  ['for JSON', JSON.stringify(password).slice(1, -1)],
  ['for a script', each(letter => `\\u${hexOf(letter, 4)}`)],
  ['for a script, short', each(letter => `\\x${hexOf(letter, 2)}`)],
  ['for a script, new', each(letter => `\\u{${hexOf(letter, 1)}}`)],
  ['in base64', Buffer.from(password).toString('base64')],
  ['with the name in base64', Buffer.from(`Ana@correo.example:${password}`).toString('base64')],
  ['within something in base64', Buffer.from(`{"p":"${password}"}`).toString('base64url')],
  ['in hex', Buffer.from(password).toString('hex')],
  ['with its accent apart', password.normalize('NFD')],
])('a password that a site writes back %s is taken out', async (_, written) => {
  const shown = await hideSecrets(login)(`<p>Hola ${written}, aquí está</p>`)
  expect(shown).toContain('•••')
  expect(shown).toMatch(/^<p>Hola [\w=+/-]{0,8}(?:•••[\w=+/:-]{0,4}){1,2}, aquí está<\/p>$/)
})

test('names, further fields and cookies are taken out too, but nothing that stands there by chance', async () => {
  const hide = hideSecrets({ ...login, extraFields: { sede: '07' }, sessionCookie: 'sid=abcdef123456; b=1' })
  expect(await hide('Hola ANA@correo.example: abcdef123456, precio 1.07')).toBe('Hola •••: •••, precio 1.07')
})

test('a text made to look like a secret over and over is read in time that grows with its length', async () => {
  const hide = hideSecrets(login)
  // Of the processor, the least of some tries: others work on this machine too.
  const timeOf = async (text: string) => {
    const tries: number[] = []
    for (let tried = 0; tried < 3; tried++) {
      const before = process.threadCpuUsage().user
      await hide(text)
      tries.push(process.threadCpuUsage().user - before)
    }
    return Math.min(...tries)
  }
  const nearly = `&amp;&#x0000043;\\\\\\\\%25252543Clave'Larga<&"ñ `
  await timeOf(nearly.repeat(2000))
  expect(await timeOf(nearly.repeat(12_000))).toBeLessThan(100_000 + 10 * (await timeOf(nearly.repeat(3_000))))
})

test('a long page is looked through in turns, so that others get theirs, and no secret passes in between', async () => {
  const hide = hideSecrets(login)
  const written = each(letter => `&amp;#x${hexOf(letter, 6)};`)
  const text = (secret: string) => `Clave${secret}Cla`.repeat(3_000)
  expect((await hide(text(written))) === text('•••')).toBe(true)
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await hide('Clave%25252'.repeat(50_000))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

test('secrets of thousands of letters are taken out as well, and cost no more than short ones', async () => {
  const token = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)).toString('base64url')
  const hide = hideSecrets({ ...login, password: 'aB3$ '.repeat(200), sessionCookie: `session=${token}` })
  const before = process.threadCpuUsage().user
  expect(await hide(`<p>${token}</p><p>${encodeURIComponent('aB3$ '.repeat(200))}!`)).toBe('<p>•••</p><p>•••!')
  expect(process.threadCpuUsage().user - before).toBeLessThan(1_000_000)
})
