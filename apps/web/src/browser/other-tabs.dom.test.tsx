import { checkAuth } from '@sondeo/contract/accounts'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ana, show } from '../../test/show.tsx'
import { type StandIn, startStandIn } from '../../test/stand-in-server.ts'
import { keysOf } from './query-keys.ts'
import { useFollowOtherTabs, useSession } from './session.ts'
import { findPlaceToResume } from './stored/place-to-resume.ts'

const luis = { ...ana, _id: 'luis', name: 'Luis' }

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})

function Who() {
  useFollowOtherTabs()
  return <p>{useSession().user?.name ?? 'nobody'}</p>
}

/** What this tab hears when another one writes; a tab hears nothing of its own writing. */
async function otherTabKeeps(userId: string | null) {
  if (userId === null) localStorage.removeItem('has-signed-in')
  else localStorage.setItem('has-signed-in', userId)
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'has-signed-in' })))
}

test('a tab left open as one user becomes the one who signs in in another tab, with nothing of the first in memory', async () => {
  server.answer(checkAuth, { success: true, user: luis })
  const { client } = show(<Who />)
  client.setQueryData(keysOf('ana').plan, { plan: 'pro' })
  await otherTabKeeps('luis')
  expect(await screen.findByText('Luis')).toBeTruthy()
  expect(client.getQueryData(keysOf('ana').plan)).toBeUndefined()
})

test('whoever signs out in another tab is signed out here too, and can go on from here later', async () => {
  server.refuse(checkAuth, 'not_signed_in')
  show(<Who />)
  await otherTabKeeps(null)
  expect(await screen.findByText('nobody')).toBeTruthy()
  expect(findPlaceToResume('ana')).toBe(window.location.pathname)
})

test('a tab that slept through the change asks when it is looked at again', async () => {
  server.answer(checkAuth, { success: true, user: luis })
  show(<Who />)
  localStorage.setItem('has-signed-in', 'luis')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Luis')).toBeTruthy()
})

test('coming back to a tab asks nothing while the same user is signed in', async () => {
  show(<Who />)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await otherTabKeeps('ana')
  expect(server.asked).toEqual([])
})

test('a server that says nothing changes nothing', async () => {
  show(<Who />)
  await otherTabKeeps('luis')
  await expect.poll(() => server.asked.length).toBe(1)
  expect(screen.getByText('Ana María')).toBeTruthy()
})
