import { expect, test } from 'vitest'
import { readTexts as read } from '../test/read-texts.ts'
import { readColumn } from './read-column.ts'

test('what an amount is for, what comes on top and remarks leave it what it is', () => {
  const written = [
    '3,20 €/100 g',
    '24,90 €/m²',
    '12 €50',
    '120 € + IVA',
    '98 € (IVA incl.)',
    '45.– €',
    '15 € por metro',
  ]
  expect(read(written, { country: 'ES' })).toEqual([3.2, 24.9, 12.5, 120, 98, 45, 15].map(amount => `EUR ${amount}`))
  expect(read(['$ 3.290 (antes $ 4.590)'], { country: 'CL' })).toEqual(['CLP 3290'])
  expect(read(['B/.3,640.20'])).toEqual(['PAB 3640.2'])
  expect(read(["3'95 €", "1.104'00 €", '0´89 €'], { country: 'ES' })).toEqual(['EUR 3.95', 'EUR 1104', 'EUR 0.89'])
  expect(read(["CHF 1'250", "CHF 1'250.50"], { country: 'CH' })).toEqual(['CHF 1250', 'CHF 1250.5'])
  expect(read(['2,450', '3,600 (all in)'], { name: 'Flete (USD)' })).toEqual(['USD 2450', 'USD 3600'])
})

test('what a price is for is no price', () => {
  expect(read(['$/malla 17 kilos', '$/saco 25 kilos', '$/docena de atados'], { country: 'CL' })).toEqual(
    Array(3).fill('text'),
  )
  expect(read(['Sin oferta (base $ 5.50)', '$ 12.00'], { country: 'GT' })[0]).toBe('text')
})

test('several amounts in a cell, and bounds, stay text', () => {
  expect(read(['$ 10', '$ 1,5 a 2 millones', '3 x $ 1.000', '$20+'], { country: 'CO' })).toEqual([
    'COP 10',
    'text',
    'text',
    'text',
  ])
})

test('magnitudes multiply, letters only where the column counts with them', () => {
  expect(read(['1,2 Mio. €', '3,5 Mrd. €', '450 k€'])).toEqual(['EUR 1200000', 'EUR 3500000000', 'EUR 450000'])
  expect(read(['12,4 mil', '1,3 M', '3,2K', '998'], { country: 'ES' })).toEqual([12400, 1300000, 3200, 998])
  expect(read(['5K', '10K', '21K'])).toEqual(['text', 'text', 'text'])
  expect(read(['M$ 1.250', 'MM$ 340'], { country: 'CL' })).toEqual(['CLP 1250000', 'CLP 340000000'])
  expect(read(['M$ 1.250', '$ 340'], { country: 'CL' })).toEqual(['text', 'CLP 340'])
})

test('marks of footnotes are no part of a figure, counts beside ratings are no footnotes', () => {
  expect(read(['1,250*', '3,405 1/', '12,980 (p)', '7.5', '2,000'])).toEqual([1250, 3405, 12980, 7.5, 2000])
  expect(read(['4.5 (8)', '4.8 (120)', '4.1 (97)'])).toEqual(['text', 'text', 'text'])
})

test('a percent sign in the header makes percentages of bare numbers', () => {
  expect(read(['3,5', '-1,2'], { name: 'Variación (%)' })).toEqual(['3.5 %', '-1.2 %'])
  expect(read(['3,5', '1,2'], { name: 'Precio con 10 % de descuento' })).toEqual([3.5, 1.2])
})

test('lengths of time are read in words, and from clocks where the header says so', () => {
  expect(read(['2:04:35', '3:00:00', '59:21'], { name: 'Tiempo' })).toEqual(['PT2H4M35S', 'PT3H', 'PT59M21S'])
  expect(read(['2:04:35'], { name: 'Salida' })).toEqual(['text'])
  expect(read(['1h30', '3 año(s)', '10 dias úteis', '45 days after deposit'])).toEqual([
    'PT1H30M',
    'P3Y',
    'P10D',
    'P45D',
  ])
  expect(read(['06:05', '21:20', '8.10 h', '9 h'], { name: 'Salida' })).toEqual(Array(4).fill('text'))
})

