import { checkAuth, type User } from '@sondeo/contract/accounts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from './api-client.ts'
import { CallError } from './call-error.ts'
import { keysOf, sessionKey, unknownSessionKey } from './query-keys.ts'
import { forgetDrafts } from './stored/drafts.ts'
import { keepDeviceUser, readDeviceUser, watchDeviceUser } from './stored/known-device.ts'
import { currentPlace, forgetPlace, rememberPlace } from './stored/place-to-resume.ts'

/** A backend that gives its users no id tells them apart by their e-mail. */
const withId = (user: User): User => ({ ...user, _id: user._id || user.email })

const userIn = (client: QueryClient) => client.getQueryData<User | null>(sessionKey)

const askWhoIsSignedIn = async (): Promise<User> => withId((await call(checkAuth, undefined)).user)

/** Nothing came back, or the service itself failed: that says nothing about who is signed in. */
const saysNothing = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'no_response' || (error.status ?? 0) >= 500)

/** Who is signed in: looked at once per page, and only where somebody needs to know. Any failure means nobody. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client }): Promise<User | null> => {
    const found = await askWhoIsSignedIn().catch(error => {
      client.setQueryData(unknownSessionKey, saysNothing(error))
      return null
    })
    // Somebody may have signed in while this was asked.
    const known = userIn(client)
    if (known !== undefined) return known
    keepDeviceUser(found?._id ?? null)
    return found
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Loading, error and message of the specified state belong to the request that has them, a mutation. */
export function useSession() {
  const { data: user = null, isPending } = useQuery(sessionQuery)
  return { user, isAuthenticated: user !== null, isCheckingAuth: isPending }
}

/** Whether nobody counts as signed in only because the service did not say who is; and how to ask it again. */
export function useUnknownSession() {
  const client = useQueryClient()
  return {
    isUnknown: client.getQueryData(unknownSessionKey) === true,
    askAgain: () => client.resetQueries({ queryKey: sessionKey }),
  }
}

/** The keys of whoever is signed in. */
export const useQueryKeys = () => keysOf(useSession().user?._id ?? null)

/** The one place where the user of this tab changes: nothing that was asked for another one stays in memory. */
export function changeUser(client: QueryClient, changed: User | null) {
  const user = changed && withId(changed)
  if (userIn(client)?._id !== user?._id) {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
    client.getMutationCache().clear()
  }
  client.setQueryData(sessionKey, user)
  keepDeviceUser(user?._id ?? null)
}

/** The user leaves: what was typed and where they were is forgotten too. */
export function endSession(client: QueryClient) {
  forgetDrafts()
  forgetPlace()
  changeUser(client, null)
}

const saysNobody = (error: unknown): boolean =>
  error instanceof CallError ? error.code === 'not_signed_in' : error instanceof Error && saysNobody(error.cause)

/** A call was answered that there is no session any more: screens lead to the sign-in, and what was typed waits here. */
export function noticeLostSession(client: QueryClient, error: unknown) {
  const user = userIn(client)
  if (!user || !saysNobody(error)) return
  rememberPlace({ path: currentPlace(), userId: user._id })
  changeUser(client, null)
}

/** Another tab signed in or out: the server says who it is now. While it says nothing, nothing changes here. */
async function followDeviceUser(client: QueryClient) {
  const known = userIn(client)
  const kept = readDeviceUser()
  if (known === undefined || kept === undefined || kept === (known?._id ?? null)) return
  try {
    const found = await askWhoIsSignedIn()
    if (userIn(client) === known) changeUser(client, found)
  } catch (error) {
    noticeLostSession(client, error)
    if (known === null && saysNobody(error)) keepDeviceUser(null)
  }
}

/** One browser has one session: a tab that was left open follows whoever signs in or out in another one. */
export function useFollowOtherTabs() {
  const client = useQueryClient()
  useEffect(() => watchDeviceUser(() => void followDeviceUser(client)), [client])
}
