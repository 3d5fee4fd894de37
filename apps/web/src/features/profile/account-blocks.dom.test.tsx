import { confirmPassword, endAllSessions, endSession, getSessions } from '@sondeo/contract/account-security'
import { deleteAccount, downloadAccount } from '@sondeo/contract/accounts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { catchFiles } from '../../../test/catch-files.ts'
import { ana, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { formatNearDay, formatWhen } from '../../browser/format-when.ts'
import { setLanguage } from '../../browser/language.ts'
import { sessionKey } from '../../browser/query-keys.ts'
import { profile } from '../../messages/es/profile.ts'
import { DataBlock } from './data-block.tsx'
import { DeletionBlock } from './deletion-block.tsx'
import { SessionsBlock } from './sessions-block.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const here = {
  _id: 's1',
  device: 'Firefox en Linux',
  createdAt: '2026-11-01T12:00:00Z',
  lastSeenAt: '2026-11-17T12:00:00Z',
  isCurrent: true,
}
const elsewhere = { ...here, _id: 's2', device: null, isCurrent: false }

test('every open session says its device and its days, and only others can be closed one by one', async () => {
  server.answer(getSessions, { success: true, sessions: [here, elsewhere] })
  show(<SessionsBlock />)
  const [own, other] = (await screen.findAllByRole('listitem')).map(item => within(item))
  expect(own?.getByText('Firefox en Linux')).toBeTruthy()
  expect(
    own?.getByText(profile.sessions.when(formatWhen(here.lastSeenAt, 'es'), formatNearDay(here.createdAt, 'es'))),
  ).toBeTruthy()
  expect(own?.getByText('Esta sesión')).toBeTruthy()
  expect(own?.queryByRole('button')).toBeNull()
  expect(other?.getByText('Dispositivo sin identificar')).toBeTruthy()
  expect(other?.getByRole('button', { name: 'Cerrar la sesión de Dispositivo sin identificar' })).toBeTruthy()
})

test('a closed session leaves the list', async () => {
  const open = [here, elsewhere]
  server.answerBy(getSessions, () => ({ success: true, sessions: open }))
  server.answerBy(endSession, () => {
    open.pop()
    return { success: true }
  })
  const { person } = show(<SessionsBlock />)
  await person.click(await screen.findByRole('button', { name: /^Cerrar la sesión de/ }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(server.bodiesOf(endSession)).toEqual([{ sessionId: 's2' }])
  expect(screen.getByText('Sesión cerrada')).toBeTruthy()
})

test('a session that cannot be closed says so and stays', async () => {
  server.answer(getSessions, { success: true, sessions: [here, elsewhere] })
  server.refuse(endSession, 'internal')
  const { person } = show(<SessionsBlock />)
  await person.click(await screen.findByRole('button', { name: /^Cerrar la sesión de/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo cerrar la sesión.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('closing all of them ends this one too', async () => {
  server.answer(getSessions, { success: true, sessions: [here] })
  server.answer(endAllSessions, { success: true })
  sessionStorage.setItem('draft:ana:x', 'half a sentence')
  const { person, client } = show(<SessionsBlock />)
  await person.click(button('Cerrar sesión en todas partes'))
  await waitFor(() => expect(client.getQueryData(sessionKey)).toBeNull())
  expect(sessionStorage.getItem('draft:ana:x')).toBeNull()
})

test('sessions that cannot be loaded are asked for again by a button', async () => {
  server.refuse(getSessions, 'internal')
  const { person } = show(<SessionsBlock />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron cargar sus sesiones.')
  server.answer(getSessions, { success: true, sessions: [here] })
  await person.click(button('Intentar de nuevo'))
  expect(await screen.findByText('Firefox en Linux')).toBeTruthy()
})

test('all that is stored comes as one file with what the server gave', async () => {
  const files = catchFiles()
  server.answer(downloadAccount, { account: { email: 'ana@example.com' } })
  const { person } = show(<DataBlock />)
  await person.click(button('Descargar mis datos'))
  expect(await screen.findByText('Datos descargados')).toBeTruthy()
  expect(files).toHaveLength(1)
})

test('a file that cannot be made is said in the language of the moment', async () => {
  server.refuse(downloadAccount, 'internal')
  const { person } = show(<DataBlock />)
  await person.click(button('Descargar mis datos'))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron descargar sus datos.')
  act(() => setLanguage('en'))
  expect(screen.getByRole('alert').textContent).not.toContain('No se pudieron')
})

const email = () => screen.getByLabelText<HTMLInputElement>('Su correo')
const password = () => screen.getByLabelText<HTMLInputElement>('Su contraseña')

test('an account is deleted only with its e-mail and its password, each sent in its own call', async () => {
  server.answer(confirmPassword, { success: true })
  server.answer(deleteAccount, { success: true, message: 'ok' })
  const { person, client } = show(<DeletionBlock email={ana.email} hasPassword />)
  await person.click(button('Eliminar mi cuenta'))
  expect(button('Eliminar para siempre').disabled).toBe(true)
  await person.type(email(), ' ANA@example.com')
  expect(button('Eliminar para siempre').disabled).toBe(true)
  await person.type(password(), 'secreta-1')
  await person.click(button('Eliminar para siempre'))
  await waitFor(() => expect(client.getQueryData(sessionKey)).toBeNull())
  expect(server.bodiesOf(confirmPassword)).toEqual([{ password: 'secreta-1' }])
  expect(server.asked.map(({ path }) => path)).toEqual([confirmPassword.path, deleteAccount.path])
})

test('a wrong password deletes nothing, and keeping the account forgets what was typed', async () => {
  server.refuse(confirmPassword, 'password_wrong')
  const { person, client } = show(<DeletionBlock email={ana.email} hasPassword />)
  await person.click(button('Eliminar mi cuenta'))
  await person.type(email(), ana.email)
  await person.type(password(), 'wrong')
  await person.click(button('Eliminar para siempre'))
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo eliminar la cuenta.')
  expect(server.bodiesOf(deleteAccount)).toEqual([])
  expect(client.getQueryData(sessionKey)).toEqual(ana)
  await person.click(button('Conservar la cuenta'))
  await person.click(button('Eliminar mi cuenta'))
  expect([email().value, password().value]).toEqual(['', ''])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who has no password is asked for none', async () => {
  server.answer(deleteAccount, { success: true, message: 'ok' })
  const { person } = show(<DeletionBlock email={ana.email} hasPassword={false} />)
  await person.click(button('Eliminar mi cuenta'))
  expect(screen.queryByLabelText('Su contraseña')).toBeNull()
  await person.type(email(), `${ana.email}{Enter}`)
  await waitFor(() => expect(server.asked.map(({ path }) => path)).toEqual([deleteAccount.path]))
})
