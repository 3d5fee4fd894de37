import { expect, test } from 'vitest'
import { openPage } from '../page/open-page.ts'
import { findAddresses } from './find-addresses.ts'

const read = (html: string): string[] =>
  findAddresses(
    openPage({ html: `<body><p>Texto previo.</p><div>${html}</div><p>Fin</p></body>`, url: 'https://example.com/' }),
  ).map(contact => contact.value)

test.each([
  'Av. Javier Prado Este 1234, San Isidro, Lima',
  'Jr. de la Unión 300, Cercado de Lima, Lima 15001',
  'Calle 50 No. 12-34, Medellín, Antioquia',
  'Carrera 15 # 93-75, Oficina 402, Bogotá',
  'C/ Mayor, 5, 2º B, 28013 Madrid, España',
  'Av. 9 de Octubre 424 y Chile, Guayaquil, Ecuador',
  'Mz. B Lote 12, Urb. Los Jardines, Trujillo, Perú',
  'C. Duarte #45, Santo Domingo, República Dominicana',
  '350 Fifth Avenue, 21st Floor, New York, NY 10118',
  'P.O. Box 77, Salem, Oregon 97301',
  'One Meridian Way, Redmond, WA 98052',
  'Highway 41 North, Evansville, IN 47711',
  'Suite 200, 1500 West Georgia Street, Vancouver, British Columbia V6G 2Z6',
  'Level 5, 100 Harris Street, Pyrmont NSW 2009, Australia',
  'PO Box 1234, Auckland 1140, New Zealand',
  '14 Rue de la Paix, 75002 Paris, France',
  'Musterstraße 12, 10115 Berlin',
  'Plot No. 45, Sector 18, Gurgaon - 122015, Haryana, India',
])('"%s" is one address, on one line or on several', text => {
  expect(read(text)).toEqual([text])
})

test.each([
  [
    'Unit 3 Riverside Park<br>Campbell Road<br>Leeds<br>LS1 2AB<br>United Kingdom',
    'Unit 3 Riverside Park, Campbell Road, Leeds, LS1 2AB, United Kingdom',
  ],
  [
    'Acme Inc.<br>84 October Hill Road<br>Holliston, MA 01746<br>Phone: 508-555-0100',
    '84 October Hill Road, Holliston, MA 01746',
  ],
  ['Visit us at 350 Fifth Avenue, New York, NY 10118 or call.', '350 Fifth Avenue, New York, NY 10118'],
  ['Dirección: San Martín 456, Rosario, Santa Fe', 'San Martín 456, Rosario, Santa Fe'],
  ['Calle de Alcalá, 42 - 28014 Madrid - Tel. 913 605 400', 'Calle de Alcalá, 42 - 28014 Madrid'],
])('from %s only the address is taken', (html, address) => {
  expect(read(html)).toEqual([address])
})

test.each([
  'The company was founded at 12 Oak Avenue in 1999.',
  'In 2024 Ark. App. 230 the court said otherwise.',
  'Earnhardt Jr. has won 15 races',
  '2013, August 6th, Trelawny, Jamaica',
  'La calle estaba llena el 5 de mayo.',
  'Ruta 160 a la altura de Coronel hay manifestaciones',
  '22-ENV-00055 Decision on Motion',
])('"%s" holds no address', text => {
  expect(read(text)).toEqual([])
})
