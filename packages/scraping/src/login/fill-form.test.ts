import type { LoginForm } from '@sondeo/extraction/page-reading'
import { expect, test } from 'vitest'
import { checkTarget, fillForm } from './fill-form.ts'
import { hideSecrets } from './site-login.ts'

const login = { loginUrl: 'https://example.com/entrar', user: 'ana@correo.example', password: 'Clave&Larga-9' }

test('a form goes out as it stood, with name and password in their places and nothing ticked for anybody', () => {
  const form: LoginForm = {
    action: 'https://example.com/sesion',
    method: 'post',
    path: 'form[1]',
    fields: [
      { name: 'csrf', role: 'other', type: 'hidden', value: 'x y' },
      { name: 'correo', role: 'user', type: 'email', value: 'antes' },
      { name: 'clave', role: 'password', type: 'password', value: '' },
      { name: 'recordar', role: 'other', type: 'checkbox', value: '1' },
      { name: 'sede', role: 'other', type: 'text', value: '' },
    ],
  }
  const { body } = fillForm({ form, login: { ...login, extraFields: { sede: 'Lima' } }, pageUrl: login.loginUrl })
  expect([...new URLSearchParams(body)]).toEqual([
    ['csrf', 'x y'],
    ['correo', login.user],
    ['clave', login.password],
    ['sede', 'Lima'],
  ])
})

test.each([
  ['https://example.com/sesion', 'https://example.com/entrar', true],
  ['/sesion', 'https://example.com/entrar', true],
  ['https://cuentas.example.com.pe/sesion', 'https://www.example.com.pe/entrar', true],
  ['https://otra.com.pe/sesion', 'https://example.com.pe/entrar', false],
  ['https://example.org/sesion', 'https://example.com/entrar', false],
  ['http://example.com/sesion', 'https://example.com/entrar', false],
  ['javascript:enviar()', 'https://example.com/entrar', false],
])('a password for %s typed on %s may be sent: %s', (action, pageUrl, isAllowed) => {
  const check = () => checkTarget(action, pageUrl)
  if (isAllowed) expect(check).not.toThrow()
  else expect(check).toThrow('login')
})

test('what was typed is taken out of pages and addresses in every spelling, but nothing that stands there by chance', () => {
  const hide = hideSecrets({ ...login, extraFields: { sede: '07' }, sessionCookie: 'sid=abcdef123456; b=1' })
  const shown = hide('Hola ana@correo.example, Clave&amp;Larga-9 ?p=Clave%26Larga-9 abcdef123456 precio 1.07')
  expect(shown).toBe('Hola •••, ••• ?p=••• ••• precio 1.07')
})
