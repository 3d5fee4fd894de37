import { updateProfile } from '@sondeo/contract/accounts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ana, show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { sessionKey } from '../../browser/query-keys.ts'
import { useSession } from '../../browser/session.ts'
import { PasswordBlock } from './password-block.tsx'
import { TextBlock } from './text-block.tsx'
import { useSaveProfile } from './use-save-profile.ts'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})

function Blocks({ hasPassword = true }: { hasPassword?: boolean }) {
  const save = useSaveProfile()
  const { user } = useSession()
  return (
    <>
      <TextBlock field="name" stored={user?.name ?? ''} save={save} />
      <TextBlock field="username" stored={user?.username ?? ''} save={save} />
      <PasswordBlock hasPassword={hasPassword} save={save} />
    </>
  )
}
const edit = (field: string) => screen.getByRole('button', { name: `Editar: ${field}` })
const nameBox = () => document.querySelector('input[name=name]') as HTMLInputElement
const box = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement

test('a new name is sent alone, the user follows it, and the form closes with a word of success', async () => {
  const renamed = { ...ana, name: 'Ana Lucía' }
  server.answer(updateProfile, { success: true, message: 'ok', user: renamed })
  const { person, client } = show(<Blocks />)
  await person.click(edit('Nombre'))
  await person.clear(nameBox())
  await person.type(nameBox(), ' Ana Lucía {Enter}')
  expect(await screen.findByText('Nombre actualizado correctamente')).toBeTruthy()
  expect(server.bodiesOf(updateProfile)).toEqual([{ name: 'Ana Lucía', username: null, password: null }])
  expect(client.getQueryData(sessionKey)).toEqual(renamed)
  expect(nameBox()).toBeNull()
  expect(screen.getByText('Ana Lucía')).toBeTruthy()
})

test('an empty name is not sent', async () => {
  const { person } = show(<Blocks />)
  await person.click(edit('Nombre'))
  await person.clear(nameBox())
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(screen.getByRole('alert').textContent).toBe('Escriba un nombre.')
  expect(server.asked).toEqual([])
})

test('a username that is taken says so in its own block, and Cancel takes the words away', async () => {
  server.refuse(updateProfile, 'username_taken')
  const { person } = show(<Blocks />)
  await person.click(edit('Nombre de usuario'))
  await person.type(box('username'), 'x')
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('El nombre de usuario ya existe')
  await person.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await person.click(edit('Nombre de usuario'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box('username').value).toBe('ana')
})

test('what is being typed waits in the tab, a password does not', async () => {
  const { person, unmount } = show(<Blocks />)
  await person.click(edit('Nombre'))
  await person.type(nameBox(), ' L')
  await person.click(edit('Contraseña'))
  await person.type(box('newPassword'), 'secreta-123')
  unmount()
  expect(JSON.stringify(sessionStorage)).not.toContain('secreta-123')
  show(<Blocks />)
  expect(nameBox().value).toBe('Ana María L')
  expect(box('newPassword')).toBeNull()
})

test.each([
  [['', 'una-nueva-1', 'una-nueva-1'], 'Complete todos los campos obligatorios.'],
  [['vieja', 'una-nueva-1', 'otra-nueva-1'], 'Las contraseñas no coinciden'],
  [['vieja', 'corta', 'corta'], 'La contraseña debe tener al menos 8 caracteres'],
])('a password change of %j is not sent: %s', async (typed, words) => {
  const { person } = show(<Blocks />)
  await person.click(edit('Contraseña'))
  for (const [index, name] of ['currentPassword', 'newPassword', 'confirmPassword'].entries())
    if (typed[index]) await person.type(box(name), typed[index])
  await person.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(server.asked).toEqual([])
})

test('where there is no password yet, none is asked for', async () => {
  const { person } = show(<Blocks hasPassword={false} />)
  await person.click(edit('Contraseña'))
  expect(box('currentPassword')).toBeNull()
})

test('while one block is saved, no other can be', async () => {
  const letGo = server.hold(updateProfile, { success: true, message: 'ok', user: ana })
  const { person } = show(<Blocks />)
  await person.click(edit('Nombre'))
  await person.click(edit('Nombre de usuario'))
  await person.type(nameBox(), 'x{Enter}')
  const saving = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Guardando…' })
  expect(saving.map(button => button.disabled)).toEqual([true, true])
  letGo()
  await waitFor(() => expect(nameBox()).toBeNull())
})

test.each([['Escape'], ['Enter']])(
  '%s ends the editing of a name, and its button has the keyboard again',
  async key => {
    server.answer(updateProfile, { success: true, message: 'ok', user: ana })
    const { person } = show(<Blocks />)
    await person.click(edit('Nombre'))
    await person.type(nameBox(), `x{${key}}`)
    await waitFor(() => expect(nameBox()).toBeNull())
    expect(document.activeElement).toBe(edit('Nombre'))
    expect(server.bodiesOf(updateProfile)).toHaveLength(key === 'Enter' ? 1 : 0)
  },
)