test('dates are read with their hour and their remark, in the languages around us', () => {
  const written = [
    'Mo., 16.03.2026',
    '03.04.2026, 18:00 Uhr',
    '12 févr. 2026 à 12h00',
    '08/04/2026 15:00hs (prorrogada)',
  ]
  expect(read(written, { language: 'es' })).toEqual([
    '2026-03-16',
    '2026-04-03 18:00',
    '2026-02-12 12:00',
    '2026-04-08 15:00',
  ])
  expect(read(['15.–17. Mai 2026', '17.-20.11.2026', 'du 3 au 7 août 2026', '2024-2027'])).toEqual([
    '2026-05-15/2026-05-17',
    '2026-11-17/2026-11-20',
    '2026-08-03/2026-08-07',
    '2024/2027',
  ])
})

test('short forms are dates only beside dates or under a header that says so', () => {
  expect(read(['24.12.26', '03.04.2026'])).toEqual(['2026-12-24', '2026-04-03'])
  expect(read(['24.12.26', '11.10.05'])).toEqual(['text', 'text'])
  expect(read(['20260315'], { name: 'Fecha' })).toEqual(['2026-03-15'])
  expect(read(['ene-26', 'feb-26', 'mar-26'])).toEqual(['2026-01', '2026-02', '2026-03'])
})

test('a decimal on a page that groups with points does not decide about thousands beside it', () => {
  expect(read(['1.6', '1.998'], { language: 'es', country: 'ES' })).toEqual([1.6, 'ambiguous'])
  expect(read(['0.750', '1.998'], { language: 'es', country: 'ES' })).toEqual([0.75, 1.998])
})

test('a code keeps its name, and slashes make codes only where they make no fraction or date', () => {
  const [value] = readColumn(['RUC 20512777806']).values
  expect(value).toEqual({ kind: 'identifier', id: '20512777806', scheme: 'RUC' })
  expect(read(['2026/00123', '1/2', '120/80', '31/02/2026', '15/03'])).toEqual([
    'identifier',
    'text',
    'text',
    'text',
    'text',
  ])
})

test('grades and classes of a few letters are codes only under a header that says so', () => {
  expect(read(['A2', '5G', 'IP65', 'RX-100'])).toEqual(['text', 'text', 'text', 'text'])
  expect(read(['RX-100', 'RX-200'])).toEqual(['identifier', 'identifier'])
  expect(read(['A2', 'B7'], { name: 'Código' })).toEqual(['identifier', 'identifier'])
  expect(read(['11-2026', '12-2026'], { name: 'Expediente' })).toEqual(['identifier', 'identifier'])
})

test('a header counts what it names in the plural, spells out the currency, and may hold millions', () => {
  expect(read(['1.245', '38', '19.300'], { name: 'N.º de trabajadores', country: 'ES' })).toEqual([1245, 38, 19300])
  expect(read(['8.415', '640'], { name: 'Núm. de empleados', country: 'ES' })).toEqual([8415, 640])
  expect(read(['12', '7'], { name: 'Nº ofertas' })).toEqual([12, 7])
  expect(read(['8,415', '640'], { name: 'No.', country: 'MX' })).toEqual([8415, 640])
  expect(read(['418227', '730144'], { name: 'N.º de contenedor' })).toEqual(['identifier', 'identifier'])
  expect(read(['12', '250 (2024)'], { name: 'N.º de trabajadores' })).toEqual([12, 250])
  expect(read(['$4,025', '875'], { name: 'Spot rate (USD/FEU)', country: 'MX' })).toEqual(['USD 4025', 'USD 875'])
  expect(read(['4.218,5', '56,8'], { name: 'Exportaciones (MMUS$)', country: 'CL' })).toEqual([4218.5, 56.8])
})

test('sizes and rates over an index are texts, not codes and amounts', () => {
  expect(read(['800x600x120', '1200 x 800'])).toEqual(['text', 'text'])
  expect(read(['4,80%', '5,12 %', 'UF + 1,9%'], { country: 'CL' })).toEqual(['4.8 %', '5.12 %', 'text'])
})

