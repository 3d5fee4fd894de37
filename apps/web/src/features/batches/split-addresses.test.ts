import { expect, test } from 'vitest'
import { splitAddresses } from './split-addresses.ts'

test('one address per line, also one that comes again, without blanks and separators around it', () => {
  expect(splitAddresses(' https://a.pe/x \r\nb.pe\n\nhttps://a.pe/x\nhttps://c.pe/?a=1,2;\n')).toEqual([
    'https://a.pe/x',
    'b.pe',
    'https://a.pe/x',
    'https://c.pe/?a=1,2',
  ])
})

test('several in a line are told apart, and a line that is no address stays whole, to be named', () => {
  expect(splitAddresses('https://a.pe https://b.pe, https://c.pe')).toEqual([
    'https://a.pe',
    'https://b.pe',
    'https://c.pe',
  ])
  expect(splitAddresses('esto no es una dirección')).toEqual(['esto no es una dirección'])
})
