import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

test.each<Row>([
  [
    ['45,230.50', '$ 7,105.00', '0.35'],
    { name: 'P. REF. (USD SIN IVA)', country: 'EC' },
    ['USD 45230.5', 'USD 7105', 'USD 0.35'],
  ],
  [
    ['UF 3.450', '4.200', '$ 185.000.000'],
    { name: 'Valor ref. (UF)', country: 'CL' },
    ['CLF 3450', 'CLF 4200', 'CLP 185000000'],
  ],
  [['12,450.00', '980.00'], { name: 'Valor CIF' }, [12450, 980]],
  [['12.50', '8.75'], { name: 'Ref.', language: 'en' }, [12.5, 8.75]],
  [
    ['1250000000', '3480000000', '4510000000'],
    { name: 'Monto (COP)' },
    ['COP 1250000000', 'COP 3480000000', 'COP 4510000000'],
  ],
])(
  'signs, fractions and grouped thousands are no codes, whatever a word of the header says: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['Adjudicada', 'Desierta', 'Suspendida (art. 12)'], { name: 'Estado del proceso' }, Array(3).fill('text')],
  [['8GB/256GB', '16GB/512GB'], {}, ['text', 'text']],
  [['12-Mar', '5-may'], { name: 'ETD' }, ['text', 'text']],
])('a number inside words is no code: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['1.200', '345'], { name: 'Móviles vendidos', country: 'ES' }, [1200, 345]],
  [['199 €', '349,90 €'], { name: 'Precio móvil libre' }, ['EUR 199', 'EUR 349.9']],
  [['93 247 18 50', '616 402 977'], { name: 'Tfno. comercial/postventa' }, ['text', 'text']],
])('under a word for phones, counts and prices stay what they are: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('materials and subjects with a number are no codes, and a house 7a has no unit', () => {
  expect(readTexts(['Lana 80 %', 'Acero 304', 'Pino'], { name: 'Mat.' })).toEqual(['text', 'text', 'text'])
  expect(readTexts(['Física 10', 'Química 9'], { name: 'Mat.' })).toEqual(['text', 'text'])
  expect(readTexts(['12', '7a', '103', '9'], { name: 'Hausnr.' })[1]).toBe('text')
})

test('numbers grouped by spaces under "Número" are counts', () => {
  expect(readTexts(['1 097', '19', '4', '4', '46'], { name: 'NUMERO', country: 'PE' })).toEqual([1097, 19, 4, 4, 46])
  expect(readTexts(['1 diária', '2 diárias'], { name: 'Nº de Diária(s)', country: 'BR' })).toEqual([1, 2])
})

test('the result of a division is a number however many digits it has', () => {
  expect(readTexts(['5797.8756340952', '4120.1234567891'], { name: 'ing_pc' })).toEqual([
    5797.8756340952, 4120.1234567891,
  ])
})

test('amounts of a dozen digits are no codes under a header of money', () => {
  expect(readTexts(['645000000000', '457638616010', '88800000000'], { name: 'ValorContrato' })).toEqual([
    645000000000, 457638616010, 88800000000,
  ])
})

test.each<Row>([
  [['100.000.000.000', '45.600.000'], { name: 'Monto', country: 'CL' }, [1e11, 45600000]],
  [['0.27965682744979897', '0.479354858398438'], { name: 'indice' }, [0.279656827449799, 0.479354858398438]],
  [['16,08‰', '40,30‰'], { name: 'Taux', language: 'fr', country: 'FR' }, [16.08, 40.3]],
])('grouped digits and long fractions are numbers, however many there are: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['125400.50', '38900', '412.8'], { name: 'MONTO_REFERENCIAL_ITEM' }, [125400.5, 38900, 412.8]],
  [['3932880', '5951990.4', '2625000'], { name: 'Line Item Value' }, [3932880, 5951990.4, 2625000]],
  [['1', '1.1', '1.2', '2'], { name: 'Ítem' }, Array(4).fill('identifier')],
])('amounts with fractions are no outline, although the header speaks of items: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('from nothing to so much is no code', () => {
  expect(readTexts(['0-500', '501-650', '651-800'])).toEqual(['text', 'text', 'text'])
})

test.each<Row>([
  [['05:40', '06:10'], { name: 'Partida' }, ['text', 'text']],
  [['264', '183', '99'], { name: 'HS' }, [264, 183, 99]],
  [['847130', '851762'], { name: 'HS' }, ['identifier', 'identifier']],
  [
    ['225560256621.797', '25744100000000', '18916378860.5488'],
    { name: '2022' },
    [225560256621.797, 25744100000000, 18916378860.5488],
  ],
])('hours, highest scores and huge amounts are no codes: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('"N_" counts what follows in the plural', () => {
  expect(readTexts(['215', '187', '0'], { name: 'N_VOTOS' })).toEqual([215, 187, 0])
})

test.each<Row>([
  [['122256,129335', '93897', '103476'], { name: 'Código(s)' }, ['identifier', 'identifier', 'identifier']],
  [['10-12GB', '8GB', '12-16GB'], { name: 'Min VRAM' }, ['text', 8, 'text']],
  [['Finestres base S-72', 'Coberta plana', 'Estructura', 'Fusteria'], { name: 'Partida' }, Array(4).fill('text')],
  [['8471.30', '8517.62'], { name: 'Partida' }, ['identifier', 'identifier']],
])(
  'two codes in a cell, ranges of measures and lines of a budget are no numbers and no codes: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('a bare "Número" over small numbers counts, a status names no codes', () => {
  expect(readTexts(['4', '3', '2'], { name: 'Número' })).toEqual([4, 3, 2])
  expect(readTexts(['Suspendida (art. 12)', 'Abierta'], { name: 'Estado del proceso' })).toEqual(['text', 'text'])
})

