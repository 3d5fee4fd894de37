import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { ShownSecret } from './shown-secret.tsx'

test('the secret waits at the button that copies it, and only “done” closes it', async () => {
  const onClose = vi.fn()
  const { person } = show(<ShownSecret secret="whsec_1" onClose={onClose} />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copiar: Secreto' }))
  await person.keyboard('{Enter}')
  expect(write).toHaveBeenCalledWith('whsec_1')
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
  expect(dialog.getAttribute('closedby')).toBe('none')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Listo' }))
  expect(onClose).toHaveBeenCalledOnce()
})
