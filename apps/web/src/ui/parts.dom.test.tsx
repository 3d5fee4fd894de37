import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { findAddress, show } from '../../test/show.tsx'
import { Accordion } from './accordion.tsx'
import { Alert, Notice, StatusBox } from './alert.tsx'
import { AppLink } from './app-link.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './fields/checkbox.tsx'
import { Field, TextareaField } from './fields/field.tsx'
import { PasswordField } from './fields/password-field.tsx'
import { Segmented } from './fields/segmented.tsx'
import { SelectBox } from './fields/select-box.tsx'
import { Redirect } from './redirect.tsx'
import { SmartLink } from './smart-link.tsx'
import { PageSpinner } from './spinner.tsx'
import { Tabs } from './tabs.tsx'

const items = [
  { id: 'a', title: '¿Qué es?', content: 'Una herramienta.' },
  { id: 'b', title: '¿Cuánto cuesta?', content: 'Depende.' },
]

test('of an accordion one answer is open at most, and closed ones stay in the HTML', async () => {
  const { person } = show(<Accordion items={items} initiallyOpen="a" headingLevel={2} />)
  const [first, second] = screen.getAllByRole('button')
  expect(screen.getByRole('heading', { level: 2, name: '¿Qué es?' })).toBeTruthy()
  expect(first?.getAttribute('aria-expanded')).toBe('true')
  await person.click(second as HTMLElement)
  expect([first, second].map(button => button?.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  const closed = screen.getByText('Una herramienta.')
  expect(closed.closest('[hidden]')).toBeTruthy()
  await person.click(second as HTMLElement)
  expect(second?.getAttribute('aria-expanded')).toBe('false')
})

test.each([
  [Alert, 'alert'],
  [StatusBox, 'status'],
  [Notice, 'note'],
] as const)('%s says its words and the smaller ones below, in its role', (Box, role) => {
  show(<Box detail="porque sí">Algo pasó</Box>)
  const box = screen.getAllByRole(role).find(each => each.textContent?.includes('Algo'))
  expect([...(box?.querySelectorAll('p') ?? [])].map(each => each.textContent)).toEqual(['Algo pasó', 'porque sí'])
})

test('a plain click on a link stays in the application; with a key held the browser has it', async () => {
  const { person } = show(<AppLink to="/elsewhere?x=1">ir</AppLink>)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/elsewhere?x=1')
  await person.keyboard('{Control>}')
  await person.click(link)
  await person.keyboard('{/Control}')
  expect(screen.getByRole('link')).toBeTruthy()
  await person.click(link)
  expect(await findAddress()).toBe('/elsewhere?x=1')
})

test('a link whose click was taken by somebody else leads nowhere', async () => {
  const { person } = show(
    <AppLink to="/elsewhere" onClick={event => event.preventDefault()}>
      ir
    </AppLink>,
  )
  await person.click(screen.getByRole('link'))
  expect(screen.getByRole('link')).toBeTruthy()
})

test.each([
  ['https://other.example/', { target: '_blank', rel: 'noopener noreferrer' }],
  ['mailto:a@b.example', { target: null, rel: null }],
  ['#main', { target: null, rel: null }],
  ['/login', { target: null, rel: null }],
])('a link to %s knows how to open it', (to, expected) => {
  show(<SmartLink to={to}>ir</SmartLink>)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(to)
  expect({ target: link.getAttribute('target'), rel: link.getAttribute('rel') }).toEqual(expected)
})

test('a redirect leads on at once', async () => {
  show(<Redirect to="/login" />)
  expect(await findAddress()).toBe('/login')
})

test('a busy button is off, says that it is busy, and keeps its words', async () => {
  const onClick = vi.fn()
  const { person } = show(
    <Button isBusy onClick={onClick}>
      Enviar
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Enviar' })
  expect([button.getAttribute('aria-busy'), button.getAttribute('type')]).toEqual(['true', 'button'])
  await person.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a field is tied to its label, its error and its hint', () => {
  show(<Field label="Correo" hint="Como ana@example.com" error="Falta" name="email" />)
  const input = screen.getByLabelText('Correo')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map(id => document.getElementById(id)?.textContent)).toEqual(['Falta', 'Como ana@example.com'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field can be marked while the words stand elsewhere; a sound one is described by nothing', () => {
  show(
    <>
      <TextareaField label="Marcado" isInvalid />
      <TextareaField label="Sano" />
    </>,
  )
  expect(screen.getByLabelText('Marcado').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Sano').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByLabelText('Sano').getAttribute('aria-describedby')).toBeNull()
})

test('a password is hidden until its owner wants to see it, and the button says what it does', async () => {
  const { person } = show(<PasswordField label="Contraseña" name="password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Contraseña')
  await person.type(input, 'secreta')
  expect(input.type).toBe('password')
  const toggle = screen.getByRole('button')
  const before = toggle.getAttribute('aria-label')
  await person.click(toggle)
  expect([input.type, input.value, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'secreta', 'true'])
  expect(toggle.getAttribute('aria-label')).not.toBe(before)
})

function Choices({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<'a' | 'b'>('a')
  const choose = (next: 'a' | 'b') => {
    setValue(next)
    onChange(next)
  }
  return (
    <Segmented
      label="Periodo"
      value={value}
      onChange={choose}
      options={[
        { value: 'a', label: 'Mes' },
        { value: 'b', label: 'Año' },
      ]}
    />
  )
}

test('a choice of a few is a group of radios with one checked', async () => {
  const chosen: string[] = []
  const { person } = show(<Choices onChange={value => chosen.push(value)} />)
  expect(screen.getByRole('group', { name: 'Periodo' })).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: 'Año' }))
  expect(chosen).toEqual(['b'])
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(radio => radio.checked)).toEqual([false, true])
})

test('a checkbox is switched by its label, and a select by its options', async () => {
  const chosen: unknown[] = []
  const { person } = show(
    <>
      <Checkbox label="Recordar" onChange={event => chosen.push(event.target.checked)} />
      <SelectBox aria-label="País" onChange={event => chosen.push(event.target.value)}>
        <option value="">-</option>
        <option value="PE">Perú</option>
      </SelectBox>
    </>,
  )
  await person.click(screen.getByText('Recordar'))
  await person.selectOptions(screen.getByLabelText('País'), 'PE')
  expect(chosen).toEqual([true, 'PE'])
})

function Pages() {
  const [tab, setTab] = useState('one')
  const tabs = ['one', 'two', 'three'].map(value => ({ value, label: value }))
  return (
    <Tabs label="Páginas" tabs={tabs} value={tab} onChange={setTab}>
      {`panel of ${tab}`}
    </Tabs>
  )
}

test('tabs are one stop of the keyboard; arrows, Home and End move and choose', async () => {
  const { person } = show(<Pages />)
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'one' }))
  await person.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'three' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'three' }))
  await person.keyboard('{Home}x')
  expect(screen.getByRole('tabpanel').textContent).toBe('panel of one')
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(screen.getByRole('tab', { name: 'one' }).id)
  expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([0, -1, -1])
})

test('a page on its way says so to who cannot see it turn', () => {
  show(<PageSpinner />)
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Cargando…')).toBe(true)
})

function Saving({ onSave }: { onSave: () => void }) {
  const [isSaving, setIsSaving] = useState(false)
  const save = () => {
    onSave()
    setIsSaving(true)
  }
  return (
    <>
      <Button isBusy={isSaving} onClick={save}>
        Guardar
      </Button>
      <Button disabled={isSaving}>Otro</Button>
    </>
  )
}

test('a button that was pressed is off without losing the keyboard; left by it, it is off like any other', async () => {
  const onSave = vi.fn()
  const { person } = show(<Saving onSave={onSave} />)
  const [save, other] = screen.getAllByRole<HTMLButtonElement>('button')
  await person.click(save as HTMLElement)
  expect(document.activeElement).toBe(save)
  expect([save, other].map(button => button?.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  expect(other?.disabled).toBe(true)
  await person.keyboard('{Enter}')
  await person.click(save as HTMLElement)
  expect(onSave).toHaveBeenCalledTimes(1)
  await person.tab()
  expect(save?.disabled).toBe(true)
})
