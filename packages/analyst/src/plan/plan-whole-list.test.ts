import { expect, test } from 'vitest'
import type { SourceSet } from '../record-source.ts'
import { checkPlan } from './check-plan.ts'
import { planWholeList } from './plan-whole-list.ts'

const at = { asOf: '2026-11-18T12:00:00.000Z', timeZone: 'America/Lima' }
const set = (id: string, kind: SourceSet['kind'], names: string[], records: number): SourceSet => ({
  id,
  kind,
  name: null,
  columns: names.map((name, index) => ({ key: `k${index}`, name, kind: 'text' })),
  records: Array.from({ length: records }, () => ({
    cells: {},
    pageId: 'p',
    url: 'https://a.example/',
    detailUrl: null,
  })),
  pages: 1,
})

test('the first list is shown with all its columns, in its own order', () => {
  const sets = [set('facts', 'definition', ['Precio'], 1), set('list-1', 'list', ['Título', 'Precio', 'Precio'], 3)]
  const plan = planWholeList(sets, at)
  expect(plan).toMatchObject({ set: 'list-1', filter: null, sort: [], limit: null })
  expect(plan?.columns.map(({ name }) => name)).toEqual(['Título', 'Precio', 'Precio (2)'])
  expect(plan && checkPlan(plan, sets)).toEqual([])
})

test('a page without a list shows what it has, and an empty one nothing', () => {
  expect(planWholeList([set('facts', 'definition', ['Precio'], 1)], at)?.set).toBe('facts')
  expect(planWholeList([], at)).toBeUndefined()
})
