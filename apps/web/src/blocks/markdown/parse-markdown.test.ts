import { expect, test } from 'vitest'
import { parseInline, parseMarkdown } from './parse-markdown.ts'

test('a line that is bold as a whole is a title', () => {
  expect(parseMarkdown('**Demand**\nGrows.')).toEqual([
    { kind: 'title', inline: [{ kind: 'strong', text: 'Demand' }] },
    { kind: 'paragraph', inline: [{ kind: 'text', text: 'Grows.' }] },
  ])
})

test('lines that follow each other are one paragraph, an empty line begins another', () => {
  const kinds = parseMarkdown('one\ntwo\n\nthree').map(
    block => block.kind === 'paragraph' && block.inline.map(part => part.text).join(''),
  )
  expect(kinds).toEqual(['one two', 'three'])
})

test('lists are lists, with and without numbers', () => {
  expect(parseMarkdown('- **a** b\n* c\n1. d\n2) e')).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [
          { kind: 'strong', text: 'a' },
          { kind: 'text', text: ' b' },
        ],
        [{ kind: 'text', text: 'c' }],
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'd' }], [{ kind: 'text', text: 'e' }]] },
  ])
})

test('a year at the start of a sentence is no list', () => {
  expect(parseMarkdown('2024. A good year')[0]?.kind).toBe('paragraph')
})

test('links lead only where it is safe', () => {
  expect(parseInline('[UN](https://comtrade.un.org) and https://a.example/x.')).toEqual([
    { kind: 'link', text: 'UN', href: 'https://comtrade.un.org/' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'https://a.example/x', href: 'https://a.example/x' },
    { kind: 'text', text: '.' },
  ])
  expect(parseInline('[x](javascript:alert(1))').some(part => part.kind === 'link')).toBe(false)
  expect(parseInline('[x](data:text/html,1)')).toEqual([{ kind: 'text', text: 'x' }])
})

test('HTML stays text', () => {
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', inline: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ])
})

test('names with underscores and products of numbers are not italics', () => {
  expect(parseInline('my_file_name 2*3*4')).toEqual([{ kind: 'text', text: 'my_file_name 2*3*4' }])
  expect(parseInline('*so*')).toEqual([{ kind: 'em', text: 'so' }])
})

test('a hostile text of open marks stays one paragraph', () => {
  expect(parseMarkdown(`${'**'.repeat(20_000)}${'[('.repeat(20_000)}`)).toHaveLength(1)
})
