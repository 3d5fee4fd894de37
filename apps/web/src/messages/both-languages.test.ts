import { expect, test } from 'vitest'

const modules = (files: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(files).map(([path, exports]) => [path.split('/').at(-1) ?? '', exports]))
const spanish = modules(import.meta.glob<Record<string, unknown>>('./es/**/*.ts', { eager: true }))
const english = modules(import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true }))

/** Every text and every list with its place, so that a list that is shorter in one language is seen. */
function shapeOf(value: unknown, place = ''): string[] {
  if (typeof value === 'function') return [`${place}()`]
  if (typeof value !== 'object' || value === null) return [place]
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${place}.${key}`))
}
const idsOf = (value: unknown, place = ''): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' ? [`${place}=${inner}`] : idsOf(inner, `${place}.${key}`),
  )
}
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

// The tour of the product exists in Spanish only, by specification.
const bilingual = Object.keys(spanish).filter(file => file !== 'features.ts')

test('every file of texts exists in both languages', () => {
  expect(bilingual.length).toBeGreaterThan(5)
  expect(Object.keys(english).sort()).toEqual(bilingual.sort())
})

test.each(bilingual)('%s says the same number of things in both languages, none of them empty', file => {
  expect(shapeOf(english[file]).sort()).toEqual(shapeOf(spanish[file]).sort())
  expect(idsOf(english[file])).toEqual(idsOf(spanish[file]))
  for (const text of [...textsOf(spanish[file]), ...textsOf(english[file])]) expect(text.trim()).not.toBe('')
})

test('the counts of the specification hold: six topics, fourteen questions, ten terms, six industries', () => {
  const { landing } = spanish['landing.ts'] as { landing: { faq: { categories: unknown[] } } }
  const { faqs } = spanish['faqs.ts'] as { faqs: { items: unknown[] } }
  const { terms } = spanish['terms.ts'] as { terms: { sections: { id: string }[] } }
  const { industries } = spanish['industries.ts'] as { industries: Record<string, { benefits: []; steps: [] }> }
  expect(landing.faq.categories).toHaveLength(6)
  expect(faqs.items).toHaveLength(14)
  expect(terms.sections).toHaveLength(10)
  expect(Object.keys(industries)).toEqual([
    'ecommerce',
    'marketing',
    'procurement',
    'entrepreneurship',
    'supplychain',
    'research',
  ])
  for (const { benefits, steps } of Object.values(industries)) {
    expect(benefits).toHaveLength(3)
    expect(steps).toHaveLength(4)
  }
})
