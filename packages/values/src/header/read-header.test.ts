import { expect, test } from 'vitest'
import { readHeader } from './read-header.ts'

test.each([
  ['Código', 'surely'],
  ['Código de tarifa', 'surely'],
  ['R.U.C. socio', 'surely'],
  ['P.IVA/C.F. operatore', 'surely'],
  ['Ref.', 'maybe'],
  ['N.º de contenedor', 'maybe'],
  ['Case no.', 'surely'],
  ['Valor ref. (UF)', 'no'],
  ['P. REF. (USD SIN IVA)', 'no'],
  ['Valor CIF', 'no'],
  ['Price excl. VAT', 'no'],
  ['Arancel (%)', 'no'],
  ['N.º de trabajadores', 'no'],
  ['Case pack', 'no'],
  ['Part-time', 'no'],
  ['Contratos vigentes', 'no'],
  ['N° dorm.', 'no'],
  ['Duración contrato (días)', 'no'],
  ['Hs. hombre', 'no'],
  ['HS code', 'surely'],
  ['Area code', 'surely'],
  ['Leg. N°', 'surely'],
  ['Exp. (años)', 'no'],
  ['Cantidad de RUC', 'no'],
  ['Ruta (km)', 'no'],
  ['T.N.A. (no clientes)', 'no'],
] as const)('"%s" %s names codes', (name, namesCodes) => {
  expect(readHeader(name).namesCodes).toBe(namesCodes)
})

test('words are found in any place and in their abbreviations', () => {
  expect(readHeader('Tfno. comercial/postventa').says('phone')).toBe(true)
  expect(readHeader('Tel (office hrs)').says('phone')).toBe(true)
  expect(readHeader('Direcc. sede ppal.').says('address')).toBe(true)
  expect(readHeader('N° RUC del postor').schemes).toEqual(['RUC'])
  expect(readHeader('T.C. vta.').says('fine-rate')).toBe(true)
})

test('the only year of a header is its year, a span is none', () => {
  expect(readHeader('Fechas 2026 (sin montaje)').year).toBe('2026')
  expect(readHeader('Inversión anunciada 2025-26').year).toBeNull()
  expect(readHeader('Ventas 2024 y 2025').year).toBeNull()
})

test('thousands and millions of a currency are told from square metres and from the national money', () => {
  expect(readHeader('Importe (miles €)').isScaled).toBe(true)
  expect(readHeader('Ppto. vigente M$').isScaled).toBe(true)
  expect(readHeader('Ingresos (mdp)').isScaled).toBe(true)
  expect(readHeader('Precio por m2 (US$)').isScaled).toBe(false)
  expect(readHeader('Monto (M.N.)').isScaled).toBe(false)
  expect(readHeader('Turnover £000').isScaled).toBe(true)
  expect(readHeader('Bolsa de 1000 g (S/)').isScaled).toBe(false)
})

test('a column without header has a header that says nothing', () => {
  expect(readHeader(undefined)).toMatchObject({ namesCodes: 'no', year: null, words: [] })
  expect(readHeader(undefined).says('money')).toBe(false)
})

test('a percent sign before a year or a footnote still says that the numbers are percentages', () => {
  expect(readHeader('Var. % 2024/2023').says('percent-sign')).toBe(true)
  expect(readHeader('Variación diaria %1').says('percent-sign')).toBe(true)
  expect(readHeader('Precio con 10 % de descuento').says('percent-sign')).toBe(false)
})
