import { expect, test } from 'vitest'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'
import type { Contact } from '../page-reading.ts'
import { findContacts } from './find-contacts.ts'

const read = (body: string, country = 'PE'): Contact[] =>
  findContacts.run(openPage({ html: `<body>${body}</body>`, url: 'https://example.com/', country }), () => {})
const valuesOf = (contacts: Contact[], kind: Contact['kind']): string[] =>
  contacts.filter(contact => contact.kind === kind).map(contact => contact.value)

test.each([
  ['Tel. 612-3456 (oficina)', ['6123456']],
  ['Teléfono: (01) 612-3456 anexo 12', ['+5116123456']],
  ['Central: 01 612 3456 / 01 612 3457', ['+5116123456', '+5116123457']],
  ['Cel. 987654321, 987654322 y 987654323', ['+51987654321', '+51987654322', '+51987654323']],
  ['+51 987 654 321', ['+51987654321']],
  ['0051 1 612 3456', ['+5116123456']],
  ['Canada: (416) 659-4556', ['+14166594556']],
  ['UK: 07545 025137', ['+447545025137']],
  ['Tel/Fax: (01) 612-3456', ['+5116123456']],
  ['Llámenos al 987 654 321', ['+51987654321']],
])('phones of "%s"', (text, phones) => {
  expect(valuesOf(read(`<p>${text}</p>`), 'phone')).toEqual(phones)
})

test.each([
  'RUC: 20100070970',
  'RUC 20131312955',
  'Expediente 0034-2026-00125',
  'Ley 27444, artículo 123',
  'del 15/03/2026 al 20/03/2026',
  'temporada 2025-2026',
  'S/ 1 234 567',
  'cuenta 191-1234567-0-12',
  'ISBN 978-612-4567-89-0',
  'versión 1.2.3.4',
  '192.168.100.200',
  'ganó 74-68-69',
  'Boston, MA 02284-1003',
  'https://example.com/item/987654321',
  '1 000 000 000 de soles',
])('"%s" has no phone', text => {
  expect(valuesOf(read(`<p>${text}</p>`), 'phone')).toEqual([])
})

test('a fax is told apart by its label before it, behind it or above it', () => {
  const contacts = read(`<p>Fax: (01) 612-3456</p><p>(01) 612-3457 [fax]</p>
    <table><tr><th>Nombre</th><th>Fax</th></tr><tr><td>Ana</td><td>(01) 612-3458</td></tr></table>`)
  expect(valuesOf(contacts, 'fax')).toEqual(['+5116123456', '+5116123457', '+5116123458'])
  expect(valuesOf(contacts, 'phone')).toEqual([])
})

test('call and chat links count although their text is no number', () => {
  const contacts = read('<a href="tel:+51-1-612-3456">Llamar</a> <a href="https://wa.me/51987654321">WhatsApp</a>')
  expect(valuesOf(contacts, 'phone')).toEqual(['+5116123456', '+51987654321'])
})

test('letters of an American toll-free number are dialled', () => {
  expect(valuesOf(read('<p>1-800-GO-PORTS</p>', 'US'), 'phone')).toEqual(['+18004676787'])
})

test('the same number is listed once, however it is written', () => {
  expect(valuesOf(read('<p>Tel: (01) 612-3456</p><p>+51 1 6123456</p><p>Tel 612 3456</p>'), 'phone')).toEqual([
    '+5116123456',
  ])
})

test.each([
  ['<p>Escriba a ANA@Example.PE.</p>', ['ana@example.pe']],
  ['<a href="mailto:ana%40example.pe?cc=b@c.de">aquí</a>', ['ana@example.pe']],
  ['<a href="mailto:Ana Ruiz <ana@example.pe>, luis@example.pe">aquí</a>', ['ana@example.pe', 'luis@example.pe']],
  ['<p>ana (arroba) example (punto) com (punto) pe</p>', ['ana@example.com.pe']],
  ['<p>ana at example dot com</p>', ['ana@example.com']],
  ['<p>We met at noon dot by dot and nobody was there to say it.</p>', []],
  ['<p>icono@2x.png y user@localhost</p>', []],
])('e-mails of %s', (html, emails) => {
  expect(valuesOf(read(html), 'email')).toEqual(emails)
})

