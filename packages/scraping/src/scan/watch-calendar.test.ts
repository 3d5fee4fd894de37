import { startSite } from '@sondeo/test-kit/sites/start-site'
import { expect, test } from 'vitest'
import { createScraping } from '../scraping.ts'

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

test('a calendar that goes on for ever without saying anything new ends by itself', async () => {
  const site = await startSite({
    '/robots.txt': { status: 404 },
    '*': request => {
      const at = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('mes') ?? 0)
      const name = `${months[at % 12]} ${2026 + Math.floor(at / 12)}`
      const rows = Array.from(
        { length: 5 },
        (_, week) =>
          `<tr><td>${week * 7 + 1} ${name}</td><td>sin actividades</td><td>semana ${week + at * 5}</td></tr>`,
      )
      return `<h1>Agenda de ${name}</h1><table><tr><th>Día</th><th>Actividad</th><th>Semana</th></tr>${rows.join('')}</table><a rel="next" href="/agenda?mes=${at + 1}">Siguiente</a>`
    },
  })
  try {
    const result = await createScraping({ allow: [site] }).scanWebsite({ url: `${site.url}/agenda` })
    expect(result).toMatchObject({ ok: true, completeness: { endedBecause: 'repeats' } })
    expect(site.requests.length).toBeLessThan(12)
  } finally {
    await site.close()
  }
})
