import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { setLanguage } from '../../browser/language.ts'
import { shell as en } from '../../messages/en/shell.ts'
import { shell as es } from '../../messages/es/shell.ts'
import { CopyField } from './copy-field.tsx'

const address = 'https://example.com/feed/secret'
const languages = [
  ['es', es],
  ['en', en],
] as const

test.each(languages)('the button copies all of the text and says so (%s)', async (language, text) => {
  setLanguage(language)
  const { person } = show(<CopyField label="Feed" value={address} />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await person.click(screen.getByRole('button', { name: `${text.copy}: Feed` }))
  expect(write).toHaveBeenCalledWith(address)
  expect(await screen.findByText(text.copied)).toBeTruthy()
})

test.each(languages)(
  'a browser that does not let us copy is said, with what to do instead (%s)',
  async (language, text) => {
    setLanguage(language)
    const { person } = show(<CopyField label="Feed" value={address} />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await person.click(screen.getByRole('button', { name: `${text.copy}: Feed` }))
    expect(await screen.findByText(text.copyFailed)).toBeTruthy()
  },
)

test('a click into the field selects all of it, to be copied by hand', async () => {
  const { person } = show(<CopyField label="Feed" value={address} hint="Keep it secret" />)
  const field = screen.getByLabelText<HTMLInputElement>('Feed')
  await person.click(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length])
  expect(screen.getByText('Keep it secret')).toBeTruthy()
})
