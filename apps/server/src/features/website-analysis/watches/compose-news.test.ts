import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { expect, test } from 'vitest'
import { composeNews } from './compose-news.ts'
import type { StoredChange } from './watch-settings.ts'

type Field = StoredChange['fields'][number]
const field = (given: Partial<Field> & Pick<Field, 'name' | 'before' | 'after'>): Field => ({
  kind: 'text',
  meaning: null,
  beforeNumber: null,
  afterNumber: null,
  ...given,
})
const change = (kind: StoredChange['kind'], given: Partial<StoredChange> = {}): StoredChange => ({
  kind,
  rowId: 1,
  row: { Código: 'LPN-7', Título: 'Puente <norte>', Monto: 'S/ 1' },
  fields: [],
  goneSince: null,
  place: null,
  placeBefore: null,
  ...given,
})
const closes = { name: 'Cierre', before: '01/12/2026', after: '20/12/2026' }
const amount = { name: 'Monto', before: 'S/ 1,000', after: 'S/ 2,500.5' }

const changes: StoredChange[] = [
  change('new'),
  change('new', { goneSince: '2026-11-01T00:00:00.000Z' }),
  change('gone'),
  change('changed', { fields: [field({ ...closes, meaning: 'deadline-moved', difference: 19 })] }),
  change('changed', { fields: [field({ ...closes, meaning: 'deadline-moved', difference: -1 })] }),
  change('changed', { fields: [field({ ...amount, meaning: 'amount-up', difference: 1500.5 })] }),
  change('changed', { fields: [field({ ...amount, meaning: 'amount-down', difference: -1500.5 })] }),
  change('changed', {
    fields: [field({ name: 'Estado', before: 'Abierta', after: 'Adjudicada', meaning: 'status-changed' })],
  }),
  change('changed', { fields: [field({ name: 'Sede', before: '', after: 'Lima' })] }),
  change('deadline', { fields: [field({ ...closes, meaning: 'deadline-soon', difference: 3 })] }),
  change('deadline', { fields: [field({ ...closes, meaning: 'deadline-soon', difference: 1 })] }),
  change('deadline', { fields: [field({ ...closes, meaning: 'deadline-soon', difference: 0 })] }),
]

const compose = (language: 'es' | 'en', found: StoredChange[], code: string | null = null, region = 'PE') =>
  composeNews({
    user: { email: 'ana@example.com', name: 'Ana', username: 'ana', language, region },
    watchId: 'w1',
    settings: { name: 'Obras' },
    news: [{ run: { id: 'r1', code }, changes: found }],
    token: 'w1.secret',
    brand: { brand: 'Sondeo', supportEmail: 'help@example.com', appUrl: 'https://sondeo.example' },
  })

const bullets = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('• '))
    .map(line => line.slice(2))

