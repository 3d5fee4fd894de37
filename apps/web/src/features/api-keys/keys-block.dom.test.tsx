import { confirmPassword } from '@sondeo/contract/account-security'
import { type ApiKey, createApiKey, getApiKeys, revokeApiKey } from '@sondeo/contract/api-keys'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { KeysBlock } from './keys-block.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const key: ApiKey = {
  _id: 'k1',
  name: 'Planilla de compras',
  scope: 'read',
  ending: 'a1b2',
  createdAt: '2026-11-01T12:00:00Z',
  lastUsedAt: null,
}

test('every key says what it may, when it was made and whether it was used', async () => {
  server.answer(getApiKeys, {
    success: true,
    keys: [key, { ...key, _id: 'k2', name: 'Bot', scope: 'run', lastUsedAt: '2026-11-17T12:00:00Z' }],
  })
  show(<KeysBlock hasPassword />)
  const [first, second] = (await screen.findAllByRole('listitem')).map(item => within(item))
  expect(first?.getByText('Creada: 1 nov 2026 · Sin usar todavía')).toBeTruthy()
  expect(first?.getByText('Solo leer')).toBeTruthy()
  expect(first?.getByText('…a1b2')).toBeTruthy()
  expect(second?.getByText('Creada: 1 nov 2026 · Último uso: 17 nov 2026')).toBeTruthy()
  expect(second?.getByText('Leer y ejecutar')).toBeTruthy()
})

test('a new key needs the password, is shown once and can be copied', async () => {
  const token = 'sondeo_secret'
  const kept: ApiKey[] = []
  server.answerBy(getApiKeys, () => ({ success: true, keys: kept }))
  server.answer(confirmPassword, { success: true })
  server.answerBy(createApiKey, () => {
    kept.push(key)
    return { success: true, key, token }
  })
  const { person } = show(<KeysBlock hasPassword />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await person.click(button('Crear una clave'))
  await person.type(screen.getByLabelText('Nombre'), 'Planilla de compras')
  await person.click(screen.getByLabelText('Leer y ejecutar'))
  await person.type(screen.getByLabelText('Su contraseña'), 'secreta-1')
  await person.click(button('Crear clave'))
  expect((await screen.findByLabelText<HTMLInputElement>('Su clave')).value).toBe(token)
  expect(server.bodiesOf(confirmPassword)).toEqual([{ password: 'secreta-1' }])
  expect(server.bodiesOf(createApiKey)).toEqual([{ name: 'Planilla de compras', scope: 'run' }])
  await waitFor(() => expect(document.activeElement).toBe(button('Copiar: Su clave')))
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  await person.keyboard('{Enter}')
  expect(write).toHaveBeenCalledWith(token)
  await person.click(button('Ya la copié'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(document.body.innerHTML).not.toContain(token)
})

test('what is missing is said at its field, which gets the keyboard', async () => {
  server.answer(getApiKeys, { success: true, keys: [] })
  const { person } = show(<KeysBlock hasPassword />)
  await person.click(button('Crear una clave'))
  await person.type(screen.getByLabelText('Nombre'), 'x{Enter}')
  expect(screen.getByText('Escriba su contraseña para crear la clave.')).toBeTruthy()
  expect(screen.getByLabelText('Su contraseña').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Su contraseña'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.bodiesOf(createApiKey)).toEqual([])
})

test('a wrong password makes no key', async () => {
  server.answer(getApiKeys, { success: true, keys: [] })
  server.refuse(confirmPassword, 'password_wrong')
  const { person } = show(<KeysBlock hasPassword />)
  expect(await screen.findByText('Aún no tiene ninguna clave.')).toBeTruthy()
  await person.click(button('Crear una clave'))
  await person.type(screen.getByLabelText('Nombre'), 'x')
  await person.type(screen.getByLabelText('Su contraseña'), 'wrong')
  await person.click(button('Crear clave'))
  const password = screen.getByLabelText('Su contraseña')
  expect(await screen.findByText('Esa no es su contraseña actual.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(server.bodiesOf(createApiKey)).toEqual([])
})

test('a key is revoked after asking', async () => {
  const kept = [key]
  server.answerBy(getApiKeys, () => ({ success: true, keys: kept }))
  server.answerBy(revokeApiKey, () => {
    kept.pop()
    return { success: true }
  })
  const { person } = show(<KeysBlock hasPassword />)
  await person.click(await screen.findByRole('button', { name: 'Revocar la clave Planilla de compras' }))
  await person.click(button('Revocar'))
  expect(await screen.findByText('Aún no tiene ninguna clave.')).toBeTruthy()
  expect(server.bodiesOf(revokeApiKey)).toEqual([{ keyId: 'k1' }])
  expect(screen.getByText('Clave revocada')).toBeTruthy()
})
