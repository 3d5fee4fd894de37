import { expect, test } from 'vitest'
import { type Row, readTexts } from '../test/read-texts.ts'
import { readColumn } from './read-column.ts'

test.each<Row>([
  [
    ['3,20 €/100 g', '24,90 €/m²', '12 €50', '120 € + IVA', '98 € (IVA incl.)', '45.– €', '15 € por metro'],
    { country: 'ES' },
    [3.2, 24.9, 12.5, 120, 98, 45, 15].map(amount => `EUR ${amount}`),
  ],
  [['$ 3.290 (antes $ 4.590)'], { country: 'CL' }, ['CLP 3290']],
  [['B/.3,640.20'], {}, ['PAB 3640.2']],
  [["3'95 €", "1.104'00 €", '0´89 €'], { country: 'ES' }, ['EUR 3.95', 'EUR 1104', 'EUR 0.89']],
  [["CHF 1'250", "CHF 1'250.50"], { country: 'CH' }, ['CHF 1250', 'CHF 1250.5']],
  [['2,450', '3,600 (all in)'], { name: 'Flete (USD)' }, ['USD 2450', 'USD 3600']],
])('what an amount is for, what comes on top and remarks leave it what it is: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('what a price is for is no price', () => {
  expect(readTexts(['$/malla 17 kilos', '$/saco 25 kilos', '$/docena de atados'], { country: 'CL' })).toEqual(
    Array(3).fill('text'),
  )
  expect(readTexts(['Sin oferta (base $ 5.50)', '$ 12.00'], { country: 'GT' })[0]).toBe('text')
})

test('several amounts in a cell, and bounds, stay text', () => {
  expect(readTexts(['$ 10', '$ 1,5 a 2 millones', '3 x $ 1.000', '$20+'], { country: 'CO' })).toEqual([
    'COP 10',
    'text',
    'text',
    'text',
  ])
})

test.each<Row>([
  [['1,2 Mio. €', '3,5 Mrd. €', '450 k€'], {}, ['EUR 1200000', 'EUR 3500000000', 'EUR 450000']],
  [['12,4 mil', '1,3 M', '3,2K', '998'], { country: 'ES' }, [12400, 1300000, 3200, 998]],
  [['5K', '10K', '21K'], {}, ['text', 'text', 'text']],
  [['M$ 1.250', 'MM$ 340'], { country: 'CL' }, ['CLP 1250000', 'CLP 340000000']],
  [['M$ 1.250', '$ 340'], { country: 'CL' }, ['text', 'CLP 340']],
])('magnitudes multiply, letters only where the column counts with them: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('marks of footnotes are no part of a figure, counts beside ratings are no footnotes', () => {
  expect(readTexts(['1,250*', '3,405 1/', '12,980 (p)', '7.5', '2,000'])).toEqual([1250, 3405, 12980, 7.5, 2000])
  expect(readTexts(['4.5 (8)', '4.8 (120)', '4.1 (97)'])).toEqual(['text', 'text', 'text'])
})

test('a percent sign in the header makes percentages of bare numbers', () => {
  expect(readTexts(['3,5', '-1,2'], { name: 'Variación (%)' })).toEqual(['3.5 %', '-1.2 %'])
  expect(readTexts(['3,5', '1,2'], { name: 'Precio con 10 % de descuento' })).toEqual([3.5, 1.2])
})

