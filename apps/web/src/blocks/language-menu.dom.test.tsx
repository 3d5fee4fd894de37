import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/show.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

test('the page speaks the chosen language at once, and the device keeps it', async () => {
  const { person } = show(<LanguageMenu />)
  await person.click(screen.getByRole('button', { name: 'Idioma: Español' }))
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Español' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'English' }))
  expect(screen.getByRole('button', { name: 'Language: English' })).toBe(document.activeElement)
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('arrows go round the languages, Enter chooses, Escape leaves everything as it was', async () => {
  const { person } = show(<LanguageMenu />)
  const button = screen.getByRole('button', { name: 'Idioma: Español' })
  button.focus()
  await person.keyboard('{Enter}{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'English' }))
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Español' }))
  await person.keyboard('{End}{Escape}')
  expect(document.activeElement).toBe(button)
  expect(document.documentElement.lang).toBe('es')
})

test('a language chosen in another tab is followed', async () => {
  show(<LanguageMenu />)
  localStorage.setItem('language', 'en')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })))
  expect(screen.getByRole('button', { name: 'Language: English' })).toBeTruthy()
})

test('a theme is set on the page, and the system’s own takes it away again', async () => {
  const { person } = show(<ThemeMenu />)
  await person.click(screen.getByRole('button'))
  await person.click(screen.getByRole('menuitemradio', { name: 'Oscuro' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await person.click(screen.getByRole('button'))
  await person.click(screen.getByRole('menuitemradio', { name: /sistema/i }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
