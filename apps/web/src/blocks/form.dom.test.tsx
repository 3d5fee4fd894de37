import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { show } from '../../test/show.tsx'
import { CallError } from '../browser/call-error.ts'
import { Form, type FormProps } from './form.tsx'

const schema = z.object({
  name: z.string().trim().min(1, { error: 'field_required' }).max(5, { error: 'field_too_long' }),
  code: z.string().trim().min(1, { error: 'field_required' }),
})
type Values = z.infer<typeof schema>

const sample = (props: Partial<FormProps<Values>> & { onSend: (values: Values) => void }) => (
  <Form schema={schema} {...props}>
    {({ objection, error, mistakeIn }) => (
      <>
        {objection && <p role="alert">{`objection ${objection.code}`}</p>}
        {error instanceof CallError && <p role="alert">{`failed ${error.code}`}</p>}
        {(['name', 'code'] as const).map(field => (
          <label key={field}>
            {field}
            <input name={field} aria-invalid={mistakeIn(field) ? true : undefined} />
            <span>{mistakeIn(field)}</span>
          </label>
        ))}
        <button type="submit">send</button>
      </>
    )}
  </Form>
)
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const send = () => screen.getByRole('button', { name: 'send' })

test('what is sent is what the schema makes of the fields, and they keep what was typed', async () => {
  const sent: Values[] = []
  const { person } = show(sample({ onSend: values => sent.push(values) }))
  await person.type(box('name'), ' Ana ')
  await person.type(box('code'), '12{Enter}')
  expect(sent).toEqual([{ name: 'Ana', code: '12' }])
  expect([box('name').value, box('code').value]).toEqual([' Ana ', '12'])
})

test('what is missing is said first, every field that is wrong is marked, and the first of them gets the keyboard', async () => {
  const sent: Values[] = []
  const { person } = show(sample({ onSend: values => sent.push(values) }))
  await person.type(box('name'), 'too long')
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('objection field_required')
  expect([box('name'), box('code')].map(field => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(box('name'))
  await person.type(box('code'), '1{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('objection field_too_long')
  expect(document.activeElement).toBe(box('name'))
  expect(sent).toEqual([])
})

test('an objection goes with the next sending that has none', async () => {
  const { person } = show(sample({ onSend: () => undefined }))
  await person.click(send())
  expect(screen.getByRole('alert')).toBeTruthy()
  await person.type(box('name'), 'Ana')
  await person.type(box('code'), '1{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal of the server marks the field that it names, until the page objects to something itself', async () => {
  const error = new CallError({
    code: 'invalid_input',
    message: '',
    status: 400,
    fields: [{ field: 'code', code: 'invalid_characters' }],
  })
  const { person } = show(sample({ onSend: () => undefined, error }))
  expect(screen.getByRole('alert').textContent).toBe('failed invalid_input')
  expect(box('code').getAttribute('aria-invalid')).toBe('true')
  await person.click(send())
  expect(screen.getByRole('alert').textContent).toBe('objection field_required')
})

test('while something is on its way nothing more is sent', async () => {
  const sent: Values[] = []
  const { person } = show(sample({ onSend: values => sent.push(values), isSending: true }))
  await person.type(box('name'), 'Ana')
  await person.type(box('code'), '1{Enter}')
  expect(sent).toEqual([])
})

test('more than the fields can be checked and sent', async () => {
  const sent: Values[] = []
  const read = (data: FormData) => ({ ...Object.fromEntries(data), code: 'from elsewhere' })
  const { person } = show(sample({ onSend: values => sent.push(values), read }))
  await person.type(box('name'), 'Ana{Enter}')
  expect(sent).toEqual([{ name: 'Ana', code: 'from elsewhere' }])
})
