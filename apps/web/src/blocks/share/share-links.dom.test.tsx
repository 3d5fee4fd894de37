import { createShare, listShares, revokeShare, type Share } from '@sondeo/contract/shares'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { shares as text } from '../../messages/es/shares.ts'
import { ShareButton } from './share-button.tsx'
import { ShareLinks } from './share-links.tsx'

let server: StandIn
let kept: Share[]
const share: Share = { _id: 's1', views: 0, createdAt: '2026-11-18T12:00:00Z', expiresAt: '2026-11-25T12:00:00Z' }

beforeEach(() => {
  server = startStandIn()
  kept = []
  server.answerBy(createShare, () => {
    kept = [share]
    // From now on the list has it.
    server.answerBy(listShares, () => ({ success: true, shares: kept }))
    return { success: true, share, path: '/shared/secret' }
  })
})
const button = (name: string) => screen.findByRole('button', { name })

test('a link that was made before the list had come stands in the list, and can be ended', async () => {
  const letGo = server.hold(listShares, { success: true, shares: [] })
  server.answerBy(revokeShare, () => {
    kept = []
    return { success: true }
  })
  const { person } = show(<ShareLinks searchId="one" />)
  await person.click(await button(text.create))
  expect((await screen.findByLabelText<HTMLInputElement>(text.link)).value).toMatch(/\/shared\/secret$/)
  await person.click(await button(text.revoke))
  letGo()
  await waitFor(() => expect(screen.queryByRole('button', { name: text.revoke })).toBeNull())
  expect(server.bodiesOf(revokeShare)).toEqual([{ shareId: 's1' }])
})

test('what cannot be made is told with its reason', async () => {
  server.answer(listShares, { success: true, shares: [share] })
  server.refuse(createShare, 'share_limit')
  const { person } = show(<ShareLinks searchId="one" />)
  await person.click(await button(text.create))
  expect((await screen.findByRole('alert')).textContent).toContain(text.failed)
})

test('a report is shared with its charts and sources, another table with the origin of its values', async () => {
  server.answer(listShares, { success: true, shares: [] })
  const { person, rerender } = show(<ShareButton searchId="s1" isReport />)
  await person.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(screen.getByText(/verá este informe, sus gráficos y sus fuentes/)).toBeTruthy()
  rerender(<p />)
  show(<ShareButton searchId="s1" />)
  await person.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(screen.getByText(/verá esta tabla y el origen de cada valor/)).toBeTruthy()
})
