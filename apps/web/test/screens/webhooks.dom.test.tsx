import { createWebhook, getWebhooks, type Webhook } from '@sondeo/contract/webhooks'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { webhooks as text } from '../../src/messages/es/webhooks.ts'
import { Screen } from '../../src/screens/accounts/webhooks.tsx'
import { show } from '../show.tsx'
import { startStandIn } from '../stand-in-server.ts'

const webhook: Webhook = {
  _id: '0193a1b2-0000-7000-8000-000000000040',
  url: 'https://avisos.example/sondeo',
  events: ['watch.changed'],
  state: 'active',
  failingSince: null,
  createdAt: '2026-11-10T12:00:00Z',
}

test('after the secret of a new address, and after giving up, the button that adds has the keyboard', async () => {
  const server = startStandIn()
  server.answer(getWebhooks, { success: true, webhooks: [], limit: 2 })
  server.answer(createWebhook, { success: true, webhook, secret: 'whsec_1' })
  const { person } = show(<Screen />)
  const add = () => screen.findByRole('button', { name: text.add })
  await person.click(await add())
  await person.type(screen.getByRole('textbox'), webhook.url)
  await person.click(screen.getByRole('button', { name: text.save }))
  await person.click(await screen.findByRole('button', { name: text.done }))
  expect(document.activeElement).toBe(await add())
  await person.click(await add())
  await person.click(screen.getByRole('button', { name: text.cancel }))
  expect(document.activeElement).toBe(await add())
})
