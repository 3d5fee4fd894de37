import { expect, test } from 'vitest'
import { type AddressProblem, Unreadable } from '../why-unreadable.ts'
import { checkUrl } from './check-url.ts'

function problemOf(address: string): AddressProblem | undefined {
  try {
    checkUrl(address)
    return undefined
  } catch (error) {
    if (error instanceof Unreadable && error.why.kind === 'bad-address') return error.why.problem
    throw error
  }
}

test.each([
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_x',
  'javascript:alert(1)',
  'data:text/html,hi',
  'ws://example.com/',
  'blob:https://example.com/1',
  'view-source:https://example.com/',
  'about:blank',
  'chrome://version',
  'dict://127.0.0.1:11211/',
  'jar:http://example.com!/',
])('another scheme is refused: %s', address => {
  expect(problemOf(address)).toBe('scheme')
})

test.each([
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1:80@example.com/',
  'https://example.com%2f@127.0.0.1/',
])('a name before the host is refused: %s', address => {
  expect(problemOf(address)).toBe('user-info')
})

test.each([
  'http://exa\tmple.com/',
  'http://example.com/\r\nHost: x',
  'http://127.0.0.1\n.example.com/',
  '\u0000http://a.com',
])('invisible characters are refused: %j', address => expect(problemOf(address)).toBe('control-characters'))

test.each([
  '',
  'http://',
  'http:///',
  'http://[::1',
  'http://exa mple.com/',
  'http://a.com:99999/',
  'http://%00/',
  'http://1.2.3.256/',
  '//x',
])('what is no address is refused: %j', address => expect(problemOf(address)).toBe('not-an-address'))

test('an address of five thousand letters is refused', () => {
  expect(problemOf(`http://example.com/${'a'.repeat(5000)}`)).toBe('too-long')
})

test('a backslash is a slash, so what follows it is never the host', () => {
  expect(checkUrl('http://example.com\\@127.0.0.1/').hostname).toBe('example.com')
  expect(checkUrl('http:\\\\127.0.0.1\\').hostname).toBe('127.0.0.1')
})
