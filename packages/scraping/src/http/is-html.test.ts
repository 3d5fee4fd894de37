import { expect, test } from 'vitest'
import { isHtml } from './is-html.ts'

test.each([
  ['text/html', '', true],
  ['Application/XHTML+XML; charset=utf-8', '<x/>', true],
  ['', '<!doctype html>', true],
  ['text/plain', '\uFEFF <!-- saved --> <!-- twice --><HTML>', true],
  ['application/octet-stream', '<table>', true],
  ['text/plain', 'a <table> in words', false],
  ['', '<?xml version="1.0"?><rss>', false],
  ['', '<divider>', false],
  ['application/xml', '<html>', false],
  ['image/svg+xml', '<html>', false],
])('a body of type %j that begins with %j is a page: %s', (contentType, body, expected) => {
  expect(isHtml(contentType, Buffer.from(body))).toBe(expected)
})

test('comments made to be slow are not', () => {
  expect(isHtml('text/plain', Buffer.from('<!---->'.repeat(100)))).toBe(false)
})
