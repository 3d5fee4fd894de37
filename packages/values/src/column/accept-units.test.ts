import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

test.each<Row>([
  [['1,247 km', '1,015 kms.', '540 km aprox.'], { country: 'MX' }, [1247, 1015, 540]],
  [['0.25 ac', '7,200 sq. ft.'], { language: 'en', country: 'US' }, [0.25, 7200]],
  [['35', '42,5 qq/ha'], { country: 'AR' }, [35, 42.5]],
])('units are known with and without their dot, alone and over another: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('a unit that the header names is one', () => {
  expect(readTexts(['1,245.30', '456.10 QDM', 's/m'], { name: 'QDM netos 2025' })).toEqual([1245.3, 456.1, 'text'])
})

test('magnitudes stand between number and unit, and before bare amounts', () => {
  expect(readTexts(['68 mil km', '45.000 km'], { country: 'CL' })).toEqual([68000, 45000])
  expect(readTexts(['1.2 millones', '450 mil'], { name: 'Monto (US$)' })).toEqual(['USD 1200000', 'USD 450000'])
})

test('thousands of hours are a length of time, in one piece with their unit beside others, too', () => {
  expect(readTexts(['12,108 hrs.', '870 h', '16 h.', '8h'], { country: 'MX' })).toEqual([
    'PT12108H',
    'PT870H',
    'PT16H',
    'PT8H',
  ])
  expect(readTexts(['20 h', '1.500 h', '120', 'Por definir'], { name: 'Durac. (h)', country: 'ES' })).toEqual([
    'PT20H',
    'PT1500H',
    120,
    'text',
  ])
})

test.each<Row>([
  [['32,50%', '33,75', '29 %'], { name: 'T.N.A.', country: 'AR' }, ['32.5 %', '33.75 %', '29 %']],
  [['10%', '15 %', '5'], { name: 'Dto.' }, ['10 %', '15 %', '5 %']],
  [['10%', '15 %', '5'], { name: 'Notas' }, ['10 %', '15 %', 'text']],
])(
  'bare fractions beside percentages are some, whole numbers only under a word for shares: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['3,4%', '(2,1%)'], { country: 'ES' }, ['3.4 %', '-2.1 %']],
  [['(20%)', '(30%)'], {}, ['20 %', '30 %']],
  [['33,40 % (*)', '12,35 %'], { country: 'ES' }, ['33.4 %', '12.35 %']],
])('brackets make a percentage negative where not all of them have brackets: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('three decimals are read where a finer number, the header or the numbers around prove them', () => {
  const peru = { language: 'es', country: 'PE' }
  expect(readTexts(['3.742', '0.0251', 'S/ 3.755'], { ...peru, name: 'Venta (S/)' })).toEqual([
    'PEN 3.742',
    'PEN 0.0251',
    'PEN 3.755',
  ])
  expect(readTexts(['3.742', '3.755'], { ...peru, name: 'T.C. vta. (S/)' })).toEqual(['PEN 3.742', 'PEN 3.755'])
  expect(readTexts(['3.372', '3.38'], { ...peru, name: 'Venta (S/)' })).toEqual(['PEN 3.372', 'PEN 3.38'])
  expect(readTexts(['1.459', '45.50'], { ...peru, name: 'Precio (S/)' })).toEqual(['ambiguous', 'PEN 45.5'])
  expect(readTexts(['$1.875', '$2.45'], { language: 'en', country: 'US' })).toEqual(['USD 1.875', 'USD 2.45'])
})

test('a small m among lengths of time is no metre', () => {
  expect(readTexts(['6 m', '12 meses', '3 años'], { name: 'Plazo ejec.' })).toEqual(['text', 'P12M', 'P3Y'])
  expect(readTexts(['1,5 m', '1.200 W', '2 años'], { name: 'Dato', country: 'ES' })).toEqual([1.5, 1200, 'P2Y'])
})