test.each<Row>([
  [['2:04:35', '3:00:00', '59:21'], { name: 'Tiempo' }, ['PT2H4M35S', 'PT3H', 'PT59M21S']],
  [['2:04:35'], { name: 'Salida' }, ['text']],
  [['1h30', '3 año(s)', '10 dias úteis', '45 days after deposit'], {}, ['PT1H30M', 'P3Y', 'P10D', 'P45D']],
  [['06:05', '21:20', '8.10 h', '9 h'], { name: 'Salida' }, Array(4).fill('text')],
])('lengths of time are read in words, and from clocks where the header says so: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('dates are read with their hour and their remark, in the languages around us', () => {
  const written = [
    'Mo., 16.03.2026',
    '03.04.2026, 18:00 Uhr',
    '12 févr. 2026 à 12h00',
    '08/04/2026 15:00hs (prorrogada)',
  ]
  expect(readTexts(written, { language: 'es' })).toEqual([
    '2026-03-16',
    '2026-04-03 18:00',
    '2026-02-12 12:00',
    '2026-04-08 15:00',
  ])
  expect(readTexts(['15.–17. Mai 2026', '17.-20.11.2026', 'du 3 au 7 août 2026', '2024-2027'])).toEqual([
    '2026-05-15/2026-05-17',
    '2026-11-17/2026-11-20',
    '2026-08-03/2026-08-07',
    '2024/2027',
  ])
})

test.each<Row>([
  [['24.12.26', '03.04.2026'], {}, ['2026-12-24', '2026-04-03']],
  [['24.12.26', '11.10.05'], {}, ['text', 'text']],
  [['20260315'], { name: 'Fecha' }, ['2026-03-15']],
  [['ene-26', 'feb-26', 'mar-26'], {}, ['2026-01', '2026-02', '2026-03']],
])('short forms are dates only beside dates or under a header that says so: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('a decimal on a page that groups with points does not decide about thousands beside it', () => {
  expect(readTexts(['1.6', '1.998'], { language: 'es', country: 'ES' })).toEqual([1.6, 'ambiguous'])
  expect(readTexts(['0.750', '1.998'], { language: 'es', country: 'ES' })).toEqual([0.75, 1.998])
})

test('a code keeps its name, and slashes make codes only where they make no fraction or date', () => {
  const [value] = readColumn(['RUC 20512777806']).values
  expect(value).toEqual({ kind: 'identifier', id: '20512777806', scheme: 'RUC' })
  expect(readTexts(['2026/00123', '1/2', '120/80', '31/02/2026', '15/03'])).toEqual([
    'identifier',
    'text',
    'text',
    'text',
    'text',
  ])
})

test.each<Row>([
  [['A2', '5G', 'IP65', 'RX-100'], {}, ['text', 'text', 'text', 'text']],
  [['RX-100', 'RX-200'], {}, ['identifier', 'identifier']],
  [['A2', 'B7'], { name: 'Código' }, ['identifier', 'identifier']],
  [['11-2026', '12-2026'], { name: 'Expediente' }, ['identifier', 'identifier']],
])('grades and classes of a few letters are codes only under a header that says so: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['1.245', '38', '19.300'], { name: 'N.º de trabajadores', country: 'ES' }, [1245, 38, 19300]],
  [['8.415', '640'], { name: 'Núm. de empleados', country: 'ES' }, [8415, 640]],
  [['12', '7'], { name: 'Nº ofertas' }, [12, 7]],
  [['8,415', '640'], { name: 'No.', country: 'MX' }, [8415, 640]],
  [['418227', '730144'], { name: 'N.º de contenedor' }, ['identifier', 'identifier']],
  [['12', '250 (2024)'], { name: 'N.º de trabajadores' }, [12, 250]],
  [['$4,025', '875'], { name: 'Spot rate (USD/FEU)', country: 'MX' }, ['USD 4025', 'USD 875']],
  [['4.218,5', '56,8'], { name: 'Exportaciones (MMUS$)', country: 'CL' }, [4218.5, 56.8]],
])(
  'a header counts what it names in the plural, spells out the currency, and may hold millions: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test('sizes and rates over an index are texts, not codes and amounts', () => {
  expect(readTexts(['800x600x120', '1200 x 800'])).toEqual(['text', 'text'])
  expect(readTexts(['4,80%', '5,12 %', 'UF + 1,9%'], { country: 'CL' })).toEqual(['4.8 %', '5.12 %', 'text'])
})

test('numbers spelled out again and units with a hundred in them', () => {
  expect(readTexts(['60 (sesenta) días calendario', '90 días'])).toEqual(['P60D', 'P90D'])
  expect(readTexts(['5,05 l/100 km', '6,1 l/100 km'], { country: 'DE' })).toEqual([5.05, 6.1])
})

