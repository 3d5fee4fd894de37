import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sugar, sugarRows } from '../../../test/researches.ts'
import { show } from '../../../test/show.tsx'
import { startStandIn } from '../../../test/stand-in-server.ts'
import { ResearchReport } from './research-report.tsx'

const links = () =>
  screen.getByRole('navigation', { name: 'Secciones del informe' }).querySelectorAll<HTMLAnchorElement>('a')
const current = () => [...links()].find(link => link.hasAttribute('aria-current'))?.textContent

test('a report has links to the parts it has, and none to those it lacks', () => {
  startStandIn()
  const bare = { ...sugar, charts: [], markets: [], own: null }
  const { rerender } = show(<ResearchReport rows={sugarRows} summary="Sube." details={bare} />)
  expect([...links()].map(link => link.textContent)).toEqual(['Respuesta', 'Tabla', 'Análisis', 'Fuentes'])
  rerender(<p />)
  show(<ResearchReport rows={sugarRows} summary="Sube." details={sugar} />)
  expect([...links()].map(link => link.textContent)).toEqual(['Respuesta', 'Mercados', 'Tabla', 'Análisis', 'Fuentes'])
})

test('a link brings its part into sight and takes the keyboard along, without another address', async () => {
  startStandIn()
  const { person } = show(<ResearchReport rows={sugarRows} summary="Sube." details={sugar} />)
  const part = document.getElementById('report-table')
  if (!part) throw new Error('The table has no section')
  const bring = vi.fn()
  part.scrollIntoView = bring
  await person.click(screen.getByRole('link', { name: 'Tabla' }))
  expect(bring).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(part)
  expect(window.location.hash).toBe('')
})

test('the part that is being read is marked', () => {
  startStandIn()
  show(<ResearchReport rows={sugarRows} summary="Sube." details={sugar} />)
  const tops = { answer: -900, markets: -100, table: 600, analysis: 1200, sources: 1200 }
  for (const [name, top] of Object.entries(tops)) {
    const part = document.getElementById(`report-${name}`)
    if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 10, 10)
  }
  expect(current()).toBe('Respuesta')
  const root = document.documentElement
  Object.defineProperty(root, 'scrollHeight', { value: 5000, configurable: true })
  window.scrollTo(0, 900)
  fireEvent.scroll(window)
  expect(current()).toBe('Mercados')
  window.scrollTo(0, 5000)
  fireEvent.scroll(window)
  expect(current()).toBe('Fuentes')
})