test('each contact knows where it stands', () => {
  const page = openPage({
    html: '<body><p>Tel: <b>(01)</b> <i>612-3456</i>, ana@example.pe</p><p>Av. Arequipa 2450, Lince, Lima</p></body>',
    url: 'https://example.pe/',
  })
  const contacts = findContacts.run(page, () => {})
  expect(contacts.map(contact => textAtPlace(page, contact.origin))).toEqual(contacts.map(contact => contact.raw))
  expect(contacts.map(contact => contact.kind).sort()).toEqual(['address', 'email', 'phone'])
})

test('a contact belongs to the nearest name in its block', () => {
  const contacts = read(`<h1>Directorio</h1>
    <div><h3>Maderas Sur</h3><p>ventas@sur.example</p></div><div><strong>Aceros Norte:</strong> ventas@norte.example</div>
    <div><h4>Contacto</h4><p>info@example.com</p></div>`)
  expect(contacts.map(contact => contact.owner)).toEqual(['Maderas Sur', 'Aceros Norte', 'Directorio'])
})

const card = (name: string, below: string) =>
  `<div class="card"><h3>${name}</h3><p>${below}</p><p>${name.split(' ')[0]?.toLowerCase()}@sur.example</p></div>`
const rolesOf = (contacts: Contact[]) => contacts.map(contact => contact.role)

test('what is marked as somebody’s role is one, whatever it is called', () => {
  const contacts = read(`<div><h3>Ana Ruiz</h3><p class="cargo">Tejedora mayor</p><p>ana@sur.example</p></div>
    <div><h3>Luis Paz</h3><p>Lima</p><span itemprop="jobTitle">Cuida los telares</span><p>luis@sur.example</p></div>`)
  expect(rolesOf(contacts)).toEqual(['Tejedora mayor', 'Cuida los telares'])
})

test('where the cards of a list say what people do, a role with an unknown name is one too', () => {
  const known = card('Ana Ruiz', 'Gerente de compras') + card('Luis Paz', 'Directora comercial')
  expect(rolesOf(read(known + card('Rosa Gil', 'Tejedora mayor')))).toEqual([
    'Gerente de compras',
    'Directora comercial',
    'Tejedora mayor',
  ])
  expect(rolesOf(read(card('Ana Ruiz', 'Lima') + card('Luis Paz', 'Cusco') + card('Rosa Gil', 'Gerente')))).toEqual([
    undefined,
    undefined,
    'Gerente',
  ])
})

test('profiles are kept and share buttons are not', () => {
  const contacts =
    read(`<a href="https://www.facebook.com/acme/">f</a><a href="https://facebook.com/sharer.php?u=x">s</a>
    <a href="https://x.com/acme">x</a><a href="https://twitter.com/intent/tweet?text=a">t</a><a href="https://youtu.be/abc">v</a>`)
  expect(valuesOf(contacts, 'social')).toEqual(['https://www.facebook.com/acme', 'https://x.com/acme'])
})

test.each([
  [
    '<p>Lunes a viernes de 9:00 a 18:00 h</p><p>Sábados de 9:00 a 13:00</p>',
    ['Lunes a viernes de 9:00 a 18:00 h; Sábados de 9:00 a 13:00'],
  ],
  ['<p>Mon-Fri 9am - 5pm</p>', ['Mon-Fri 9am - 5pm']],
  ['<p>Atención las 24 horas, los 7 días: todos los dias</p>', ['Atención las 24 horas, los 7 días: todos los dias']],
  ['<p>El lunes 5 a 3 de los vecinos votaron.</p>', []],
  ['<p>No habrá servicio el sábado 21 de noviembre de 00:00 a 06:00 horas.</p>', []],
  ['<table><tr><td>2410-93-L126</td><td>Lavandería</td><td>16-11-2026 10:00</td></tr></table>', []],
])('opening hours of %s', (html, hours) => {
  expect(valuesOf(read(html), 'hours')).toEqual(hours)
})