test.each<Row>([
  [['-2,5', '3'], { name: 'Var.% sem. ant.', country: 'CL' }, ['-2.5 %', '3 %']],
  [['5', '23'], { name: 'FG% .475' }, [5, 23]],
  [['.475', '.512'], { name: 'FG%', language: 'en' }, [0.475, 0.512]],
])(
  'a percent sign counts anywhere in the header, but not among values, nor over shares of one: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['40% vol.', '37,5% vol.'], {}, ['40 %', '37.5 %']],
  [['30 % algodón', '50 % algodón'], {}, ['text', 'text']],
  [['12', '4', '7B'], { name: 'Andén' }, [12, 4, 'text']],
])(
  'what a percentage is of makes no number of it, and a platform 7B counts no billions: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('a word that follows the same number on every line is no unit', () => {
  expect(readTexts(['1 Purple', '1 Purple', '1 Purple, 1 Yellow'])).toEqual(['text', 'text', 'text'])
  expect(readTexts(['20 diggs', '1 digg'])).toEqual([20, 1])
})

test('under a header that names things, measures among names are names', () => {
  const event = ['60 metres', '200 metres', '60 metres hurdles', 'High jump', 'Long jump']
  expect(readTexts(event, { name: 'Event' })).toEqual(Array(5).fill('text'))
  expect(readTexts(['2 Liter', 'Standard 8', 'Primus 1,7 E'], { name: 'Typ' })).toEqual(['text', 'text', 'text'])
})

test.each<Row>([
  [['35 m'], {}, ['ambiguous']],
  [['35 m'], { name: 'Profundidad' }, [35]],
  [['35 m', '40 m', '1200 m'], {}, [35, 40, 1200]],
])('a few whole numbers of m stay open where nothing tells metres from minutes: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('"k" counts thousands under a header that asks for a number', () => {
  expect(readTexts(['77k', '151k'], { name: 'Population', language: 'fr' })).toEqual([77000, 151000])
})

test('what a package is called counts nothing', () => {
  const texts = ['4 Sesiones Reformer', '8 Sesiones Reformer', '12 Sesiones Reformer']
  expect(readTexts(texts, { name: 'Nombre del paquete' })).toEqual(['text', 'text', 'text'])
  expect(readTexts(['5150', '5150', 'A. Morin'], { name: 'company_manufacturer' })).toEqual(['text', 'text', 'text'])
})

test('always open is no length of time', () => {
  expect(readTexts(['24 horas', 'Lunes a viernes'], { name: 'Horario' })).toEqual(['text', 'text'])
  expect(readTexts(['24 horas', '3 días'], { name: 'Entrega' })).toEqual(['PT24H', 'P3D'])
})

test('accountants put the minus behind', () => {
  expect(readTexts(['24,000-', '1.500,000', '12,500'], { country: 'ES' })).toEqual([-24, 1500, 12.5])
})

test('lengths of time as pages tell them to machines are read', () => {
  expect(readTexts(['PT00H02M22S', 'P0DT0H35M0S', 'PT1.5S', 'P1Y', 'PT0S'])).toEqual([
    'PT2M22S',
    'PT35M',
    'PT1.5S',
    'P1Y',
    'PT0S',
  ])
  expect(readTexts(['P2', 'PT', 'P35-M'], { name: 'Código' })).toEqual(['identifier', 'text', 'identifier'])
})

test('letters that count thousands stand before what is counted, too', () => {
  expect(readTexts(['845 k vistas', '1.2 M de vistas', '512 vistas'], { country: 'MX' })).toEqual([
    845000, 1200000, 512,
  ])
  expect(readTexts(['78 m² tech.', '120 m² tech.'], { country: 'PE' })).toEqual([78, 120])
})

test('about so long is so long', () => {
  expect(readTexts(['~3h', '2h30', '~6h15'], { name: 'Duración' })).toEqual(['PT3H', 'PT2H30M', 'PT6H15M'])
})

test('numbers among names are names under a header that says so', () => {
  expect(readTexts(['Integra', 'Legend', '90', '100'], { name: 'Model' })).toEqual(Array(4).fill('text'))
})

