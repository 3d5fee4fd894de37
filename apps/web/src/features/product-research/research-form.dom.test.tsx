import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { startStandIn } from '../../../test/stand-in-server.ts'
import { ResearchForm } from './research-form.tsx'
import type { ResearchQuestion } from './use-research.ts'

beforeEach(() => void startStandIn())

function Research({ onSubmit, isProcessing = false }: { onSubmit: (asked: unknown) => void; isProcessing?: boolean }) {
  const [typed, setTyped] = useState<ResearchQuestion>({ productName: '', productCode: '' })
  return (
    <ResearchForm
      typed={typed}
      isProcessing={isProcessing}
      error={null}
      onType={change => setTyped({ ...typed, ...change })}
      onSubmit={onSubmit}
    >
      <p>below</p>
    </ResearchForm>
  )
}
const submit = () => screen.getByRole('button', { name: 'Obtener informe' })

test.each(['', '   '])('a product of %j is not asked for', async name => {
  const asked: unknown[] = []
  const { person } = show(<Research onSubmit={question => asked.push(question)} />)
  if (name) await person.type(screen.getByLabelText('Nombre del producto'), name)
  await person.click(submit())
  expect(screen.getByRole('alert').textContent).toBe('Ingrese un nombre de producto válido.')
  expect(screen.queryByText('below')).toBeNull()
  expect(asked).toEqual([])
})

test('name and code are trimmed; what went wrong before gives way', async () => {
  const asked: unknown[] = []
  const { person } = show(<Research onSubmit={question => asked.push(question)} />)
  await person.click(submit())
  await person.type(screen.getByLabelText('Nombre del producto'), ' Azúcar ')
  await person.type(screen.getByLabelText('Código del producto'), ' 1701 {Enter}')
  expect(asked).toEqual([{ productName: 'Azúcar', productCode: '1701' }])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('below')).toBeTruthy()
})

test('an example fills the form and empties the code', async () => {
  const { person } = show(<Research onSubmit={() => {}} />)
  await person.type(screen.getByLabelText('Código del producto'), '99')
  await person.click(screen.getByRole('button', { name: 'Café' }))
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del producto').value).toBe('Café')
  expect(screen.getByLabelText<HTMLInputElement>('Código del producto').value).toBe('')
})

test('while it is processed the button is off and Enter sends nothing', async () => {
  const asked: unknown[] = []
  const { person } = show(<Research isProcessing onSubmit={question => asked.push(question)} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Procesando...' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Café' })).toBeNull()
  await person.type(screen.getByLabelText('Nombre del producto'), '{Enter}')
  expect(asked).toEqual([])
})
