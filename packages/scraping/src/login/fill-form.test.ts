import type { LoginForm } from '@sondeo/extraction/page-reading'
import { expect, test } from 'vitest'
import { fillForm } from './fill-form.ts'

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
