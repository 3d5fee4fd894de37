import { checkAuth } from '@sondeo/contract/accounts'
import { getSearches } from '@sondeo/contract/searches'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { ana, findAddress, show } from '../../test/show.tsx'
import { type StandIn, startStandIn } from '../../test/stand-in-server.ts'
import { changeUser } from '../browser/session.ts'
import { findPlaceToResume } from '../browser/stored/place-to-resume.ts'
import { Screen as GuestsOnly } from './lazy-layouts/guests-only.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getSearches, { success: true, searches: [] })
})

const guestPage = (
  <Routes>
    <Route element={<GuestsOnly />}>
      <Route path="*" element={<p>for guests</p>} />
    </Route>
  </Routes>
)

test('a page for guests leads whoever arrives signed in to the dashboard', async () => {
  server.answer(checkAuth, { success: true, user: ana })
  show(guestPage, { as: 'unknown' })
  expect(await findAddress()).toBe('/dashboard')
})

test('a guest stays, even when they sign in there: the form leads on by itself', async () => {
  server.refuse(checkAuth, 'not_signed_in')
  const { client } = show(guestPage, { as: 'unknown' })
  expect(await screen.findByText('for guests')).toBeTruthy()
  await expect.poll(() => client.getQueryData(['session'])).toBeNull()
  changeUser(client, ana)
  expect(screen.getByText('for guests')).toBeTruthy()
  expect(findPlaceToResume('ana')).toBeUndefined()
})