const row = 'LPN-7 · Puente <norte>'
const inWords = {
  es: {
    subject: 'Novedades: Obras',
    lead: 'En la lista que sigue, «Obras», hay novedades: 2 nuevas, 6 cambiaron, 1 ya no está, 3 vencen pronto.',
    lines: [
      `Nueva: ${row}`,
      `De vuelta: ${row}`,
      `Ya no está: ${row}`,
      `Cambió: ${row}. Cierre: 01/12/2026 → 20/12/2026 (plazo ampliado 19 días)`,
      `Cambió: ${row}. Cierre: 01/12/2026 → 20/12/2026 (plazo adelantado 1 día)`,
      `Cambió: ${row}. Monto: S/ 1,000 → S/ 2,500.5 (subió 1,500.5)`,
      `Cambió: ${row}. Monto: S/ 1,000 → S/ 2,500.5 (bajó 1,500.5)`,
      `Cambió: ${row}. Estado: Abierta → Adjudicada (cambió de estado)`,
      `Cambió: ${row}. Sede: — → Lima`,
      `Vence pronto: ${row}. Cierre: 20/12/2026 (en 3 días)`,
      `Vence pronto: ${row}. Cierre: 20/12/2026 (mañana)`,
      `Vence pronto: ${row}. Cierre: 20/12/2026 (hoy)`,
    ],
    ending: 'Dejar de recibir estos correos',
    unreadable: ['No pudimos leer la lista: Obras', 'No pudimos leer la lista que sigue, «Obras».'],
  },
  en: {
    subject: 'What’s new: Obras',
    lead: 'There’s news in the list you’re watching, “Obras”: 2 new, 6 changed, 1 no longer listed, 3 due soon.',
    lines: [
      `New: ${row}`,
      `Back: ${row}`,
      `No longer listed: ${row}`,
      `Changed: ${row}. Cierre: 01/12/2026 → 20/12/2026 (deadline extended by 19 days)`,
      `Changed: ${row}. Cierre: 01/12/2026 → 20/12/2026 (deadline brought forward by 1 day)`,
      `Changed: ${row}. Monto: S/ 1,000 → S/ 2,500.5 (up 1,500.5)`,
      `Changed: ${row}. Monto: S/ 1,000 → S/ 2,500.5 (down 1,500.5)`,
      `Changed: ${row}. Estado: Abierta → Adjudicada (new status)`,
      `Changed: ${row}. Sede: — → Lima`,
      `Due soon: ${row}. Cierre: 20/12/2026 (in 3 days)`,
      `Due soon: ${row}. Cierre: 20/12/2026 (tomorrow)`,
      `Due soon: ${row}. Cierre: 20/12/2026 (today)`,
    ],
    ending: 'Stop these emails',
    unreadable: ['We couldn’t read the list: Obras', 'We couldn’t read the list you’re watching, “Obras”.'],
  },
} as const

const fromHtml = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

test.each(['es', 'en'] as const)('a mail tells what each change means, in plain text and in HTML (%s)', language => {
  const { subject, lead, lines, ending } = inWords[language]
  const mail = compose(language, changes)
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(lead)
  expect(bullets(mail.text)).toEqual(lines)
  expect(mail.text).toContain(`${ending}: https://sondeo.example/unsubscribe/w1.secret`)
  // What a page says is text in the HTML too, whatever it holds.
  expect(mail.html).not.toContain('<norte>')
  const items = [...mail.html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => fromHtml(item))
  expect(items).toEqual(lines)
  expect(fromHtml(mail.html)).toContain(lead)
  expect(mail.html).toContain(`<html lang="${language}">`)
})

test.each(['es', 'en'] as const)('a list that cannot be read is told as such, with its reason (%s)', language => {
  const [subject, lead] = inWords[language].unreadable
  const reasons = { es: errorTextsEs, en: errorTextsEn }[language]
  const mail = compose(language, [change('unreadable', { rowId: null, row: {} })], 'watched_list_much_smaller')
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(lead)
  expect(bullets(mail.text)).toEqual([reasons.watched_list_much_smaller])
  expect(fromHtml(mail.html)).toContain(reasons.watched_list_much_smaller)
})

test('of very many changes the first are told, and how many there are besides', () => {
  const many = Array.from({ length: 25 }, () => change('new'))
  expect(bullets(compose('es', many).text).slice(19)).toEqual([`Nueva: ${row}`, 'Y 5 más.'])
  expect(bullets(compose('en', many).text).at(-1)).toBe('And 5 more.')
})

test.each([
  ['es', 'PE', 'subió 1,500.5'],
  ['es', 'ES', 'subió 1.500,5'],
  ['es', 'MX', 'subió 1,500.5'],
  ['en', 'US', 'up 1,500.5'],
  ['en', 'ZA', 'up 1\u00a0500,5'],
] as const)('differences are written as the country of the reader writes numbers (%s-%s)', (language, region, said) => {
  const found = [change('changed', { fields: [field({ ...amount, meaning: 'amount-up', difference: 1500.5 })] })]
  expect(bullets(compose(language, found, null, region).text)[0]).toContain(`(${said})`)
})
