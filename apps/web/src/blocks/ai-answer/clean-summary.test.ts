import { expect, test } from 'vitest'
import { cleanSummary, cleanSummaryForDisplay } from './clean-summary.ts'

test('the fence and every # are removed', () => {
  expect(cleanSummary('```markdown\n## Demand\n\nGrows by 4 % (#1 in Peru).\n```')).toBe(
    'Demand\n\nGrows by 4 % (1 in Peru).',
  )
})

test('a summary without either stays as it is', () => {
  expect(cleanSummary('**Demand**\n\n- one\n- two')).toBe('**Demand**\n\n- one\n- two')
})

test('on the page a title becomes a bold line and loses its #', () => {
  expect(cleanSummaryForDisplay('# Demand\nGrows.\n### **Prices**\nFall.')).toBe(
    '**Demand**\n\nGrows.\n\n**Prices**\n\nFall.',
  )
})

test('nothing gives nothing', () => {
  expect(cleanSummary('')).toBe('')
  expect(cleanSummaryForDisplay('```\n```')).toBe('')
})
