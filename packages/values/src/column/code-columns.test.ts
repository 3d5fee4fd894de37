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
  [['0804.40.00', '8471.30'], { name: 'HTS subheading' }, ['identifier', 'identifier']],
  [
    ['0805 10 22 00', '8471300000', '8703', 'ex 0304 89 90', 'Varios'],
    { name: 'Cód. TARIC/NC' },
    [...Array(4).fill('identifier'), 'text'],
  ],
  [['12345', '12-345-A', '12.345'], { name: 'Part No.' }, Array(3).fill('identifier')],
])('under a header that names codes, dots, words and labels change nothing: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('long numbers of one length are codes although words and lettered codes stand among them', () => {
  const operations = ['21345678', '20987341', 'E548712390', '22410056', 'Sin NOG', 'NPG E553201876']
  expect(readTexts(operations, { name: 'N.O.G.' })).toEqual([...Array(4).fill('identifier'), 'text', 'identifier'])
  expect(readTexts(['12500000', '14500000', '98000000', 'consultar'])).toEqual([12500000, 14500000, 98000000, 'text'])
})

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

test.each<Row>([
  [['1790016919001', '1790016919001 (matriz)'], { name: 'R.U.C. socio' }, ['RUC', 'RUC']],
  [['211003420017', '211003420018'], { name: 'RUT empresa (DGI)' }, ['RUT', 'identifier']],
  [['576937-K', '7108-0', '7108-1'], { name: 'NIT del oferente' }, ['NIT', 'NIT', 'identifier']],
  [['529.982.247-25', '11222333000181'], { name: 'CPF/CNPJ' }, ['CPF', 'CNPJ']],
])('a scheme is named where the header names it and the check digit is right: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test.each<Row>([
  [['1234-567', '987-123', '789-456', '22-5', '12345678'], { name: 'Rol' }, Array(5).fill('identifier')],
  [['12/2026', '118/25'], { name: 'Nº Lic. Púb.' }, ['identifier', 'identifier']],
  [['10115 Berlin', '80331 München'], { name: 'PLZ/Ort' }, ['text', 'text']],
  [['1.800 - 2.100', '2.000 - 2.200'], { name: 'Precio mín-máx' }, ['text', 'text']],
])('among codes, parts and plain numbers are codes, and a code before a name is none: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('an address of the web among phones is one', () => {
  expect(readTexts(['(512) 555-0143', 'jane@acme.com'], { name: 'Contact (ph.)' })).toEqual(['text', 'email'])
})

test('small numbers that come again name nothing, unless the header is sure', () => {
  expect(readTexts(['3', '2', '3', '3', '2'], { name: 'N.º' })).toEqual([3, 2, 3, 3, 2])
  expect(readTexts(['3', '2', '3', '3', '2'], { name: 'Código' })).toEqual(Array(5).fill('identifier'))
})

test('headings of the tariff are codes beside longer ones and under headers that say so', () => {
  const ids = ['identifier', 'identifier', 'identifier', 'identifier']
  const written = ['8471.30.0100', '8517.62', '0702.00.20', '8708.99']
  for (const name of ['HTSUS subhdg.', 'Schedule B', 'Fracc. aranc.']) {
    expect(readTexts(written, { name, language: 'en', country: 'US' })).toEqual(ids)
  }
  expect(readTexts(['8471.30.0100', '8517.62', '0702.00.20', '9403.20.00'], { name: 'Goods' })).toEqual(ids)
  expect(readTexts(['A-1234', '8517.62', 'B-1234', 'C-9914'], { name: 'Goods' })[1]).not.toBe('identifier')
})

