import { readProducts, readSuppliers, readTenders } from './read-samples.ts'
import { renderFrame } from './render-frame.ts'
import { renderProduct, renderProducts } from './render-products.ts'
import { renderSupplier, renderSuppliers } from './render-suppliers.ts'
import { renderTender, renderTenders } from './render-tenders.ts'
import { type ListPage, pageAddress, splitPages } from './split-pages.ts'

/** Every page of the sample site by its address; each is written when asked for. */
export function buildSamplePages(today: Date): Map<string, () => string> {
  const pages = new Map<string, () => string>([['/', renderHome]])

  function addList<T>(path: string, list: ListPage<T>[], render: (page: ListPage<T>) => string) {
    for (const page of list) pages.set(pageAddress(path, page.number), () => render(page))
  }

  const tenders = readTenders(today)
  addList('/licitaciones', splitPages(tenders, 10), renderTenders)
  for (const tender of tenders) pages.set(`/licitaciones/${tender.code}`, () => renderTender(tender))

  const suppliers = readSuppliers()
  addList('/proveedores', splitPages(suppliers, 20), renderSuppliers)
  for (const supplier of suppliers) pages.set(`/proveedores/${supplier.slug}`, () => renderSupplier(supplier))

  const products = readProducts()
  addList('/catalogo', splitPages(products, 12), renderProducts)
  for (const product of products) pages.set(`/catalogo/${product.code}`, () => renderProduct(product))
  return pages
}

function renderHome(): string {
  const body = `<h1>Compras, proveedores y precios de Valle Sereno</h1>
<p>Un sitio pequeño para probar el análisis de páginas web. Elija una sección:</p>
<ul>
<li><a href="/licitaciones">Licitaciones abiertas</a>: qué se compra, quién lo compra, con qué presupuesto y hasta cuándo.</li>
<li><a href="/proveedores">Directorio de proveedores</a>: empresas con su ciudad, teléfono y correo.</li>
<li><a href="/catalogo">Catálogo de productos</a>: marcas, precios y existencias.</li>
</ul>`
  return renderFrame({ title: 'Inicio', body })
}
