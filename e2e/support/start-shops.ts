import { type Site, startSite } from '../../packages/test-kit/src/sites/start-site.ts'

type Product = [name: string, code: string, price: string]

const table = (products: readonly Product[]) =>
  `<html lang="es"><title>Tienda</title><main><h1>Precios</h1><table><tr><th>Producto</th><th>Código</th><th>Precio</th></tr>${products
    .map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></main></html>`

/** Each draws its offers in its own way. */
const cards = (products: readonly Product[]) =>
  `<html lang="es"><title>Mercado</title><main><h1>Ofertas</h1><ul class="ofertas">${products
    .map(
      ([name, code, price]) => `<li><h3>${name}</h3><p class="codigo">${code}</p><p class="precio">${price}</p></li>`,
    )
    .join('')}</ul></main></html>`

const page = (title: string, facts: Record<string, string>) =>
  `<html lang="es"><title>${title}</title><main><h1>${title}</h1><table>${Object.entries(facts)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table></main></html>`

/** A section with pages of two kinds. */
const section = {
  '/seccion/': `<html lang="es"><title>Sección</title><main>${['t1', 't2', 't3', 'ana', 'eva']
    .map(name => `<a href="/seccion/${name}">${name}</a>`)
    .join(' ')}</main></html>`,
  ...Object.fromEntries(
    [1, 2, 3].map(nth => [
      `/seccion/t${nth}`,
      page(`Taladro ${nth}`, { Marca: 'Bosch', Potencia: `${nth}00 W`, Peso: `1.${nth} kg`, Precio: `S/ ${nth}9.90` }),
    ]),
  ),
  ...Object.fromEntries(
    ['Ana', 'Eva'].map(name => [
      `/seccion/${name.toLowerCase()}`,
      page(name, { Cargo: 'Asesora de ventas', Correo: `${name}@tienda.pe`, Oficina: 'Lima', Horario: '9 a 18' }),
    ]),
  ),
}

/** Three shops on hosts of their own that sell much the same, under other names and sizes. */
export function startShops(): Promise<Site[]> {
  const shops = [
    table([
      ['Aceite vegetal Primor 1 L', '7750182000123', 'S/ 9.50'],
      ['Arroz extra Costeño 5 kg', '7750182000456', 'S/ 22.90'],
      ['Azúcar rubia Cartavio 1 kg', '7750182000789', 'S/ 4.20'],
      ['Leche evaporada Gloria 400 g', '7750182000999', 'S/ 4.10'],
    ]),
    cards([
      ['Primor aceite vegetal 1000 ml', '7750182000123', 'S/ 9.90'],
      ['Arroz Costeño extra 5 kg', '7750182000456', 'S/ 21.50'],
      ['Leche evaporada Gloria 400 g', '7750182000999', 'S/ 4.00'],
      ['Fideos spaghetti Don Vittorio 1 kg', '7750182000222', 'S/ 6.80'],
    ]),
    table([
      ['Aceite Primor vegetal 1 L', '', 'S/ 10.20'],
      ['Azúcar Cartavio rubia 1 kg', '', 'S/ 4.50'],
      ['Azúcar rubia Cartavio 5 kg', '', 'S/ 20.90'],
      ['Fideos Don Vittorio spaghetti 1 kg', '', 'S/ 6.50'],
    ]),
  ]
  return Promise.all(shops.map(prices => startSite({ '/robots.txt': { status: 404 }, '/precios': prices, ...section })))
}
