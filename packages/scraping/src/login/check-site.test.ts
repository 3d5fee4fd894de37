import { expect, test } from 'vitest'
import { checkSite } from './check-site.ts'

const given = 'https://www.example.com.pe/entrar'

test.each([
  ['the page itself', given, given, ''],
  ['another name of the site', given, 'https://cuentas.example.com.pe/entrar', 'https://api.example.com.pe/sesion'],
  ['a path', given, given, '/sesion'],
  ['a page that became sealed', 'http://example.com/entrar', 'https://example.com/entrar', '/sesion'],
  ['a machine of its own', 'http://192.0.2.7:8080/entrar', 'http://192.0.2.7:8080/entrar', 'http://192.0.2.7:9090/x'],
])('a password may go to %s', (_, loginUrl, pageUrl, action) => {
  expect(() => checkSite({ loginUrl, pageUrl, action })).not.toThrow()
})

test.each([
  ['a page of another site', given, 'https://otra.com.pe/entrar', 'https://otra.com.pe/sesion'],
  ['a form that sends to another site', given, given, 'https://otra.com.pe/sesion'],
  ['another site that sends back', given, 'https://otra.com.pe/entrar', 'https://www.example.com.pe/sesion'],
  ['a neighbour under the same provider', 'https://a.github.io/x', 'https://b.github.io/x', ''],
  ['the provider itself', 'https://a.github.io/x', 'https://github.io/x', ''],
  ['a site whose name only ends alike', 'https://example.com/x', 'https://anexample.com/x', ''],
  ['the open air, by redirect', given, 'http://www.example.com.pe/entrar', ''],
  ['the open air, by the form', 'http://example.com/x', 'https://example.com/x', 'http://example.com/sesion'],
  ['another machine', 'http://192.0.2.7/x', 'http://192.0.3.7/x', ''],
  ['a script', given, given, 'javascript:enviar()'],
  ['a file', given, 'data:text/html,<form>', ''],
])('nothing is typed for %s', (_, loginUrl, pageUrl, action) => {
  expect(() => checkSite({ loginUrl, pageUrl, action })).toThrow('login')
})
