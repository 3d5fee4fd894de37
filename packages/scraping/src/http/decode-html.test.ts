import { expect, test } from 'vitest'
import { decodeHtml, decodeInTurns } from './decode-html.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['header', utf8('<p>año'), 'text/html; charset=UTF-8', 'utf-8'],
  ['header in quotes', latin('<p>a\u00f1o'), 'text/html; charset="iso-8859-1"', 'windows-1252'],
  ['header over meta', utf8('<meta charset=latin1><p>año'), 'text/html;charset=utf-8', 'utf-8'],
  ['meta', latin('<meta charset="windows-1252"><p>a\u00f1o'), 'text/html', 'windows-1252'],
  [
    'old meta',
    latin('<META http-equiv=Content-Type content="text/html; charset=iso-8859-1"><p>a\u00f1o'),
    '',
    'windows-1252',
  ],
  ['meta far below', latin(`<script>${'x'.repeat(3000)}</script><meta charset=latin1><p>a\u00f1o`), '', 'windows-1252'],
  ['meta in a comment', utf8('<!-- <meta charset=latin1> --><p>año'), 'text/html', 'utf-8'],
  ['meta that cannot be', utf8('<meta charset="utf-16"><p>año'), 'text/html', 'utf-8'],
  ['xml', latin('<?xml version="1.0" encoding="ISO-8859-1"?><p>a\u00f1o'), '', 'windows-1252'],
  ['mark over header', utf8('\uFEFF<p>año'), 'text/html; charset=latin1', 'utf-8'],
  ['UTF-16 mark', utf16('<p>año'), 'text/html', 'utf-16le'],
  ['nothing, fits UTF-8', utf8('<p>año'), 'text/html', 'utf-8'],
  ['nothing, does not fit', latin('<p>a\u00f1o'), 'text/html', 'windows-1252'],
  ['a name nobody knows', utf8('<p>año'), 'text/html; charset=klingon', 'utf-8'],
])('letters are right by %s', (_, bytes, contentType, charset) => {
  const decoded = decodeHtml(bytes, contentType)
  expect(decoded.charset).toBe(charset)
  expect(decoded.html).toContain('año')
})

test('Windows-1252 has its euro, quotes and dashes where Latin-1 has control characters', () => {
  const bytes = Buffer.from([0x80, 0x93, 0x61, 0x94, 0x97, 0xf1])
  expect(decodeHtml(bytes, 'text/html; charset=iso-8859-1').html).toBe('€“a”—ñ')
})

test.each([
  ['shift_jis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['gb18030', [0xd6, 0xd0, 0xb9, 0xfa], '中国'],
  ['koi8-r', [0xf2, 0xd5, 0xd3], 'Рус'],
])('other scripts are read too: %s', (charset, bytes, text) => {
  expect(decodeHtml(Buffer.from(bytes), `text/html; charset=${charset}`).html).toBe(text)
})

test.each(['utf-8', 'utf-16le', 'windows-1252'])(
  'a long page in %s is the same when it is read in turns',
  async charset => {
    const text = `<p>${charset === 'windows-1252' ? 'ñandú €' : 'ñandú 😀 漢字'}`.repeat(200_000)
    const bytes = encodeAs(charset, text)
    const contentType = `text/html; charset=${charset}`
    expect(bytes.length).toBeGreaterThan(1_500_000)
    expect((await decodeInTurns(bytes, contentType)).html === text).toBe(true)
    expect(await decodeInTurns(bytes, contentType)).toEqual(decodeHtml(bytes, contentType))
  },
)

function encodeAs(charset: string, text: string): Buffer {
  if (charset !== 'windows-1252') return Buffer.from(text, charset === 'utf-8' ? 'utf8' : 'utf16le')
  return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
}
