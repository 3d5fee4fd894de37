import { expect, test } from 'vitest'
import { tellTool } from './tell-tool.ts'

test.each([
  'https://ejemplo.com/licitaciones',
  'ejemplo.com',
  'www.muni.gob.pe/obras?pagina=2',
  'compras.gob.mx:8080/lista',
  'españa.es',
  '127.0.0.1:4531/tienda',
  'javascript:alert(1)',
  'ftp://ejemplo.com/lista de precios',
  'sitio raro con espacios .com',
])('%s is an address', typed => {
  expect(tellTool(typed)).toBe('website')
})

test.each([
  'azúcar',
  'zapatillas de cuero',
  '1806.31',
  '0901',
  'café S.A.C.',
  'leche 2.5 l',
  'hs:0901',
  'color: rojo',
  'arroz 1.kg',
])('%s is a product', typed => {
  expect(tellTool(typed)).toBe('product')
})

test('nothing typed is neither', () => {
  expect(tellTool('  ')).toBeNull()
})
