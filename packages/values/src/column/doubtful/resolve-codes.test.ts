import { expect, test } from 'vitest'
import { readColumn } from '../../read-column.ts'

const kindsOf = (texts: string[], name = ''): string[] => readColumn(texts, { name }).values.map(({ kind }) => kind)

test('names of users and sections are words although they hold digits', () => {
  expect(kindsOf(['joetoronto', 'solo681', '6ringsandarapist', 'Guy Hence'])).toEqual(['text', 'text', 'text', 'text'])
  expect(kindsOf(['Historias502', 'Gente', 'Economía'])).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['IBEX35', 'BELEX15', 'WILLOW1525'])).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['Netherlands', 'Pac-10', 'Rays'])).toEqual(['text', 'text', 'text'])
})

test('the same words under a header that names codes are codes', () => {
  expect(kindsOf(['9f3ac1d', '0c0ffee', 'b41dd0e'], 'Commit')).toEqual(['identifier', 'identifier', 'identifier'])
})

test('capitals and digits are codes under any header', () => {
  expect(kindsOf(['LP-SM-12-2026', 'CP-ABR-3-2026', 'AS-SM-7-2026'])).toEqual([
    'identifier',
    'identifier',
    'identifier',
  ])
})

test('one amount with a letter before it is no code where the others are none', () => {
  expect(kindsOf(['R160', 'R200', 'R90', 'R1769'])).toEqual(['text', 'text', 'text', 'text'])
})

test('the numbers of a pager and spans of fractions name nothing', () => {
  expect(kindsOf(['1 2 3 4 5 6 7 8 9 10', 'Next'])).toEqual(['text', 'text'])
  expect(kindsOf(['3.7-8.0', '2.0-2.3', 'FGM-A'])).toEqual(['text', 'text', 'text'])
})

test('digits parted like a phone number are left to the reader of contacts', () => {
  expect(kindsOf(['Orpington', '0800 389 1759'])).toEqual(['text', 'text'])
})

test('what goes on behind a measure, a year or a day is a name', () => {
  expect(kindsOf(['35 mm short film', '16 mm short film'])).toEqual(['text', 'text'])
  expect(kindsOf(['2024 Spring Term', '2023 Fall Term'])).toEqual(['text', 'text'])
  expect(kindsOf(['5 de mayo', '9 de mayo'], 'Fecha')).toEqual(['text', 'text'])
  expect(kindsOf(['4Yr', 'HS', '4Yr'], 'Type')).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['76ers', 'Lakers'])).toEqual(['text', 'text'])
  expect(kindsOf(['1909-12', '2010-11'])).toEqual(['text', 'text'])
})

test('a number that names what is in stock is no quantity', () => {
  expect(kindsOf(['9581', '11356', '11113'], 'Stock Number')).toEqual(['identifier', 'identifier', 'identifier'])
})

test('long digits alone in a column without a name are left as they are', () => {
  expect(kindsOf(['87102'])).toEqual(['text'])
  expect(kindsOf(['87102'], 'Habitantes')).toEqual(['number'])
  expect(kindsOf(['87102', '91300', '64010', '120400'])).toEqual(['number', 'number', 'number', 'number'])
})

test('a single word with digits among other words is a name, a case number is one among sentences, too', () => {
  expect(kindsOf(['theprocess', 'v2787', 'a1b24312', 'Guy Hence', 'Ann'])).toEqual(Array(5).fill('text'))
  expect(kindsOf(['GT1', 'LMP900', 'LMP1', 'Open'], 'Class')).toEqual(Array(4).fill('text'))
  expect(kindsOf(['23-AP-095', 'Heard in May', 'Sent back'])).toEqual(['identifier', 'text', 'text'])
  expect(kindsOf(['3PM-A'])).toEqual(['text'])
})

test('very long digits alone are left as they are unless their header speaks of an amount', () => {
  expect(kindsOf(['3081300'], 'BINC')).toEqual(['text'])
  expect(kindsOf(['3081300'], 'Población')).toEqual(['number'])
  expect(kindsOf(['3081300'], 'Precio')).toEqual(['number'])
})

