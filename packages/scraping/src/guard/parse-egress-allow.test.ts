import { expect, test } from 'vitest'
import { parseEgressAllow } from './parse-egress-allow.ts'

test('pairs are read with commas or blanks between them and brought to one spelling', () => {
  expect(parseEgressAllow(' Intranet.Example:8080,\n[0:0:0:0:0:0:0:1]:3000 0x7f.1:80 ')).toEqual({
    pairs: [
      { host: 'intranet.example', port: 8080 },
      { host: '::1', port: 3000 },
      { host: '127.0.0.1', port: 80 },
    ],
    mistakes: [],
  })
})

test('nothing allows nothing', () => {
  expect(parseEgressAllow('')).toEqual({ pairs: [], mistakes: [] })
})

test('every mistake is named, and none becomes a pair', () => {
  const wrong = ['example.com', 'http://a:80', 'a:0', 'a:65536', ':80', '*', 'a@b:80', '::1:80', 'a:b']
  expect(parseEgressAllow(wrong.join(','))).toEqual({ pairs: [], mistakes: wrong })
})