test('figures of a year are numbers although all have the same length', () => {
  expect(readTexts(['51874024', '34049588', '46234830'], { name: '2022 [YR2022]' })).toEqual([
    51874024, 34049588, 46234830,
  ])
})

test('classes of a number and a letter count no billions', () => {
  expect(readTexts(['62.01Z', '47.11B', '56.10A', '68.20B'], { name: 'activitePrincipale' })).toEqual(
    Array(4).fill('text'),
  )
})

test.each<Row>([
  [['934', '1497', '381'], { name: 'no_of_polling_stations' }, [934, 1497, 381]],
  [['412', '1036', '0'], { name: 'QT_MAT_BAS' }, [412, 1036, 0]],
  [['8703239020', '1507100000'], { name: 'PART_NANDI' }, ['identifier', 'identifier']],
])('words joined by lines below are words: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['-423', '66', '+181'], { name: 'Numero' }, [-423, 66, 181]],
  [['35', '0', '35', '10', '35'], { name: 'ID' }, [35, 0, 35, 10, 35]],
  [['387', '12540', '1425607'], { name: 'Número' }, [387, 12540, 1425607]],
  [['130', '365', '1158'], { name: 'Viviendas (número)' }, [130, 365, 1158]],
  [['3.9', '4.5', '4.8'], { name: 'Items' }, [3.9, 4.5, 4.8]],
])(
  'what goes below zero, comes again as nothing or differs much in length is counted, whatever names it: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('small numbers that do not rise are counted under a word that only may name codes', () => {
  expect(readTexts(['45', '12', '128', '9'], { name: 'N. camere', language: 'it' })).toEqual([45, 12, 128, 9])
  expect(readTexts(['101', '102', '205'], { name: 'Lote' })).toEqual(Array(3).fill('identifier'))
})

test('"No" before what names nothing says no, and "Part." is no number of a part', () => {
  expect(readTexts(['45000', '60500', '52310'], { name: 'No Remun.' })).not.toContain('identifier')
  expect(readTexts(['45120', '8877', '123098'], { name: 'Viviendas Part. Ocupadas' })).toEqual([45120, 8877, 123098])
  expect(readTexts(['251', '20351', '76'], { name: 'No. Built' })).toEqual([251, 20351, 76])
})

test.each<Row>([
  [['10-12 digits', '14 digits'], { name: 'Account format' }, ['text', 'text']],
  [['06h00', '13h30'], { name: 'Partida' }, ['text', 'text']],
  [['500 mg', '400 mg'], { name: 'N.º' }, [500, 400]],
])('neither times nor texts in words are codes, whatever the header names: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('"N.º" over numbers of several lengths leaves open whether it counts', () => {
  expect(readTexts(['412', '18803', '7095', '26'], { name: 'Nº Socio' })).toContain('ambiguous')
})

test('releases, masks of networks and figures side by side are no quantities, mails have no versions', () => {
  expect(readTexts(['0.1', '1.7', '3.0'], { name: 'Release' })).toEqual(Array(3).fill('identifier'))
  expect(readTexts(['255.255.255.248', '255.255.254.0'], { country: 'FR' })).not.toContain(255255255248)
  expect(readTexts(['105   5   1   52', '90   2   1   40'])).toEqual(['text', 'text'])
  expect(readTexts(['minify@0.4.3', 'ventas@ejemplo.pe'])).toEqual(['text', 'email'])
})

test('a number before a street counts nothing under "Address"', () => {
  expect(readTexts(['5201 St Charles Rd', '845 Mannheim Rd'], { name: 'Address' })).toEqual(['text', 'text'])
})

test('what manuals write in their tables is no amount and no code', () => {
  expect(readTexts(['$3', '$p', '$8', '$e'])).toEqual(Array(4).fill('text'))
  expect(readTexts(['25 .. 32', '17 .. 24'], { name: 'Byte' })).toEqual(['text', 'text'])
  expect(readTexts(['1.00E-09', '1.00E-06'], { name: 'Error tolerance', language: 'en' })).toEqual([1e-9, 0.000001])
  expect(readTexts(['22/tcp', '443/tcp'], { name: 'Puerto' })).not.toContain(22)
  expect(readTexts(['2.8.6', '0.971', '1.21.0'], { name: 'Minimum version' })).toEqual(Array(3).fill('identifier'))
})

test('points of a test called after a program are no postcodes', () => {
  expect(readTexts(['8610', '650', '107180'], { name: '7-zip' })).toEqual([8610, 650, 107180])
  expect(readTexts(['10001', '94105', '60601'], { name: 'Zip' })).toEqual(['identifier', 'identifier', 'identifier'])
})

test('under a word for codes, durations, spans, counts spelled out and classes with a measure are none', () => {
  expect(readTexts(['1/250 s', '2 s', '30s'], { name: 'Exp.' })).not.toContain('identifier')
  expect(readTexts(['[12.3, 15.6]', '0.8 to 1.4'], { name: '95% CI' })).toEqual(['text', 'text'])
  expect(readTexts(['1 (una)', '10 (diez)'], { name: 'Nro.' })).toEqual(['text', 'text'])
  expect(readTexts(['E (178 kWh/m² año)', 'A (24 kWh/m² año)'], { name: 'Certificado' })).toEqual(['text', 'text'])
})

test.each<Row>([
  [['3.10', '3.9', '3.11.4', '22.04 LTS'], { name: 'Python' }, Array(4).fill('text')],
  [['2.14', '0.03', '1.07'], { name: 'Aula' }, ['identifier', 'identifier', 'identifier']],
  [['02139', '10001-2345', '60614'], { name: 'Value' }, Array(3).fill('identifier')],
])(
  'two parts of a number are no fraction beside three of them, nor where they name rooms: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)
