import type { Tender } from './read-samples.ts'
import { escapeHtml, renderFrame } from './render-frame.ts'
import { renderPager } from './render-pager.ts'
import type { ListPage } from './split-pages.ts'

export function renderTenders(page: ListPage<Tender>): string {
  const rows = page.items.map(
    tender => `<tr>
<td>${tender.code}</td>
<td><a href="/licitaciones/${tender.code}">${escapeHtml(tender.object)}</a></td>
<td>${escapeHtml(tender.body)}</td>
<td>${tender.kind}</td>
<td class="importe">${tender.budget}</td>
<td>${tender.publishedOn}</td>
<td>${tender.closesOn}</td>
</tr>`,
  )
  const body = `<h1>Licitaciones abiertas</h1>
<p>${page.total} licitaciones encontradas. Mostrando ${page.from} a ${page.to} de ${page.total}.</p>
<table>
<caption>Licitaciones que reciben ofertas</caption>
<thead><tr><th scope="col">Código</th><th scope="col">Objeto</th><th scope="col">Entidad</th><th scope="col">Tipo</th><th scope="col">Presupuesto</th><th scope="col">Publicación</th><th scope="col">Cierre</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
${renderPager('/licitaciones', page)}`
  return renderFrame({ title: 'Licitaciones', body })
}

export function renderTender(tender: Tender): string {
  const body = `<h1>${escapeHtml(tender.object)}</h1>
<dl>
<dt>Código</dt><dd>${tender.code}</dd>
<dt>Entidad</dt><dd>${escapeHtml(tender.body)}</dd>
<dt>Tipo</dt><dd>${tender.kind}</dd>
<dt>Presupuesto</dt><dd>${tender.budget}</dd>
<dt>Publicación</dt><dd>${tender.publishedOn}</dd>
<dt>Cierre de ofertas</dt><dd>${tender.closesOn}</dd>
<dt>Consultas</dt><dd><a href="mailto:${tender.mail}">${tender.mail}</a></dd>
</dl>
<p>Las ofertas se entregan por escrito en la sede de la entidad antes de la fecha de cierre.</p>`
  return renderFrame({ title: tender.code, body })
}
