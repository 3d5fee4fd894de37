import { expect, test } from 'vitest'
import { AnswerParseError, parseAiAnswer } from './parse-ai-answer.ts'

const two = [
  { name: 'Ana', age: 31 },
  { name: 'Luis', age: 40 },
]
const json = JSON.stringify(two)

const accepted: [form: string, content: string, rows: unknown[]][] = [
  ['a list', json, two],
  ['an empty list', '[]', []],
  ['a list with space around it', `\n  ${json}  \n`, two],
  ['a json fence', `\`\`\`json\n${json}\n\`\`\``, two],
  ['a fence without a language', `\`\`\`\n${json}\n\`\`\``, two],
  ['a fence in one line', `\`\`\`json ${json}\`\`\``, two],
  ['a closed fence between sentences', `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`, two],
  ['an object with a results list', JSON.stringify({ results: two, total: 2 }), two],
  ['an object with an empty results list', '{"results": []}', []],
  ['an object of objects', JSON.stringify({ first: two[0], second: two[1] }), two],
  ['a single object', '{"name":"Ana","age":31}', [two[0]]],
  ['a single object with a list as a value', '{"name":"Ana","tags":["a","b"]}', [{ name: 'Ana', tags: ['a', 'b'] }]],
  ['an object with nothing in it', '{}', []],
  ['a list wrapped in braces', '{ {"name":"Ana","age":31}, {"name":"Luis","age":40} }', two],
  ['a fenced list wrapped in braces', '```json\n{\n{"name":"Ana","age":31},\n{"name":"Luis","age":40}\n}\n```', two],
  ['one object wrapped in braces twice', '{ {"name":"Ana","age":31} }', [two[0]]],
  ['a brace-wrapped list with a trailing comma', '{ {"name":"Ana","age":31}, {"name":"Luis","age":40}, }', two],
  ['a brace-wrapped list with single quotes', "{ {'name':'Ana','age':31}, {'name':'Luis','age':40} }", two],
  ['objects without brackets', '{"name":"Ana","age":31}, {"name":"Luis","age":40}', two],
  ['one object per line', '{"name":"Ana","age":31}\n{"name":"Luis","age":40}', two],
  ['trailing commas', '[{"name":"Ana","age":31,},{"name":"Luis","age":40},]', two],
  ['missing commas between rows', '[{"name":"Ana","age":31} {"name":"Luis","age":40}]', two],
  ['single quotes', "[{'name':'Ana','age':31},{'name':'Luis','age':40}]", two],
  ['unquoted keys', '[{name:"Ana",age:31},{name:"Luis",age:40}]', two],
  ['comments', '[{"name":"Ana","age":31}, // first\n{"name":"Luis","age":40}]', two],
  ['words of Python', "[{'ok': True, 'note': None}]", [{ ok: true, note: null }]],
  ['one bracket too many at the end', `${json}]`, two],
  ['JSON inside a JSON text', JSON.stringify(json), two],
  ['dots and brackets inside values', '[{"a":"wait... [x] {y}",}]', [{ a: 'wait... [x] {y}' }]],
  ['a row with fewer columns than the first', '[{"a":1,"b":2},{"a":3}]', [{ a: 1, b: 2 }, { a: 3 }]],
]

test.each(accepted)('%s is read', (_form, content, rows) => {
  expect(parseAiAnswer(content)).toEqual(rows)
})

const refused: [form: string, content: string][] = [
  ['nothing', ''],
  ['prose', 'I am sorry, the page lists no products.'],
  ['prose that begins with a quote', '"Sorry," it says.'],
  ['prose before an unfenced list', `Here it is: ${json}`],
  ['prose after an unfenced list', `${json} and that is all.`],
  ['a list cut off after a row', '[{"name":"Ana","age":31},{"name":"Luis","age":40}'],
  ['a list cut off after a comma', '[{"name":"Ana","age":31},'],
  ['a list cut off inside a row', '[{"name":"Ana","age":31},{"name":"Lu'],
  ['a list cut off inside a value that holds brackets', '[{"name":"Ana (a) [b] {c}"},{"name":"[Lu'],
  ['a list cut off inside a nested list', '[{"name":"Ana","tags":["a"]},{"name":"Luis","tags":["b"]'],
  ['a brace-wrapped list that was cut off', '{ {"name":"Ana","age":31}, {"name":"Lu'],
  ['a results list that was cut off', '{"results":[{"name":"Ana"},{"name":"Luis"}'],
  ['objects of which the last was cut off', '{"name":"Ana"}, {"name":"Lu'],
  ['a fence that was never closed', '```json\n[{"name":"Ana","age":31}'],
  ['a list that says it goes on', '[{"name":"Ana"}, ...]'],
  ['a list with a comment that it goes on', '[{"name":"Ana"} /* ... 40 more */]'],
  ['a list of texts', '["Ana","Luis"]'],
  ['a list with something else among its rows', '[{"name":"Ana"}, "Luis"]'],
  ['a number', '42'],
  ['null', 'null'],
  ['markdown', '| name | age |\n|---|---|\n| Ana | 31 |'],
  ['HTML', '<table><tr><td>Ana</td></tr></table>'],
]

test.each(refused)('%s is the parse error, never half a table', (_form, content) => {
  expect(() => parseAiAnswer(content)).toThrow(AnswerParseError)
})

test('a list cut off at any place gives the parse error', () => {
  const whole = JSON.stringify([
    { name: 'Ana', note: 'uses "quotes", [brackets] and {braces}', tags: ['a', 'b'] },
    { name: 'Luis', note: null, tags: [] },
  ])
  for (let length = 0; length < whole.length; length += 1)
    expect(() => parseAiAnswer(whole.slice(0, length)), whole.slice(0, length)).toThrow(AnswerParseError)
  expect(parseAiAnswer(whole)).toHaveLength(2)
})

test('a key called __proto__ stays a plain column', () => {
  const rows = parseAiAnswer('[{"__proto__":{"x":1},"a":2}]')
  expect(Object.keys(rows[0] ?? {})).toEqual(['__proto__', 'a'])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})
