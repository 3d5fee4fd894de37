import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'
import { Field } from './fields/field.tsx'
import { SmartLink } from './smart-link.tsx'
import { Tabs } from './tabs.tsx'

const attributesOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([found]) => found)

test('an accordion keeps closed answers in the page, hidden, and opens the one it is told to', () => {
  const items = [
    { id: 'one', title: 'First', content: 'Answer one' },
    { id: 'two', title: 'Second', content: 'Answer two' },
  ]
  const html = renderToStaticMarkup(<Accordion items={items} initiallyOpen="two" />)
  expect(html).toContain('Answer one')
  const [first, second] = attributesOf(html, 'section')
  expect(first).toMatch(/\shidden=""/)
  expect(second).not.toMatch(/\shidden=""/)
  expect(attributesOf(html, 'button').map(button => /aria-expanded="(\w+)"/.exec(button)?.[1])).toEqual([
    'false',
    'true',
  ])
})

test('tabs have one stop in the tab order and name their panel', () => {
  const tabs = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const html = renderToStaticMarkup(
    <Tabs label="Letters" tabs={tabs} value="b" onChange={() => {}}>
      content
    </Tabs>,
  )
  expect(attributesOf(html, 'button').map(tab => /tabindex="(-?\d)"/.exec(tab)?.[1])).toEqual(['-1', '0'])
  const selected = attributesOf(html, 'button')[1] ?? ''
  expect(html).toContain(`aria-labelledby="${/id="([^"]+)"/.exec(selected)?.[1]}"`)
})

test('a field ties its error and its hint to the input', () => {
  const html = renderToStaticMarkup(<Field label="E-mail" name="email" error="Wrong" hint="Yours" />)
  const [input = ''] = attributesOf(html, 'input')
  expect(input).toContain('aria-invalid="true"')
  for (const id of /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(' ') ?? []) expect(html).toContain(`id="${id}"`)
})

test.each([
  ['https://elsewhere.example', true],
  ['mailto:a@b.example', false],
  ['/pricing', false],
])('a link to %s opens elsewhere: %s', (to, opensElsewhere) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SmartLink to={to}>x</SmartLink>
    </MemoryRouter>,
  )
  expect(html).toContain(`href="${to}"`)
  expect(html.includes('rel="noopener noreferrer"')).toBe(opensElsewhere)
})
