import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { applyRules, RuleTooBroad, readByRule } from './apply-rules.ts'

const url = 'https://tienda.example/ofertas'

test('a rule whose items and fields would look through the page again and again is refused, and left out of readings', () => {
  const many = `<ul>${'<li><p><b>x</b><i>y</i></p></li>'.repeat(20_000)}</ul>`
  const field = { name: 'a', selector: 'div p b ~ i', attribute: null }
  const broad = { name: 'Ofertas', item: '*', fields: Array.from({ length: 30 }, () => field) }
  const page = openPage({ html: many, url })
  expect(() => readByRule(page, broad, { id: 'rule-1', score: 1 })).toThrow(RuleTooBroad)
  const reading = { ...readPage({ html: '<p>Ofertas</p>', url }) }
  expect(applyRules(page, reading, [broad])).toBe(reading)
  const narrow = { ...broad, item: 'li', fields: [field, { ...field, name: 'b', selector: 'b' }] }
  expect(readByRule(page, narrow, { id: 'rule-1', score: 1 })?.set.records).toHaveLength(20_000)
})
