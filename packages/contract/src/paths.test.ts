import { expect, test } from 'vitest'
import { isScreenPath, paths } from './paths.ts'

test.each([
  '/',
  '/pricing',
  '/dashboard/',
  paths.resetPassword('abc-DEF_1'),
  paths.confirmEmail('abc-DEF_1'),
  paths.productResearch('x'),
  paths.compareResearch,
  paths.savedResults('x'),
  paths.marketBrief('x'),
  paths.websitePrompt('x'),
])('%s shows a screen', path => {
  expect(isScreenPath(path)).toBe(true)
})

test.each(['', '/no', '/reset-password', '/reset-password/', '/custom-url', '/dashboard/x', '/product-research/a/b'])(
  '%j shows none',
  path => {
    expect(isScreenPath(path)).toBe(false)
  },
)
