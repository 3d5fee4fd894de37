import { flatRows } from '@sondeo/analyst/flat-rows'
import { expect, test } from 'vitest'
import { askPage, openAskedPage } from '../analyst/ask-page.ts'

const ASKED_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }

const pages: Record<string, string> = {
  product: `<html lang="es"><title>Licuadora Brío 600 W | Casa Lindero</title><header><nav><a href="/">Inicio</a><a href="/cocina">Cocina</a><a href="/ofertas">Ofertas</a></nav></header>
<main><h1>Licuadora Brío 600 W</h1><div class="gallery"><img src="/a.jpg" alt="Licuadora"></div>
<div class="price-box"><del>S/ 249.90</del> <strong class="price">S/ 199.90</strong></div><p class="stock">En stock</p>
<ul><li>Marca: Brío</li><li>SKU: LB-600</li><li>Garantía: 2 años</li></ul><button>Agregar al carrito</button>
<h2>Descripción</h2><p>Vaso de vidrio de 1.5 litros, cuchillas de acero y tres velocidades. El envío a Lima tarda dos días.</p></main>
<footer><p>Casa Lindero S.A.C.</p></footer></html>`,
  'product in English': `<html lang="en"><title>Trailhead 30 L backpack</title><main><h1>Trailhead 30 L backpack</h1><p class="amount">$84.50</p>
<table><tr><th>Color</th><td>Moss green</td></tr><tr><th>Weight</th><td>1.1 kg</td></tr><tr><th>Material</th><td>Recycled nylon</td></tr></table>
<p>A daypack with a padded laptop sleeve. Ships within three days.</p></main></html>`,
  firm: `<html lang="es"><title>Contacto | Talleres Quebrada</title><main><h1>Talleres Quebrada</h1><p>Metalmecánica desde 1988.</p>
<dl><dt>Dirección</dt><dd>Av. Los Fresnos 245, Trujillo</dd><dt>Teléfono</dt><dd>(044) 555-0134</dd><dt>Correo</dt><dd><a href="mailto:ventas@quebrada.example">ventas@quebrada.example</a></dd><dt>Horario</dt><dd>Lunes a viernes de 8:00 a 17:00</dd></dl></main></html>`,
  tender: `<html lang="es"><title>Concurso 014-2026</title><main><h1>Adquisición de luminarias para el parque central</h1>
<dl><dt>Entidad</dt><dd>Municipalidad de Alto Verde</dd><dt>Presupuesto</dt><dd>S/ 412,300.00</dd><dt>Publicación</dt><dd>02/11/2026</dd><dt>Cierre de ofertas</dt><dd>30/11/2026</dd><dt>Estado</dt><dd>Abierto</dd></dl>
<p>Las bases se recogen en la oficina de compras.</p></main></html>`,
  article: `<html lang="es"><title>El puente de Santa Olga cumple cien años</title><article><h1>El puente de Santa Olga cumple cien años</h1><p class="byline">Por Inés Robledo, 4 de octubre de 2026</p>
<p>El puente que une las dos orillas del pueblo fue inaugurado en 1926 y todavía lo cruzan los vecinos cada mañana.</p><p>La fiesta empezó con una banda y terminó con un desfile de faroles junto al río.</p><p>El municipio prepara una muestra de fotografías antiguas que se abrirá en diciembre.</p></article></html>`,
}

/** What the answer must hold; null where the page says nothing of it. */
type Asking = [page: string, language: 'es' | 'en', question: string, text: string | null]

const asked: Asking[] = [
  ['product', 'es', '¿cuánto cuesta?', '199.90'],
  ['product', 'en', 'how much is it', '199.90'],
  ['product', 'es', 'precio', '199.90'],
  ['product', 'es', '¿qué marca es?', 'Brío'],
  ['product', 'es', '¿cuánto dura la garantía?', '2 años'],
  ['product', 'en', 'is it in stock?', 'En stock'],
  ['product in English', 'en', 'how much is it', '84.50'],
  ['product in English', 'es', '¿cuánto cuesta?', '84.50'],
  ['product in English', 'en', 'how much does it weigh?', '1.1 kg'],
  ['firm', 'es', '¿cuál es el teléfono?', '(044) 555-0134'],
  ['firm', 'en', 'what is their email?', 'ventas@quebrada.example'],
  ['firm', 'es', '¿dónde están?', 'Av. Los Fresnos 245, Trujillo'],
  ['firm', 'es', '¿cuánto cuesta?', null],
  ['tender', 'es', '¿cuándo cierra?', '30/11/2026'],
  ['tender', 'en', 'what is the budget?', '412,300.00'],
  ['tender', 'en', 'how much is it', '412,300.00'],
  ['article', 'es', '¿cuánto cuesta?', null],
  ['article', 'es', '¿cuándo fue inaugurado?', '1926'],
]

/** Asked just as soon, and harder: refused or shown with a doubt while it is wrong. */
const harder: Asking[] = [
  ['product in English', 'en', 'what is it made of?', 'Recycled nylon'],
  ['firm', 'es', '¿a qué hora abren?', 'Lunes a viernes de 8:00 a 17:00'],
  ['tender', 'es', '¿quién compra?', 'Municipalidad de Alto Verde'],
  ['tender', 'en', 'is it still open?', 'Abierto'],
  ['article', 'en', 'how much is it', null],
  ['article', 'es', '¿quién lo escribió?', 'Inés Robledo'],
]

async function ask([page, language, question, text]: Asking) {
  const opened = openAskedPage({ html: `<!doctype html>${pages[page]}`, url: 'https://uno.example/a' })
  const answer = await askPage(opened, { ...ASKED_AT, question, language })
  const shown = answer.found ? flatRows(answer.table).map(row => Object.values(row).join(' | ')) : []
  const isRight = text === null ? !answer.found : shown.length === 1 && (shown[0] ?? '').includes(text)
  return { isRight, isSure: answer.found && answer.certainty === 'sure', shown }
}

test.each(asked)('a page about one %s, %s: "%s" is answered rightly', async (...asking) => {
  const { isRight, shown } = await ask(asking)
  expect({ isRight, shown }).toMatchObject({ isRight: true })
})

test.each(harder)('a page about one %s, %s: "%s" is right or honestly doubtful', async (...asking) => {
  const { isRight, isSure } = await ask(asking)
  expect(isRight || !isSure).toBe(true)
})
