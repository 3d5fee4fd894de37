import { expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'

test.each([
  ['https://example.com', 'https://example.com/'],
  ['  http://Example.COM/Lista?p=1#arriba ', 'http://example.com/Lista?p=1'],
  ['example.com', 'https://example.com/'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['localhost:3000', 'https://localhost:3000/'],
  ['HTTP://example.com', 'http://example.com/'],
  ['compras.gob.mx/licitación', 'https://compras.gob.mx/licitaci%C3%B3n'],
  ['https://españa.es', 'https://xn--espaa-rta.es/'],
])('%j is read as %s', (text, url) => {
  expect(parseAddress(text)).toMatchObject({ ok: true, url })
})

test.each([
  ['', 'not-an-address'],
  ['   ', 'not-an-address'],
  ['no es una dirección', 'not-an-address'],
  ['ftp://example.com', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['mailto:a@example.com', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['ana@example.com', 'user-info'],
])('%j is no address to read (%s)', (text, problem) => {
  expect(parseAddress(text)).toMatchObject({ ok: false, why: { kind: 'bad-address', problem } })
})