test.each<Row>([
  [['57.9M km', '108.2M km'], { language: 'en' }, [57900000, 108200000]],
  [['40k', '30k'], { name: 'Cost' }, [40000, 30000]],
  [['200k', '149k', '80k'], { name: 'Gross' }, [200000, 149000, 80000]],
  [['10k', '21k', '42k'], { name: 'Carrera' }, Array(3).fill('text')],
])(
  'letters that count thousands and millions stand before measures and behind amounts: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('years and postcodes before names count nothing, where no smaller number does', () => {
  expect(readTexts(['50735 Köln', '51061 Köln', '50999 Köln'], { language: 'de' })).toEqual(Array(3).fill('text'))
  expect(readTexts(['2819 Plazas', '196 Plazas', '41 Plazas'])).toEqual([2819, 196, 41])
})

test('a place in an order may end in a dot or in the sign of a tie', () => {
  expect(readTexts(['1.', '2.', '3='], { name: 'Rank' })).toEqual([1, 2, 3])
})

test('powers of ten are multiplied out', () => {
  expect(readTexts(['5.8 × 10⁷', '1.4 × 10⁶', '5 x 10^-3'], { name: 'Conductividad (S/m)' })).toEqual([
    58000000, 1400000, 0.005,
  ])
})

test('a count that goes on as a name elsewhere in the column is a name', () => {
  expect(readTexts(['1 BHK', '1 BHK Large', '2 BHK', '3 BHK + 2T'], { name: 'Configuration' })).toEqual(
    Array(4).fill('text'),
  )
})

test('metres with fractions are no minutes, and a length of time keeps no zeros behind its mark', () => {
  expect(readTexts(['739.44 m', '530.0 m'], { name: 'Length', language: 'en' })).toEqual([739.44, 530])
  expect(readTexts(['7,5 ans', '8,0 ans'], { language: 'fr' })).toEqual(['P7.5Y', 'P8Y'])
})

test.each<Row>([
  [['15:30', '8:05'], { name: 'Duración' }, ['ambiguous', 'ambiguous']],
  [['15:30', '8:05'], { name: 'Duración del viaje' }, ['PT15H30M', 'PT8H5M']],
  [['3:30', '4:05'], { name: 'Duración de la pista' }, ['PT3M30S', 'PT4M5S']],
  [['15:30', '8:05'], { name: 'Hora' }, ['text', 'text']],
])(
  'two parts of a length of time stay open unless the header tells hours from seconds: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('halves and quarters are written with their own signs', () => {
  expect(readTexts(['8', '7½', '6¼'], { name: 'Pts' })).toEqual([8, 7.5, 6.25])
})

test('so many for each of something is no plain count', () => {
  expect(readTexts(['$ 12.500', '3 por viaje', '1 por viaje'], { name: 'Base', country: 'AR' })).toEqual([
    'ARS 12500',
    'text',
    'text',
  ])
})

test.each<Row>([
  [['5ºB', '1ºA', '3ºC'], { name: 'Comedor' }, ['text', 'text', 'text']],
  [['7 p. m.', '12 m.', '11 a. m.'], { name: 'Función' }, ['text', 'text', 'text']],
  [['99 yrs from 1985', '125 yrs from 2004'], { name: 'Lease' }, ['text', 'text']],
])(
  'classes at school are no degrees, noon is no metre, a lease from a year is more than its length: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['4,8 (310 avaliações)', '5,0 (1 avaliação)'], { country: 'BR' }, ['text', 'text']],
  [['4.7(2.3K)', '5.0(3)', '4.1(187)'], {}, ['text', 'text', 'text']],
  [['8.4 (5th)', '773 (12th)'], {}, ['text', 'text']],
  [['160 mph (260 km/h)', '22 kn (41 km/h)'], { language: 'en' }, [160, 22]],
  [['250 (2024)', '180 (2023)'], {}, [250, 180]],
])(
  'a count beside a rating is a second value, another measure beside a measure is none: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('a quality is no measure, packets are no percentages, and raised cents name nothing', () => {
  expect(readTexts(['2a.', '-', 'Oriental', '1a.'], { name: 'Calidad' })).not.toContain(2)
  expect(readTexts(['50 pct', '30 pct'], { country: 'BR' })).toEqual([50, 30])
  expect(readTexts(['135⁰⁰', '18⁰⁰'], { name: 'REF', country: 'VE' })).toEqual(['text', 'text'])
})
