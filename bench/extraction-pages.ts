const ROW = (
  i: number,
): string => `<article class="item"><h3><a href="/p/${i}">Producto número ${i} para obra y taller</a></h3>
<p class="marca">Marca ${i % 17}</p><p class="precio">S/ ${(i * 7.35 + 10).toFixed(2)}</p><time>${1 + (i % 28)}/0${1 + (i % 9)}/2026</time>
<p class="resumen">Descripción breve del producto ${i}, con garantía de fábrica y entrega en tienda o a domicilio en todo el país.</p></article>`

const PARAGRAPH =
  '<p>La convocatoria reúne a proveedores de toda la región, que podrán presentar sus ofertas hasta el viernes por la vía electrónica o en la mesa de partes.</p>'

/** A list page with that many records, between a menu and a footer. */
export function makeListPage(records: number): string {
  const menu = Array.from({ length: 30 }, (_, i) => `<li><a href="/s/${i}">Sección ${i}</a></li>`).join('')
  return `<!doctype html><html lang="es-PE"><head><title>Catálogo</title></head><body><nav><ul>${menu}</ul></nav><main>${Array.from(
    { length: records },
    (_, i) => ROW(i),
  ).join('\n')}</main><footer>${PARAGRAPH}</footer></body></html>`
}

/** A list page of about that many bytes. */
export function makePageOfSize(bytes: number): string {
  const perRecord = makeListPage(200).length / 200
  return makeListPage(Math.round(bytes / perRecord))
}
