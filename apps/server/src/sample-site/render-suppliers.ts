import type { Supplier } from './read-samples.ts'
import { escapeHtml, renderFrame } from './render-frame.ts'
import { renderPager } from './render-pager.ts'
import type { ListPage } from './split-pages.ts'

export function renderSuppliers(page: ListPage<Supplier>): string {
  const cards = page.items.map(
    supplier => `<li>
<h2><a href="/proveedores/${supplier.slug}">${escapeHtml(supplier.name)}</a></h2>
${renderDetails(supplier)}
</li>`,
  )
  const body = `<h1>Directorio de proveedores</h1>
<p>Mostrando ${page.from}–${page.to} de ${page.total} proveedores registrados.</p>
<ul class="fichas">
${cards.join('\n')}
</ul>
${renderPager('/proveedores', page)}`
  return renderFrame({ title: 'Proveedores', body })
}

export function renderSupplier(supplier: Supplier): string {
  const body = `<h1>${escapeHtml(supplier.name)}</h1>
${renderDetails(supplier)}
<p>${escapeHtml(supplier.name)} atiende pedidos de instituciones y empresas de lunes a viernes, de 8:00 a 17:00.</p>`
  return renderFrame({ title: supplier.name, body })
}

function renderDetails({ trade, city, person, phone, mail }: Supplier): string {
  return `<dl>
<dt>Rubro</dt><dd>${escapeHtml(trade)}</dd>
<dt>Ciudad</dt><dd>${escapeHtml(city)}</dd>
<dt>Contacto</dt><dd>${escapeHtml(person)}</dd>
<dt>Teléfono</dt><dd><a href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a></dd>
<dt>Correo</dt><dd><a href="mailto:${mail}">${mail}</a></dd>
</dl>`
}
