import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { readyScan } from '../../../test/scans.ts'
import { show } from '../../../test/show.tsx'
import { startStandIn } from '../../../test/stand-in-server.ts'
import { QuestionForm } from './place/question-form.tsx'
import { ScanFigures } from './place/scan-figures.tsx'
import { useQuestionDraft } from './place/use-question-draft.ts'
import { ScanForm } from './scan-form.tsx'
import type { ScanOrder } from './use-scan-website.ts'

beforeEach(() => void startStandIn())

function Scan({ onScan }: { onScan: (order: ScanOrder) => void }) {
  const [url, setUrl] = useState('')
  return <ScanForm url={url} onType={setUrl} isScanning={false} onScan={onScan} />
}
const scanButton = () => screen.getByRole('button', { name: 'Escanear sitio web' })

test('an empty address is not sent', async () => {
  const orders: ScanOrder[] = []
  const { person } = show(<Scan onScan={order => orders.push(order)} />)
  await person.click(scanButton())
  expect(screen.getByText('Ingrese una URL válida')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('URL'))
  expect(orders).toEqual([])
})

test('an address without a scheme gets https://, and no login goes with it', async () => {
  const orders: ScanOrder[] = []
  const { person } = show(<Scan onScan={order => orders.push(order)} />)
  await person.type(screen.getByLabelText('URL'), ' ejemplo.com/lista {Enter}')
  const noLogin = { auth: false, loginUrl: '', email: '', password: '' }
  expect(orders).toEqual([{ url: 'https://ejemplo.com/lista', ...noLogin, isBare: true }])
})

test('with the box ticked all three fields are needed, and each says what is missing until it is there', async () => {
  const orders: ScanOrder[] = []
  const { person } = show(<Scan onScan={order => orders.push(order)} />)
  await person.type(screen.getByLabelText('URL'), 'ejemplo.com')
  await person.click(screen.getByLabelText('Requiere inicio de sesión'))
  await person.type(screen.getByLabelText('Usuario o correo del sitio'), 'ana')
  await person.click(scanButton())
  expect(screen.getByText('Escriba la URL de la página de acceso')).toBeTruthy()
  expect(screen.getByText('Escriba la contraseña')).toBeTruthy()
  expect(screen.queryByText('Escriba el usuario')).toBeNull()
  await person.type(screen.getByLabelText('Contraseña del sitio'), 'clave')
  expect(screen.queryByText('Escriba la contraseña')).toBeNull()
  await person.type(screen.getByLabelText('URL de acceso'), 'ejemplo.com/entrar')
  await person.click(scanButton())
  expect(orders).toEqual([
    {
      url: 'https://ejemplo.com',
      auth: true,
      loginUrl: 'https://ejemplo.com/entrar',
      email: 'ana',
      password: 'clave',
    },
  ])
})

test('unticking the box forgets what was typed in it', async () => {
  const orders: ScanOrder[] = []
  const { person } = show(<Scan onScan={order => orders.push(order)} />)
  await person.type(screen.getByLabelText('URL'), 'ejemplo.com')
  await person.click(screen.getByLabelText('Requiere inicio de sesión'))
  await person.type(screen.getByLabelText('Contraseña del sitio'), 'clave')
  await person.click(screen.getByLabelText('Requiere inicio de sesión'))
  await person.click(scanButton())
  expect(JSON.stringify(orders)).not.toContain('clave')
})

const scan: ScanSummary = { ...readyScan, title: null }
/** As on the place of a scan, which keeps what is typed. */
function Box({ of = scan, onAsk = () => {} }: { of?: ScanSummary; onAsk?: (question: string) => void }) {
  const { draft, keep } = useQuestionDraft(of._id, { id: null, question: undefined })
  return <QuestionForm scan={of} draft={draft} onType={keep} isAsking={false} onAsk={onAsk} />
}
const questionBox = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('a question is trimmed, and an empty one is not asked', async () => {
  const asked: string[] = []
  const { person } = show(<Box onAsk={question => asked.push(question)} />)
  await person.type(questionBox(), '   ')
  await person.click(screen.getByRole('button', { name: /Analizar/ }))
  expect(asked).toEqual([])
  expect(questionBox().getAttribute('aria-invalid')).toBe('true')
  await person.type(questionBox(), 'montos mayores ')
  await person.click(screen.getByRole('button', { name: /Analizar/ }))
  expect(asked).toEqual(['montos mayores'])
})

test('a suggestion is asked at once and stands in the box', async () => {
  const asked: string[] = []
  const { person } = show(<Box onAsk={question => asked.push(question)} />)
  await person.click(screen.getByRole('button', { name: '¿Cuáles cierran este mes?' }))
  expect(asked).toEqual(['¿Cuáles cierran este mes?'])
  expect(questionBox().value).toBe('¿Cuáles cierran este mes?')
})

test('what is being typed survives leaving the screen, for this user and this scan only', async () => {
  const first = show(<Box />)
  await first.person.type(questionBox(), 'a medias')
  first.unmount()
  const again = show(<Box />)
  expect(questionBox().value).toBe('a medias')
  again.unmount()
  show(<Box of={{ ...scan, _id: 'scan2' }} />)
  expect(questionBox().value).toBe('')
})

test('a list that the plan cut says so, and one of which nothing is known says nothing', () => {
  const cut = { ...scan, recordsFound: 1000, recordsAnnounced: null, complete: false, recordLimit: 1000 }
  const { unmount } = show(<ScanFigures scan={cut} />)
  expect(screen.getByText(/Su plan admite hasta 1[.,\s]?000 registros por escaneo/)).toBeDefined()
  unmount()
  const { container } = show(<ScanFigures scan={{ ...scan, pagesRead: 0, recordsFound: 0 }} />)
  expect(container.textContent).toBe('')
})

test('whoever finds a site read badly can write to us about it', () => {
  show(<Scan onScan={() => {}} />)
  expect(screen.getByRole('link', { name: 'Cuéntenos cuál' }).getAttribute('href')).toMatch(/^mailto:.+@/)
})
