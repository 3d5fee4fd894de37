import type { User } from '@sondeo/contract/accounts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { createQueryClient } from '../src/browser/query-client.ts'
import { changeUser } from '../src/browser/session.ts'
import { Toaster } from '../src/ui/overlays/toast.tsx'

export const ana: User = {
  _id: 'ana',
  name: 'Ana María',
  username: 'ana',
  email: 'ana@example.com',
  language: 'es',
  // As the browser of these tests says.
  region: 'US',
  plan: 'pro',
  hasPassword: true,
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

type Page = {
  /** Who is signed in; unknown while nobody has looked. */
  as?: User | null | 'unknown'
  path?: string
  /** The pattern of the address, for a screen that reads parts of it. */
  pattern?: string
}

/** Shows a part of the page as the application would: with a cache, a router and the place for toasts. */
export function show(part: ReactNode, { as = ana, path = '/here', pattern }: Page = {}) {
  const client = createQueryClient()
  if (as !== 'unknown') changeUser(client, as)
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={pattern ?? `${path.split('?')[0]}/*`} element={part} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  return { ...view, client, person: userEvent.setup() }
}

/** Where the page has led to. */
export const findAddress = async () => (await screen.findByRole('status', { name: 'address' })).textContent
