import { expect, test } from 'vitest'
import { keepCookies } from './keep-cookies.ts'

function cookiesAfter(url: string, ...lines: string[]) {
  const cookies = keepCookies()
  cookies.keepFrom({ url: new URL(url), headers: { 'set-cookie': lines } })
  return (address: string) => cookies.headerFor(new URL(address))
}

test('a cookie goes back to its host alone unless it names the domain', () => {
  const sent = cookiesAfter('https://www.tienda.com/', 'a=1', 'b=2; Domain=tienda.com')
  expect(sent('https://www.tienda.com/x')).toBe('a=1; b=2')
  expect(sent('https://otra.tienda.com/')).toBe('b=2')
  expect(sent('https://malatienda.com/')).toBeUndefined()
})

test('nobody sets cookies for others, nor for a whole country', () => {
  const sent = cookiesAfter('https://mala.com.mx/', 'a=1; Domain=buena.com.mx', 'b=2; Domain=com.mx', 'c=3; Domain=.mx')
  expect(sent('https://buena.com.mx/')).toBeUndefined()
  expect(sent('https://mala.com.mx/')).toBeUndefined()
})

test('path, secure and expiry are kept to', () => {
  const sent = cookiesAfter('https://tienda.com/', 'a=1; Path=/cesta', 'b=2; Secure; Path=/', 'c=3; Max-Age=0')
  expect(sent('https://tienda.com/')).toBe('b=2')
  expect(sent('https://tienda.com/cesta/1')).toBe('a=1; b=2')
  expect(sent('http://tienda.com/cesta')).toBe('a=1')
})

test('a later cookie of the same name replaces the first', () => {
  expect(cookiesAfter('https://tienda.com/', 'a=1', 'a=2')('https://tienda.com/')).toBe('a=2')
})

test('garbage and giants are dropped, the rest is kept', () => {
  const sent = cookiesAfter('https://tienda.com/', '', ';;;', `big=${'x'.repeat(5000)}`, 'a=1')
  expect(sent('https://tienda.com/')).toBe('a=1')
})

test('a site cannot fill the memory with cookies', () => {
  const cookies = keepCookies()
  for (let answer = 0; answer < 20; answer++) {
    const lines = Array.from({ length: 100 }, (_, index) => `c${answer}-${index}=1`)
    cookies.keepFrom({
      url: new URL('https://a.com/'),
      headers: { 'set-cookie': lines },
    })
  }
  expect(cookies.headerFor(new URL('https://a.com/'))?.split('; ').length).toBe(300)
})

test('what was written goes on as it was, and is the same text until a cookie changes', () => {
  const cookies = keepCookies()
  const url = new URL('https://www.tienda.com/')
  cookies.keepFrom({ url, headers: { 'set-cookie': ['a=1; Secure', 'b=2; Domain=tienda.com'] } })
  const written = cookies.write()
  cookies.headerFor(url)
  expect(cookies.write()).toBe(written)
  const again = keepCookies(written)
  expect(again.headerFor(url)).toBe('a=1; b=2')
  expect(again.headerFor(new URL('https://otra.tienda.com/'))).toBe('b=2')
  again.keepFrom({ url, headers: { 'set-cookie': 'a=3' } })
  expect(again.write()).not.toBe(written)
})
