import { expect, test } from 'vitest'
import { type Row, readTexts } from '../../test/read-texts.ts'

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

test('a month under "Exp. date" is no code, a case under "Exp." is', () => {
  expect(readTexts(['03/27', '11/26'], { name: 'Exp. date' })).toEqual(['text', 'text'])
  expect(readTexts(['103/27', '11/26'], { name: 'Exp.' })).toEqual(['identifier', 'identifier'])
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

test('abbreviations with spaces are words of their own', () => {
  expect(readTexts(['5000', '2000', '4400'], { name: 'C. P.', country: 'AR' })).toEqual(Array(3).fill('identifier'))
})

test('accounts and German numbers are codes', () => {
  expect(readTexts(['11050501', '143501', '61359501'], { name: 'Cta. PUC' })).toEqual(Array(3).fill('identifier'))
  expect(readTexts(['HRB 12345', 'HRA 20115'], { name: 'Registernummer' })).toEqual(['identifier', 'identifier'])
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