test('codes of letters and a number are codes under a header that names them', () => {
  const read = (name: string, texts: string[]): unknown[] => readTexts(texts, { name })
  expect(read('Mat.', ['SBX 4521', 'OAC-3310', 'LTP 8876', '0 km sin uso'])).toEqual([
    'identifier',
    'identifier',
    'identifier',
    'text',
  ])
  expect(read('HR-Nr.', ['HRB 12345', 'HRA 4567 (Hamburg)', 'keine'])).toEqual(['identifier', 'identifier', 'text'])
  expect(read('Zertifikat', ['ISO 9001', 'ISO 14001'])).toEqual(['text', 'text'])
})

test('long numbers beside labelled and lettered codes are codes', () => {
  const written = ['19845621', '20134587', 'NOG 20177120', 'E542871093', 'Sin publicar', '20561188 (anulado)']
  expect(readTexts(written, { name: 'Concurso' })).toEqual([...Array(4).fill('identifier'), 'text', 'identifier'])
})

test('among sentences the codes under a header that names them are codes', () => {
  const written = ['DE136695976', 'DE 129274202', 'DE 115 235 681', 'Kleinunternehmer § 19 UStG', 'beantragt']
  expect(readTexts(written, { name: 'USt-IdNr.', language: 'de' })).toEqual([
    'identifier',
    'identifier',
    'identifier',
    'text',
    'text',
  ])
})

test('materials and subjects with a number are no codes, and a house 7a has no unit', () => {
  expect(readTexts(['Lana 80 %', 'Acero 304', 'Pino'], { name: 'Mat.' })).toEqual(['text', 'text', 'text'])
  expect(readTexts(['Física 10', 'Química 9'], { name: 'Mat.' })).toEqual(['text', 'text'])
  expect(readTexts(['12', '7a', '103', '9'], { name: 'Hausnr.' })[1]).toBe('text')
})

test('a month under "Exp. date" is no code, a case under "Exp." is', () => {
  expect(readTexts(['03/27', '11/26'], { name: 'Exp. date' })).toEqual(['text', 'text'])
  expect(readTexts(['103/27', '11/26'], { name: 'Exp.' })).toEqual(['identifier', 'identifier'])
})

test('numbers grouped by spaces under "Número" are counts', () => {
  expect(readTexts(['1 097', '19', '4', '4', '46'], { name: 'NUMERO', country: 'PE' })).toEqual([1097, 19, 4, 4, 46])
  expect(readTexts(['1 diária', '2 diárias'], { name: 'Nº de Diária(s)', country: 'BR' })).toEqual([1, 2])
})

test('the same very long number on every line stays open unless the header says what it is', () => {
  const read = (text: string, name: string): unknown[] => readTexts([text, text, text, text], { name })
  expect(read('621650011', 'CPC')).toEqual(Array(4).fill('identifier'))
  expect(read('621650011', 'rubro')).toEqual(Array(4).fill('text'))
  expect(read('621650011', 'Precio')).toEqual(Array(4).fill(621650011))
  expect(read('948990', 'POBTOT')).toEqual(Array(4).fill(948990))
})

