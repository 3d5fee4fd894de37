import { expect, test } from 'vitest'
import { makeExportFileName } from './export-file-name.ts'

test('accents, spaces and brackets stay', () => {
  expect(makeExportFileName('Café verde (0901)')).toBe('Café verde (0901)_export.csv')
})

test('only what file systems forbid is replaced', () => {
  expect(makeExportFileName('https://example.pe/lista?p=1&x=2')).toBe('https___example.pe_lista_p=1&x=2_export.csv')
  expect(makeExportFileName('a\u0000b\nc')).toBe('a_b_c_export.csv')
})

test('a very long name is cut to what a file system takes, at a whole character', () => {
  const name = makeExportFileName('ñ'.repeat(500), 'xlsx')
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240)
  expect(name).toMatch(/^ñ+_export\.xlsx$/)
})

test('a name that Windows keeps for itself gets an underscore', () => {
  expect(makeExportFileName('aux.txt')).toBe('_aux.txt_export.csv')
  expect(makeExportFileName('aux')).toBe('aux_export.csv')
})
