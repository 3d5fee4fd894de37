import type { Product } from './read-samples.ts'
import { escapeHtml, renderFrame } from './render-frame.ts'
import { renderPager } from './render-pager.ts'
import type { ListPage } from './split-pages.ts'

export function renderProducts(page: ListPage<Product>): string {
  const cards = page.items.map(
    product => `<article>
<h2><a href="/catalogo/${product.code}">${escapeHtml(product.name)}</a></h2>
<p class="marca">${escapeHtml(product.brand)}</p>
<p class="precio">${product.price}</p>
<p class="existencias">${product.availability}</p>
</article>`,
  )
  const body = `<h1>Catálogo de productos</h1>
<p>${page.total} productos encontrados. Página ${page.number} de ${page.count}.</p>
<div class="fichas">
${cards.join('\n')}
</div>
${renderPager('/catalogo', page)}`
  return renderFrame({ title: 'Catálogo', body })
}

export function renderProduct(product: Product): string {
  const body = `<h1>${escapeHtml(product.name)}</h1>
<dl>
<dt>Referencia</dt><dd>${product.code}</dd>
<dt>Marca</dt><dd>${escapeHtml(product.brand)}</dd>
<dt>Precio</dt><dd>${product.price}</dd>
<dt>Existencias</dt><dd>${product.availability}</dd>
</dl>`
  return renderFrame({ title: product.name, body })
}
