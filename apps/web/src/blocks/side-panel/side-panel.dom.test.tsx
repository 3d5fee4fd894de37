import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { setLanguage } from '../../browser/language.ts'
import { shell as en } from '../../messages/en/shell.ts'
import { shell as text } from '../../messages/es/shell.ts'
import { SidePanel } from './side-panel.tsx'

type Window = 'wide' | 'narrow' | 'phone'
const holds: Record<Window, (query: string) => boolean> = {
  wide: query => query.includes('min-width'),
  narrow: () => false,
  phone: query => query.includes('max-width'),
}
const inWindow = (size: Window) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      query => ({ matches: holds[size](query), addEventListener() {}, removeEventListener() {} }) as never,
    )

function Page() {
  const [shown, setShown] = useState<string>()
  const table = ['Uno', 'Dos'].map(name => (
    <button key={name} type="button" onClick={() => setShown(name)}>
      {name}
    </button>
  ))
  return (
    <SidePanel table={table} isOpen={shown !== undefined} onClose={() => setShown(undefined)} title="Origen">
      <p>{`Origen de ${shown}`}</p>
      <a href="#page">página</a>
    </SidePanel>
  )
}
const cell = (name: string) => screen.getByRole('button', { name })
const panel = () => screen.queryByRole('dialog', { name: 'Origen' })
const closeButton = () => within(panel() as HTMLElement).getByRole('button', { name: text.close })

test.each(['wide', 'narrow', 'phone'] as const)('in a %s window the panel shows what was asked for', async size => {
  inWindow(size)
  const { person } = show(<Page />)
  expect(panel()).toBeNull()
  await person.click(cell('Uno'))
  expect(panel()?.textContent).toContain('Origen de Uno')
  await person.click(closeButton())
  expect(panel()).toBeNull()
})

test('where there is room the table stays in use: the panel goes along, and the focus stays in the table', async () => {
  inWindow('wide')
  const { person } = show(<Page />)
  await person.click(cell('Uno'))
  expect(document.activeElement).toBe(cell('Uno'))
  await person.click(cell('Dos'))
  expect(panel()?.textContent).toContain('Origen de Dos')
  expect(document.activeElement).toBe(cell('Dos'))
})

test('Escape closes the panel from anywhere, and leaves the focus in the table', async () => {
  inWindow('wide')
  const { person } = show(<Page />)
  await person.click(cell('Uno'))
  await person.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(cell('Uno'))
})

test('closed with the focus inside, the panel gives it back to the cell that was asked about last', async () => {
  inWindow('wide')
  const { person } = show(<Page />)
  await person.click(cell('Uno'))
  await person.click(cell('Dos'))
  await person.click(closeButton())
  expect(document.activeElement).toBe(cell('Dos'))
})

test('Escape belongs to a dialog above the panel first', async () => {
  inWindow('wide')
  const { person } = show(
    <>
      <Page />
      <dialog open aria-label="Encima" />
    </>,
  )
  await person.click(cell('Uno'))
  await person.keyboard('{Escape}')
  expect(panel()).toBeTruthy()
})

test('where there is no room the panel lies over the table', async () => {
  inWindow('narrow')
  const { person } = show(<Page />)
  await person.click(cell('Uno'))
  expect(panel()?.tagName).toBe('DIALOG')
})

test('the way out is named in the reader’s language', async () => {
  inWindow('wide')
  const { person } = show(<Page />)
  await person.click(cell('Uno'))
  act(() => setLanguage('en'))
  await person.click(within(panel() as HTMLElement).getByRole('button', { name: en.close }))
  expect(panel()).toBeNull()
})
