import { screenPatterns } from '@sondeo/contract/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

test.each(Object.values(screenPatterns))('%s, which the server serves, shows its screen', pattern => {
  const address = pattern.replaceAll(':', '')
  expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe(pattern)
})

test('any other address shows that there is nothing', () => {
  expect(matchRoutes(routes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
})
