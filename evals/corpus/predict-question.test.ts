import { expect, test } from 'vitest'
import { predictQuestion } from './predict-question.ts'

const rows = [
  ['Café Andino', 'Lima', '12'],
  ['Molino Azul', 'Cusco', '30'],
  ['Pan de Oro', 'Lima', '7'],
].map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
const html = `<html lang="es"><title>Empresas</title><main><h1>Empresas</h1><table>
<tr><th>Empresa</th><th>Ciudad</th><th>Empleados</th></tr>${rows.join('')}</table></main></html>`
const asked = { html, url: 'https://empresas.example/', language: 'es' as const }

test('a prediction holds the rows that a person would see', async () => {
  const { rows: shown } = await predictQuestion({ ...asked, question: 'empresas de Lima' })
  expect(shown?.map(row => row.Empresa)).toEqual(['Café Andino', 'Pan de Oro'])
})

test('a question that is refused on the screens predicts nothing, however near some record stands', async () => {
  const { rows: shown } = await predictQuestion({ ...asked, question: 'hipoteca anfibia del Café Andino' })
  expect(shown).toEqual([])
})
