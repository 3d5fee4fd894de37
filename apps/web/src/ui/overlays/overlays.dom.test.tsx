import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { setLanguage } from '../../browser/language.ts'
import { Dialog } from './dialog.tsx'
import { InfoTip } from './info-tip.tsx'
import { Menu, MenuCheck, MenuChoice, MenuItem } from './menu.tsx'
import { showToast } from './toast.tsx'

// The page of these tests has no top layer; that words stand in it is seen in a browser.
HTMLElement.prototype.showPopover ??= () => undefined
afterEach(() => vi.useRealTimers())

function Fruits({ onChoose }: { onChoose: (fruit: string) => void }) {
  return (
    <>
      <Menu trigger="Fruta" label="Fruta: pera">
        <MenuChoice isChosen={false} onClick={() => onChoose('manzana')}>
          manzana
        </MenuChoice>
        <MenuChoice isChosen onClick={() => onChoose('pera')}>
          pera
        </MenuChoice>
        <MenuItem onClick={() => onChoose('uva')}>uva</MenuItem>
      </Menu>
      <button type="button">elsewhere</button>
    </>
  )
}
const trigger = () => screen.getByRole('button', { name: 'Fruta: pera' })
const focused = () => document.activeElement?.textContent

test('a menu opens at what is chosen, and arrows go round', async () => {
  const { person } = show(<Fruits onChoose={() => {}} />)
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await person.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('pera')
  await person.keyboard('{ArrowDown}')
  expect(focused()).toBe('uva')
  await person.keyboard('{ArrowDown}')
  expect(focused()).toBe('manzana')
  await person.keyboard('{End}')
  expect(focused()).toBe('uva')
})

test('a choice is made, the menu closes, and the keyboard is back at its button', async () => {
  const chosen: string[] = []
  const { person } = show(<Fruits onChoose={fruit => chosen.push(fruit)} />)
  await person.click(trigger())
  await person.keyboard('{ArrowUp}{Enter}')
  expect(chosen).toEqual(['manzana'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger())
})

test.each([
  ['Escape', async (person: ReturnType<typeof show>['person']) => person.keyboard('{Escape}')],
  ['Tab', async (person: ReturnType<typeof show>['person']) => person.keyboard('{Tab}')],
  [
    'a click elsewhere',
    async (person: ReturnType<typeof show>['person']) => person.click(screen.getByText('elsewhere')),
  ],
])('%s closes a menu and chooses nothing', async (_, leave) => {
  const chosen: string[] = []
  const { person } = show(<Fruits onChoose={fruit => chosen.push(fruit)} />)
  await person.click(trigger())
  await leave(person)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(chosen).toEqual([])
})

function Columns() {
  const [isShown, setIsShown] = useState(true)
  return (
    <Menu trigger="Columnas" label="Columnas">
      <MenuCheck isChecked={isShown} onClick={() => setIsShown(!isShown)}>
        Precio
      </MenuCheck>
    </Menu>
  )
}

test('what can be on together with others is switched while the menu stays open', async () => {
  const { person } = show(<Columns />)
  await person.click(screen.getByRole('button', { name: 'Columnas' }))
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Precio' }))
  expect(screen.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('false')
})

function Question(props: Partial<ComponentProps<typeof Dialog>> & { onClose: () => void }) {
  return (
    <Dialog isOpen title="¿Borrar?" description="No se puede deshacer." {...props}>
      <button type="button">Sí</button>
    </Dialog>
  )
}

test('a dialog is named and described by its words', () => {
  show(<Question onClose={() => {}} />)
  const dialog = screen.getByRole('dialog')
  const wordsOf = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
  expect(wordsOf('aria-labelledby')).toBe('¿Borrar?')
  expect(wordsOf('aria-describedby')).toBe('No se puede deshacer.')
})

test('a dialog closes by its button, by Escape and by a click outside', async () => {
  const onClose = vi.fn()
  const { person } = show(<Question onClose={onClose} />)
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar' }))
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
  await person.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(3)
  await person.click(screen.getByText('No se puede deshacer.'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('one that must not be interrupted closes by nothing', async () => {
  const onClose = vi.fn()
  const { person } = show(<Question onClose={onClose} canClose={false} />)
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  const cancel = new Event('cancel', { cancelable: true })
  act(() => void screen.getByRole('dialog').dispatchEvent(cancel))
  await person.click(screen.getByRole('dialog'))
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('a closed dialog holds nothing, and is empty when it opens again', () => {
  const { rerender } = show(<Question onClose={() => {}} isOpen={false} />)
  expect(screen.queryByText('Sí')).toBeNull()
  rerender(<Question onClose={() => {}} isOpen />)
  expect(screen.getByText('Sí')).toBeTruthy()
})

test('a toast says its words for a while, then goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(<p>page</p>)
  act(() => showToast('Guardado'))
  expect(screen.getByText('Guardado')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(6_100))
  expect(screen.queryByText('Guardado')).toBeNull()
})

test('what a toast offers is done once, and the toast goes', async () => {
  const undo = vi.fn()
  const { person } = show(<p>page</p>)
  act(() => showToast('Borrado', { label: 'Deshacer', run: undo }))
  await person.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Borrado')).toBeNull()
})

test('at most three toasts stand at once, the newest last', () => {
  show(<p>page</p>)
  act(() => {
    for (const text of ['uno', 'dos', 'tres', 'cuatro']) showToast(text)
  })
  expect(screen.queryByText('uno')).toBeNull()
  expect(screen.getByText('cuatro')).toBeTruthy()
})

test('an explanation shows on focus, describes its sign, and Escape hides it', async () => {
  const { person } = show(<InfoTip label="Qué es">Registros por lectura</InfoTip>)
  const sign = screen.getByRole('button', { name: 'Qué es' })
  expect(sign.getAttribute('aria-describedby')).toBeNull()
  await person.tab()
  const tip = await screen.findByRole('tooltip', { hidden: true })
  expect(tip.textContent).toBe('Registros por lectura')
  expect(sign.getAttribute('aria-describedby')).toBe(tip.id)
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull())
})

test('a resting mouse shows nothing; one that moves does, after a moment', async () => {
  const { person } = show(<InfoTip label="Qué es">Registros</InfoTip>)
  await person.hover(screen.getByRole('button', { name: 'Qué es' }))
  expect(await screen.findByRole('tooltip', { hidden: true })).toBeTruthy()
  await person.unhover(screen.getByRole('button', { name: 'Qué es' }))
  await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull())
})

test('words of the frame follow the language', () => {
  show(<Question onClose={() => {}} />)
  act(() => setLanguage('en'))
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })).toBeTruthy()
})