test('a number that is written wrong is no code', () => {
  expect(kindsOf(['22.987,04', '25.832.39', '17.207,68'], 'Superficie')).toEqual(['number', 'text', 'number'])
  expect(kindsOf(['110868624582-02', '645000000000'], 'Valor')).toEqual(['text', 'number'])
})

test('under a header that names codes a month or a span of years is one of them, among dates it is none', () => {
  expect(kindsOf(['12/2026', 'C-7/2026'], 'N.º expte.')).toEqual(['identifier', 'identifier'])
  expect(kindsOf(['2011-2084'], 'ISSN')).toEqual(['identifier'])
  expect(kindsOf(['03/2019', '11/2022'], '1ª matric.')).toEqual(['date', 'date'])
})

test('spans of measures and of hours, sizes and seasons are no codes unless the header calls them so', () => {
  expect(kindsOf(['30-50g', '200-400g', '800-1200g'], 'Peso unitario')).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['08H00-14H00', '09H00-19H00', '10:00 - 18:30'], 'L')).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['145R12', '10-Q', '64-C'])).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['145R12', '10-Q', '64-C'], 'Código')).toEqual(['identifier', 'identifier', 'identifier'])
  expect(kindsOf(['2024/2025', '2023/2024', '2022/2023'], 'Temporada')).toEqual(Array(3).fill('date-range'))
  expect(kindsOf(['2024/2025', '2023/2024', '2022/2023'], 'Liga')).toEqual(['text', 'text', 'text'])
})

test('sets that were won, bonds in halves, years nobody knows exactly and free phones are no codes', () => {
  expect(kindsOf(['6-4 7-5', '6-3 6-2', '4-6 7-6 10-8'], 'Final')).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['100-00', '102-05', '99-16'], 'Px')).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['c.1750', 'c. 1890'], 'Built')).toEqual(['text', 'text'])
  expect(kindsOf(['1-800-555-0199', '1-800-555-HELP'], 'Helpdesk')).toEqual(['text', 'text'])
})

test('what may be dialled at home, a day in two digits, a bet and a span of volts are no codes', () => {
  expect(kindsOf(['01438346100', '02077639090'])).toEqual(['text', 'text'])
  expect(kindsOf(['07', '29', '12'])).not.toContain('identifier')
  expect(kindsOf(['o51.5', 'o45.0'])).toEqual(['text', 'text'])
  expect(kindsOf(['AC100-240V'], 'Voltage')).toEqual(['text'])
  expect(kindsOf(['K-12'])).toEqual(['text'])
  expect(kindsOf(['08.22.16'])).toEqual(['text'])
})

test('fractions that are filled up with zeros and places in the sky are no codes', () => {
  expect(kindsOf(['063.4417', '150.2210', '005.6278'], 'Weight (kg)')).toEqual(['number', 'number', 'number'])
  expect(kindsOf(['063.4417', '150.2210', '005.6278'])).not.toContain('identifier')
  expect(kindsOf(['02 56 00.50', '05 16 24.7', '14 15 39.67'])).toEqual(['text', 'text', 'text'])
})

test('a code with a word behind it is no quantity of that word', () => {
  expect(kindsOf(['12 004 192 773 Active', '76 087 415 226 Cancelled', '44 618 330 452 Active'], 'ABN')).toEqual([
    'text',
    'text',
    'text',
  ])
})

test('letters that touch a number and measure nothing name a class', () => {
  expect(kindsOf(['3Ti', '4Ti', '1Ti', '2Ti'])).toEqual(Array(4).fill('text'))
  expect(kindsOf(['1Tm', '4Ti', '3Tk'])).toEqual(['text', 'text', 'text'])
  expect(kindsOf(['232Th', '235U', '40K', '238U'], 'Isotope')).toEqual(Array(4).fill('text'))
  expect(kindsOf(['80.22Go', '21.02Go', '4Go'], 'Taille')).toEqual(['number', 'number', 'number'])
})

test('days in Roman months are no codes where the header speaks of dates', () => {
  expect(kindsOf(['30-V-2013', '7-IV-1987', '12-14/V/2001'], 'Fecha')).toEqual(['date', 'date', 'text'])
})