test('how long a race took, however it is written', () => {
  const written = ['1:02:45', '59:58', `1h09'17"`, 'Ret.']
  expect(readTexts(written, { name: 'T. oficial / chip' })).toEqual(['PT1H2M45S', 'PT59M58S', 'PT1H9M17S', 'text'])
  expect(readTexts(['Seis (6) meses', '2 años'])).toEqual(['P6M', 'P2Y'])
})

test('letters behind figures that are still revised', () => {
  expect(readTexts(['1,204,567', '98,045 R/', '7,410'], { country: 'PA' })).toEqual([1204567, 98045, 7410])
})

test('a footnote in square brackets changes nothing, however many cells have one', () => {
  expect(readTexts(['268.3 [1]', '139 [2]', '40,153[12]'], { language: 'en' })).toEqual([268.3, 139, 40153])
  expect(readTexts(['30 April 2007[11]', '4 July 2007[12]'])).toEqual(['2007-04-30', '2007-07-04'])
})

test('a dash before a number is its minus', () => {
  expect(readTexts(['–4', '– 0,5', '+ 2,3'], { country: 'FR' })).toEqual([-4, -0.5, 2.3])
})

test.each<Row>([
  [["30 d'abril de 2026", '1 de juny de 2026'], {}, ['2026-04-30', '2026-06-01']],
  [['vr 13 mrt 2026 12:00', 'wo 6 mei 2026'], {}, ['2026-03-13 12:00', '2026-05-06']],
  [['15 March 2024 @ 11:00', 'Mar 17/03/2026 15:30'], {}, ['2024-03-15 11:00', '2026-03-17 15:30']],
])('days are read in Catalan and Dutch, after an at sign and behind a short Tuesday: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['2 3', '3 4', '1 - 2'], {}, Array(3).fill('text')],
  [['04 - 12 - 19 - 33', '01 - 07 - 22 - 28'], {}, Array(2).fill('text')],
  [['0h45', '3h30'], { name: 'Duración' }, ['PT45M', 'PT3H30M']],
  [['08h35', '7h52'], {}, ['text', 'text']],
])(
  'small numbers beside each other are no code, and minutes need no hours before them: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

test.each<Row>([
  [['1:32:03.897', '+1:06.090', '+1 lap'], { name: 'Time/Retired' }, ['PT1H32M3.897S', 'PT1M6.09S', 'text']],
  [[`80h 26' 59"`, `+ 2' 02"`], { name: 'Tiempo' }, ['PT80H26M59S', 'PT2M2S']],
  [['8h15', '11h00', '18h05'], { name: 'Départ', language: 'fr' }, Array(3).fill('text')],
])('times that were run are lengths of time, laps behind the first are none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('days may follow their month and months their dot', () => {
  expect(readTexts(['2024, January 17', '2024, February'])).toEqual(['2024-01-17', '2024-02'])
  expect(readTexts(['03/2024', '07.2022'], { name: 'Stand', language: 'de' })).toEqual(['2024-03', '2022-07'])
})

test('months of statistics offices and days in one piece are dates, groups with an E are no ordinals', () => {
  expect(readTexts(['2023M08', '2023M07'], { name: 'Periodo' })).toEqual(['2023-08', '2023-07'])
  expect(readTexts(['15JUL12', '01MAR20'])).toEqual(['2012-07-15', '2020-03-01'])
  expect(readTexts(['14e', '15e'])).toEqual([14, 15])
  expect(readTexts(['14E', '9D', '27A'], { name: 'Insurance group' })).not.toContain(14)
})

