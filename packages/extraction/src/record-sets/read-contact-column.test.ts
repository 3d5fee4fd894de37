import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'

function readColumnOf(name: string, texts: string[], country: string): unknown[] {
  const rows = texts.map((text, i) => `<tr><td>Casa ${'ABCDEFGH'[i]}</td><td>${text}</td></tr>`)
  const html = `<html lang="es"><body><main><table><tr><th>Casa</th><th>${name}</th></tr>${rows.join('')}</table></main></body></html>`
  const set = readPage({ html, url: 'https://datos.example/', country }).recordSets.find(({ kind }) => kind === 'table')
  const key = set?.columns.find(column => column.name === name)?.key ?? ''
  return (set?.records ?? []).map(({ cells }) => {
    const value = cells[key]?.value
    return value?.kind === 'phone' ? value.phone : value?.kind
  })
}

test('words for phones count anywhere in the header', () => {
  const written = ['93 247 18 50', '616 402 977', '977.54.12.06', 'Atención por chat']
  expect(readColumnOf('Tfno. comercial/postventa', written, 'ES')).toEqual([
    '+34932471850',
    '+34616402977',
    '+34977541206',
    'text',
  ])
  expect(readColumnOf('Mob. No.', ['9876543210', '98765 43210'], 'IN')).toEqual(['+919876543210', '+919876543210'])
})

test('the zero in brackets is not dialled from abroad', () => {
  const written = ['020 7946 0123', '+44 (0)1632 960456', '0161 496 0345']
  expect(readColumnOf('Tel (office hrs)', written, 'GB')).toEqual(['+442079460123', '+441632960456', '+441614960345'])
})

test('addresses are known under abbreviations of their header', () => {
  expect(readColumnOf('Direcc. sede ppal.', ['Cra. 7 # 12-34', 'Cl 100 No. 8A-55', 'virtual'], 'CO')).toEqual([
    'address',
    'address',
    'text',
  ])
})

test('numbers with their country say what those beside them are', () => {
  const written = ['+49 30 901820', '089 1234567', '+49 221 2217700', '0351 4887654']
  expect(readColumnOf('Notdienst', written, 'DE')).toEqual([
    '+4930901820',
    '+49891234567',
    '+492212217700',
    '+493514887654',
  ])
})

test('a firm that is called after its street has no address in its name', () => {
  expect(readColumnOf('Caso', ['34 Look Road, LLC Permit - Decision on Motion'], 'US')).toEqual(['text'])
  expect(readColumnOf('Caso', ['34 Look Road, Burlington, VT 05401'], 'US')).toEqual(['address'])
})

test('codes that look like phones are codes, and measures and subjects are no addresses', () => {
  expect(readColumnOf('Partida arancelaria', ['0901.11.90.00'], 'PE')).toEqual(['identifier'])
  expect(readColumnOf('Precio venta €/m²', ['7.000-10.000+'], 'ES')).toEqual(['text'])
  expect(readColumnOf('Distancia', ['10 km y 5 km'], 'ES')).toEqual(['text'])
  expect(readColumnOf('Objeto', ['MANTENIMIENTO VIAL AV. 10 DE AGOSTO'], 'EC')).toEqual(['text'])
  expect(readColumnOf('voos', ['AV86,AV118'], 'BR')).toEqual(['text'])
})

test('one number with its country says so of bare digits beside it', () => {
  const written = ['915 678 900', '+34 600 123 456', '961234567', '944 201 300']
  expect(readColumnOf('Línea', written, 'ES')).toEqual(['+34915678900', '+34600123456', '+34961234567', '+34944201300'])
})

test('among whole numbers one that no country has stays as it is written', () => {
  const written = ['023 9200 8575', '02392 728091', '02392 0046601']
  expect(readColumnOf('Phone', written, 'GB')).toEqual(['+442392008575', '+442392728091', 'text'])
})

test('codes that nobody can dial are no phones under a word that only may speak of them', () => {
  const written = ['3-101-005744', '3-002-045433', '3-101-123456']
  expect(readColumnOf('Línea', written, 'CR')).not.toContain('3101005744')
})

test('volts, phases and hertz are no phones', () => {
  expect(readColumnOf('Volts/Ph/Hz', ['115/1/60', '230/1/60', '460/3/60'], 'US')).not.toContain('115160')
})

test('sentences, sources and ovens are no addresses, streets of Italy are', () => {
  expect(readColumnOf('Dato', ['Ads via The Deck', 'Via NBC'], 'ES')).not.toContain('address')
  expect(readColumnOf('Dato', ['Preheat oven to 200°C/395°F.'], 'ES')).not.toContain('address')
  expect(readColumnOf('Dato', ['Please allow up to 72 hours to close your account.'], 'ES')).not.toContain('address')
  expect(readColumnOf('Frec.', ['c/15 min', 'c/20 min'], 'UY')).not.toContain('address')
  expect(readColumnOf('Dato', ['Via Roma 12, Torino', 'Via Giuseppe Verdi 3, Parma'], 'ES')).toEqual([
    'address',
    'address',
  ])
})

test('how bright a star is and what the tariff calls a sauce is not dialled', () => {
  expect(readColumnOf('K_1AperMag3', ['+17.378424', '+16.140635'], 'ES')).toEqual(['number', 'number'])
  expect(readColumnOf('Dato', ['2103.90.9091', '2103.90.8000'], 'US')).not.toContain('+12103909091')
})

test('how far north something stands is no phone number', () => {
  const written = ['+20 00 01.02', '+17 45 44.6', '+18 35 39.90', '+19 10 56.7']
  expect(readColumnOf('Declinación', written, 'ES')).toEqual(['text', 'text', 'text', 'text'])
})

test('so many pieces of something are no court of that name', () => {
  expect(readColumnOf('Detalle', ['Tejocote Root 30 ct.', 'Moringa Leaf 60 ct.'], 'US')).toEqual(['text', 'text'])
})

test('a class of patents is no street', () => {
  const written = ['Int. Cl. G06Q 10/087 (2023.01)', 'Int. Cl. B62B 5/02 (2006.01)']
  expect(readColumnOf('Clasificación', written, 'US')).toEqual(['text', 'text'])
})