test('postcodes of Italy are codes, capacities are none', () => {
  expect(readTexts(['10011', '10060', '10010'], { name: 'cap' })).toEqual(Array(3).fill('identifier'))
  expect(readTexts(['40', '120', '60'], { name: 'Cap.' })).toEqual([40, 120, 60])
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

test('a single code of a list of codes is one under a header that says so', () => {
  const list = '71200000, 71240000, 71221000, 71000000'
  const texts = [list, '71400000', list]
  expect(readTexts(texts, { name: 'cpv' })).toEqual(['text', 'identifier', 'text'])
})

test.each<Row>([
  [['15131', '15132', '15140'], { name: 'codmunicipio' }, Array(3).fill('identifier')],
  [['12', '13', '15'], { name: 'idproducto' }, Array(3).fill('identifier')],
  [['12', '13', '15'], { name: 'idade' }, [12, 13, 15]],
])('words joined to the word for codes are codes, too: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
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

test('abbreviations with spaces are words of their own', () => {
  expect(readTexts(['5000', '2000', '4400'], { name: 'C. P.', country: 'AR' })).toEqual(Array(3).fill('identifier'))
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

test('accounts and German numbers are codes', () => {
  expect(readTexts(['11050501', '143501', '61359501'], { name: 'Cta. PUC' })).toEqual(Array(3).fill('identifier'))
  expect(readTexts(['HRB 12345', 'HRA 20115'], { name: 'Registernummer' })).toEqual(['identifier', 'identifier'])
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
  [['01', '12', '20'], { name: 'departamento' }, Array(3).fill('ambiguous')],
  [['01', '12', '20'], { name: 'Cód. departamento' }, Array(3).fill('identifier')],
  [['Passivo:Imposto1', 'Despesas:Imposto2'], { name: 'Conta' }, ['text', 'text']],
])(
  'two digits with a zero in front may be codes, accounts with a number behind are names: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

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

test('numbers too long to count are codes under a plural, too', () => {
  expect(readTexts(['10003456781', '10101239874', '10002387465'], { name: 'N° RPPS' })).toEqual(
    Array(3).fill('identifier'),
  )
})

test('bare digits among codes and names are some of them', () => {
  const written = ['6205-2RS1', '6206-2Z/C3', 'NU 208 ECP', '22210 E', '7205 BEP', '51107', '32008 X/Q', 'HK 1612']
  expect(readTexts(written, { name: 'Designación' })).not.toContain(51107)
  expect(readTexts(['1A', '7', '14W', '1B', '22'], { name: 'Old exit' })).toEqual(['text', 7, 'text', 'text', 22])
  expect(readTexts(['f/2.8', 'f/1.8', 'f/4-5.6'], { name: 'Aperture' })).toEqual(Array(3).fill('text'))
})

test.each<Row>([
  [['1.4301', '1.0037', '1.2379'], { name: 'Werkst.-Nr.', language: 'de' }, Array(3).fill('identifier')],
  [['1045', '23981', '707'], { name: 'Legajo' }, Array(3).fill('identifier')],
  [['123/2019', '5/2018', '412/2020'], { name: 'R.G.E.' }, Array(3).fill('identifier')],
])('words of registers, numbers of steels and classes of a year name codes: %j', (texts, context, values) => {
  expect(readTexts(texts, context)).toEqual(values)
})

test('"No" before what names nothing says no, and "Part." is no number of a part', () => {
  expect(readTexts(['45000', '60500', '52310'], { name: 'No Remun.' })).not.toContain('identifier')
  expect(readTexts(['45120', '8877', '123098'], { name: 'Viviendas Part. Ocupadas' })).toEqual([45120, 8877, 123098])
  expect(readTexts(['251', '20351', '76'], { name: 'No. Built' })).toEqual([251, 20351, 76])
})

test('a hash behind a name makes codes of what it names', () => {
  expect(readTexts(['P10482', '24117A', '24203', 'P10511'], { name: 'Stock #' })).toEqual(Array(4).fill('identifier'))
  expect(readTexts(['1.50', '2.00', '4.95'], { name: 'Additional item shipping' })).toEqual([1.5, 2, 4.95])
})

test.each<Row>([
  [['3.11', '3.10', '3.9', '3.8'], { name: 'Branch' }, Array(4).fill('identifier')],
  [['3.11', '3.52', '3.9', '3.8'], { name: 'Branch' }, [3.11, 3.52, 3.9, 3.8]],
  [
    ['5.82', '7.1', 'E0.03', '11.2'],
    { name: 'Nitrate + nitrite (mg/L as N)', language: 'en' },
    [5.82, 7.1, 'text', 11.2],
  ],
])(
  'versions that go on behind the ninth are codes, and one odd cell makes none of measures: %j',
  (texts, context, values) => {
    expect(readTexts(texts, context)).toEqual(values)
  },
)

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

test('under a word for codes, lengths of time, spans, counts spelled out and classes with a measure are none', () => {
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