test.each<Row>([
  [['06:20', '7.35', '11:30', '21:15'], { name: 'Salida' }, Array(4).fill('text')],
  [['06h39', '14h09'], { name: 'Hora de partida' }, Array(2).fill('text')],
  [['3pm', '12 noon'], { name: 'Check-in' }, Array(2).fill('text')],
])('hours with a dot or an h stay texts among hours: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('minutes stand before seconds in one piece, months beside whole days, years before their era', () => {
  expect(readTexts(['04m28s', '1m 22s', '11 mo'])).toEqual(['PT4M28S', 'PT1M22S', 'P11M'])
  expect(readTexts(['2030-10', '2024-10-07'], { name: 'End of life' })).toEqual(['2030-10', '2024-10-07'])
  expect(readTexts(['1909-12', '1964–1967'], { name: 'Years at Oxford' })).not.toContain('1909-12')
  expect(readTexts(['1253 BCE', '230 BCE'], { name: 'Last eruption' })).toEqual(['text', 'text'])
})

test('hours of a time zone are no lengths of time', () => {
  expect(readTexts(['12:30:15', '12:31:02'], { name: 'Tiempo (CEST)' })).toEqual(['text', 'text'])
  expect(readTexts(['2:04:35', '2:10:05'], { name: 'Tiempo' })).toEqual(['PT2H4M35S', 'PT2H10M5S'])
})

test.each<Row>([
  [['11 (Meses)', '330 (Días)'], { name: 'Duración del contrato' }, ['P11M', 'P330D']],
  [['1', '2', '1h3'], { name: 'Pos' }, [1, 2, 'text']],
  [['3.2085', '0.0067'], { name: 'Horses Data', language: 'en' }, [3.2085, 0.0067]],
])('a unit of time in brackets is one, and a heat and a place are none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('the north counts its days in words of its own', () => {
  expect(readTexts(['30 dager', '2 år', '3 mnd'], { name: 'Varighet' })).toEqual(['P30D', 'P2Y', 'P3M'])
  expect(readTexts(['60 perc', '90 perc'])).toEqual(['PT60M', 'PT90M'])
})

test('where a star stands, who follows and how much fits are no lengths of time, a spot of so many seconds is', () => {
  expect(readTexts(['06h 45m 08,9s', '14h 39m 36,5s'], { name: 'AR' })).toEqual(['text', 'text'])
  expect(readTexts(['12,4 mil seg.', '980 seg.'], { name: 'Instagram' })).toEqual(['text', 'text'])
  expect(readTexts(['50 Mo', '5 Go'], { name: 'Free' })).not.toContain('P50M')
  expect(readTexts(['20"', '6"'], { name: 'Duración' })).toEqual(['PT20S', 'PT6S'])
})

test.each<Row>([
  [['6.15', '13.30'], { name: 'Salida' }, ['text', 'text']],
  [['19.30u', '10.00'], {}, ['text', 'text']],
  [['15.00', '16.30', 'Café en el patio.'], {}, ['text', 'text', 'text']],
  [['15.00', '16.30'], { name: 'Precio' }, [15, 16.3]],
])('hours with a point are hours where a word or sentences beside them say so: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('the numbers of sections are no fractions', () => {
  expect(readTexts(['2.1', '2.2', '2.3', '3.1'])).toEqual(['text', 'text', 'text', 'text'])
  expect(readTexts(['2.1', '2.2', '2.3', '3.1'], { name: 'Peso (kg)' })).toEqual([2.1, 2.2, 2.3, 3.1])
})

test('numbers of shelves are no days, a language is no peso', () => {
  expect(readTexts(['951 D', '793 F'], { name: 'CALL NUMBER' })).not.toContain('P951D')
  expect(readTexts(['PHP 1', 'Perl 5'])).toEqual(['text', 'text'])
})

test('days with a word behind them, hours of half a day and two letters that nobody knows count nothing', () => {
  expect(readTexts(['Yesterday by', '5 March by', '13 March by'])).toEqual(['text', 'text', 'text'])
  expect(readTexts(['20 AM EST', '15 AM EST'])).toEqual(['text', 'text'])
  expect(readTexts(['12 wz', '3 wz', '5 wz'])).toEqual(['text', 'text', 'text'])
  expect(readTexts(['85 mq', '1.350 mq'], { country: 'IT' })).toEqual([85, 1350])
  expect(readColumn(['24 dd', '17 dd']).kind).toBe('duration')
})
