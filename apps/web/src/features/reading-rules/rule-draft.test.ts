import { expect, test } from 'vitest'
import { draftOf, newDraft, newField, previewOf, ruleOf, sentFieldOf } from './rule-draft.ts'

const filled = { ...newField(), name: 'Precio', selector: '.p', attribute: ' ' }

test('a new rule is for the site of the scan that is looked at', () => {
  expect(newDraft({ _id: 's', url: 'https://tienda.example:8080/a', title: null }).host).toBe('tienda.example:8080')
  expect(newDraft(undefined).host).toBe('')
})

test('rows that nobody filled in are not sent, and mistakes find their row again', () => {
  const draft = {
    ...newDraft(undefined),
    item: '.card',
    fields: [newField(), filled, newField(), { ...filled, attribute: 'href' }],
  }
  expect(ruleOf(draft).fields).toEqual([
    { name: 'Precio', selector: '.p', attribute: null },
    { name: 'Precio', selector: '.p', attribute: 'href' },
  ])
  expect([0, 1, 2, 3].map(row => sentFieldOf(draft, row))).toEqual([-1, 0, -1, 1])
})

test('a rule is tried once it names a record and a field', () => {
  const draft = { ...newDraft(undefined), item: ' .card ', fields: [filled] }
  expect(previewOf(draft)).toEqual({ item: '.card', fields: [{ name: 'Precio', selector: '.p', attribute: null }] })
  expect(previewOf({ ...draft, item: '' })).toBeNull()
  expect(previewOf({ ...draft, fields: [{ ...filled, name: '' }] })).toBeNull()
})

test('a kept rule comes back as it was written', () => {
  const rule = {
    name: 'x',
    host: 'h',
    path: '/p',
    item: 'li',
    fields: [{ name: 'a', selector: '', attribute: 'href' }],
  }
  expect(ruleOf(draftOf({ _id: '1', rule }))).toEqual(rule)
})