test('numbers spelled out again and units with a hundred in them', () => {
  expect(read(['60 (sesenta) días calendario', '90 días'])).toEqual(['P60D', 'P90D'])
  expect(read(['5,05 l/100 km', '6,1 l/100 km'], { country: 'DE' })).toEqual([5.05, 6.1])
})

test('how long a race took, however it is written', () => {
  const written = ['1:02:45', '59:58', `1h09'17"`, 'Ret.']
  expect(read(written, { name: 'T. oficial / chip' })).toEqual(['PT1H2M45S', 'PT59M58S', 'PT1H9M17S', 'text'])
  expect(read(['Seis (6) meses', '2 años'])).toEqual(['P6M', 'P2Y'])
})

test('letters behind figures that are still revised', () => {
  expect(read(['1,204,567', '98,045 R/', '7,410'], { country: 'PA' })).toEqual([1204567, 98045, 7410])
})

test('a footnote in square brackets changes nothing, however many cells have one', () => {
  expect(read(['268.3 [1]', '139 [2]', '40,153[12]'], { language: 'en' })).toEqual([268.3, 139, 40153])
  expect(read(['30 April 2007[11]', '4 July 2007[12]'])).toEqual(['2007-04-30', '2007-07-04'])
})

test('a dash before a number is its minus', () => {
  expect(read(['–4', '– 0,5', '+ 2,3'], { country: 'FR' })).toEqual([-4, -0.5, 2.3])
})

test('days are read in Catalan and Dutch, after an at sign and behind a short Tuesday', () => {
  expect(read(["30 d'abril de 2026", '1 de juny de 2026'])).toEqual(['2026-04-30', '2026-06-01'])
  expect(read(['vr 13 mrt 2026 12:00', 'wo 6 mei 2026'])).toEqual(['2026-03-13 12:00', '2026-05-06'])
  expect(read(['15 March 2024 @ 11:00', 'Mar 17/03/2026 15:30'])).toEqual(['2024-03-15 11:00', '2026-03-17 15:30'])
})

test('small numbers beside each other are no code, and minutes need no hours before them', () => {
  expect(read(['2 3', '3 4', '1 - 2'])).toEqual(Array(3).fill('text'))
  expect(read(['04 - 12 - 19 - 33', '01 - 07 - 22 - 28'])).toEqual(Array(2).fill('text'))
  expect(read(['0h45', '3h30'], { name: 'Duración' })).toEqual(['PT45M', 'PT3H30M'])
  expect(read(['08h35', '7h52'])).toEqual(['text', 'text'])
})

test('times that were run are lengths of time, laps behind the first are none', () => {
  expect(read(['1:32:03.897', '+1:06.090', '+1 lap'], { name: 'Time/Retired' })).toEqual([
    'PT1H32M3.897S',
    'PT1M6.09S',
    'text',
  ])
  expect(read([`80h 26' 59"`, `+ 2' 02"`], { name: 'Tiempo' })).toEqual(['PT80H26M59S', 'PT2M2S'])
  expect(read(['8h15', '11h00', '18h05'], { name: 'Départ', language: 'fr' })).toEqual(Array(3).fill('text'))
})

test('days may follow their month and months their dot', () => {
  expect(read(['2024, January 17', '2024, February'])).toEqual(['2024-01-17', '2024-02'])
  expect(read(['03/2024', '07.2022'], { name: 'Stand', language: 'de' })).toEqual(['2024-03', '2022-07'])
})

test('months of statistics offices and days in one piece are dates, groups with an E are no ordinals', () => {
  expect(read(['2023M08', '2023M07'], { name: 'Periodo' })).toEqual(['2023-08', '2023-07'])
  expect(read(['15JUL12', '01MAR20'])).toEqual(['2012-07-15', '2020-03-01'])
  expect(read(['14e', '15e'])).toEqual([14, 15])
  expect(read(['14E', '9D', '27A'], { name: 'Insurance group' })).not.toContain(14)
})

test('hours with a dot or an h stay texts among hours', () => {
  expect(read(['06:20', '7.35', '11:30', '21:15'], { name: 'Salida' })).toEqual(Array(4).fill('text'))
  expect(read(['06h39', '14h09'], { name: 'Hora de partida' })).toEqual(Array(2).fill('text'))
  expect(read(['3pm', '12 noon'], { name: 'Check-in' })).toEqual(Array(2).fill('text'))
})

