const table = (lang: string, title: string, rows: readonly (readonly string[])[]) => {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<html lang="${lang}"><title>${title}</title><main><table>${line(head, 'th')}${body
    .map(cells => line(cells, 'td'))
    .join('')}</table></main></html>`
}

export const shopPage = (rows: readonly (readonly string[])[]) =>
  table('es', 'Tienda', [['Producto', 'Código', 'Precio'], ...rows])

export const directoryPage = (rows: readonly (readonly string[])[]) =>
  table('es', 'Directorio', [['Empresa', 'Correo', 'Ciudad'], ...rows])

export const firstShop = [
  ['Aceite vegetal Primor 1 L', '7750182000123', 'S/ 9.50'],
  ['Arroz extra Costeño 5 kg', '7750182000456', 'S/ 22.90'],
  ['Azúcar rubia Cartavio 1 kg', '7750182000789', 'S/ 4.20'],
]