test('minutes stand before seconds in one piece, months beside whole days, years before their era', () => {
  expect(read(['04m28s', '1m 22s', '11 mo'])).toEqual(['PT4M28S', 'PT1M22S', 'P11M'])
  expect(read(['2030-10', '2024-10-07'], { name: 'End of life' })).toEqual(['2030-10', '2024-10-07'])
  expect(read(['1909-12', '1964–1967'], { name: 'Years at Oxford' })).not.toContain('1909-12')
  expect(read(['1253 BCE', '230 BCE'], { name: 'Last eruption' })).toEqual(['text', 'text'])
})

test('hours of a time zone are no lengths of time', () => {
  expect(read(['12:30:15', '12:31:02'], { name: 'Tiempo (CEST)' })).toEqual(['text', 'text'])
  expect(read(['2:04:35', '2:10:05'], { name: 'Tiempo' })).toEqual(['PT2H4M35S', 'PT2H10M5S'])
})

test('a unit of time in brackets is one, and a heat and a place are none', () => {
  expect(read(['11 (Meses)', '330 (Días)'], { name: 'Duración del contrato' })).toEqual(['P11M', 'P330D'])
  expect(read(['1', '2', '1h3'], { name: 'Pos' })).toEqual([1, 2, 'text'])
  expect(read(['3.2085', '0.0067'], { name: 'Horses Data', language: 'en' })).toEqual([3.2085, 0.0067])
})

test('the north counts its days in words of its own', () => {
  expect(read(['30 dager', '2 år', '3 mnd'], { name: 'Varighet' })).toEqual(['P30D', 'P2Y', 'P3M'])
  expect(read(['60 perc', '90 perc'])).toEqual(['PT60M', 'PT90M'])
})

test('where a star stands, who follows and how much fits are no lengths of time, a spot of so many seconds is', () => {
  expect(read(['06h 45m 08,9s', '14h 39m 36,5s'], { name: 'AR' })).toEqual(['text', 'text'])
  expect(read(['12,4 mil seg.', '980 seg.'], { name: 'Instagram' })).toEqual(['text', 'text'])
  expect(read(['50 Mo', '5 Go'], { name: 'Free' })).not.toContain('P50M')
  expect(read(['20"', '6"'], { name: 'Duración' })).toEqual(['PT20S', 'PT6S'])
})

test('hours with a point are hours where a word or sentences beside them say so', () => {
  expect(read(['6.15', '13.30'], { name: 'Salida' })).toEqual(['text', 'text'])
  expect(read(['19.30u', '10.00'])).toEqual(['text', 'text'])
  expect(read(['15.00', '16.30', 'Café en el patio.'])).toEqual(['text', 'text', 'text'])
  expect(read(['15.00', '16.30'], { name: 'Precio' })).toEqual([15, 16.3])
})

test('the numbers of sections are no fractions', () => {
  expect(read(['2.1', '2.2', '2.3', '3.1'])).toEqual(['text', 'text', 'text', 'text'])
  expect(read(['2.1', '2.2', '2.3', '3.1'], { name: 'Peso (kg)' })).toEqual([2.1, 2.2, 2.3, 3.1])
})

test('numbers of shelves are no days, a language is no peso', () => {
  expect(read(['951 D', '793 F'], { name: 'CALL NUMBER' })).not.toContain('P951D')
  expect(read(['PHP 1', 'Perl 5'])).toEqual(['text', 'text'])
})

test('days with a word behind them, hours of half a day and two letters that nobody knows count nothing', () => {
  expect(read(['Yesterday by', '5 March by', '13 March by'])).toEqual(['text', 'text', 'text'])
  expect(read(['20 AM EST', '15 AM EST'])).toEqual(['text', 'text'])
  expect(read(['12 wz', '3 wz', '5 wz'])).toEqual(['text', 'text', 'text'])
  expect(read(['85 mq', '1.350 mq'], { country: 'IT' })).toEqual([85, 1350])
  expect(readColumn(['24 dd', '17 dd']).kind).toBe('duration')
})
