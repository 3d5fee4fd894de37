import { expect, test } from 'vitest'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'
import { findNavigation } from './find-navigation.ts'

const open = (body: string, url = 'https://example.pe/lista?p=2') => openPage({ html: `<body>${body}</body>`, url })
const read = (body: string, url?: string) => findNavigation.run(open(body, url), () => {})

test.each([
  ['<a href="?p=3">Siguiente</a>', '?p=3'],
  ['<a href="?p=3">Página siguiente »</a>', '?p=3'],
  ['<a href="?p=3">Next page</a>', '?p=3'],
  ['<a href="?p=3" aria-label="Siguiente"><svg></svg></a>', '?p=3'],
  ['<a href="?p=3"><img src="f.png" alt="siguiente"></a>', '?p=3'],
  ['<a href="?p=1">1</a> <b>2</b> <a href="?p=3">3</a> <a href="?p=4">4</a>', '?p=3'],
  [
    '<ul class="pagination"><li><a href="?p=1">1</a></li><li class="active"><a href="?p=2">2</a></li><li><a href="?p=3">3</a></li></ul>',
    '?p=3',
  ],
  ['<a href="?p=1">«</a><a href="?p=3">»</a>', '?p=3'],
  ['<a rel="next" href="?p=3">más antiguos</a>', '?p=3'],
  ['<button data-url="/lista?p=3">Ver más resultados</button>', '?p=3'],
  ['<a href="?p=3">次のページ</a>', '?p=3'],
])('the next page of %s', (html, next) => {
  expect(read(html).next?.url).toBe(new URL(next, 'https://example.pe/lista').href)
})

test.each([
  '<a href="?p=1">Anterior</a>',
  '<a href="#">Siguiente</a>',
  '<a href="javascript:void(0)">Siguiente</a>',
  '<div class="post-navigation"><a rel="next" href="/otra-nota">Una nota más nueva sobre otra cosa</a></div>',
  '<div class="carousel"><a class="next" href="/promo/3">next</a></div>',
  '<a href="/wiki/1993">1993</a> <b>1992</b> <a href="/wiki/1991">1991</a>',
  '<a href="?p=2">2</a>',
  '<p>Ver más en la siguiente sección</p>',
])('no next page in %s', html => {
  expect(read(html).next).toBeNull()
})

test.each([
  ['Mostrando 1 a 20 de 283 resultados', 283],
  ['1–20 of 283', 283],
  ['Resultados 21 - 40 de 1.205', 1205],
  ['47 procesos encontrados', 47],
  ['Se encontraron 47 licitaciones', 47],
  ['Se han encontrado un total de 1,250 registros', 1250],
  ['12 345 resultados', 12345],
  ['Total: 81', 81],
  ['484 results found', 484],
  ['There are 40 items', 40],
])('"%s" announces %i', (text, count) => {
  const page = open(`<p>${text}</p>`)
  const { total } = findNavigation.run(page, () => {})
  expect(total?.count).toBe(count)
  expect(total && textAtPlace(page, total.origin)?.trim()).toBe(total?.raw)
})

test.each([
  'Página 2 de 15',
  'Del 1 al 20 de marzo de 2026',
  'Hay 0 productos en su carrito',
  '2026 publicaciones',
  '<a href="#r">2 Resultados</a>',
  'Vendimos 12 productos a 30 empresas durante la feria que se hizo en la capital',
])('"%s" announces nothing', text => {
  expect(read(`<p>${text}</p>`).total).toBeNull()
})

test('the login form comes with its hidden fields and the name field told apart', () => {
  const { login } =
    read(`<form action="/registro"><input name="nombre"><input name="correo"><input name="telefono"><input type="password" name="p"><button>Crear cuenta</button></form>
    <form action="/entrar" method="post"><input type="hidden" name="t" value="1"><input type="email" name="correo"><input type="password" name="clave"><input type="checkbox" name="recordar"></form>`)
  expect(login).toMatchObject({ action: 'https://example.pe/entrar', method: 'post' })
  expect(login?.fields.map(field => [field.name, field.role])).toEqual([
    ['t', 'other'],
    ['correo', 'user'],
    ['clave', 'password'],
    ['recordar', 'other'],
  ])
})

test('registering, changing a password and searching are no login', () => {
  expect(
    read(
      '<form action="/signup"><input name="a"><input name="b"><input name="c"><input type="password"><button>Sign up</button></form>',
    ).login,
  ).toBeNull()
  expect(read('<form><input type="password" name="a"><input type="password" name="b"></form>').login).toBeNull()
  expect(read('<form><input name="q"></form>').login).toBeNull()
})

test('a link that is greyed out ends the list', () => {
  expect(
    read('<ul class="pagination"><li class="next disabled"><a href="?p=3">Siguiente</a></li></ul>').next,
  ).toBeNull()
  expect(read('<a aria-disabled="true" href="?p=3">Next</a>').next).toBeNull()
})

test('a login in two steps begins with the name alone', () => {
  const { login } = read(
    '<form action="/login/identifier" method="post"><input type="hidden" name="flow" value="x"><input name="username" autocomplete="username"><button>Siguiente</button></form>',
  )
  expect(login?.fields.map(field => field.role)).toEqual(['other', 'user'])
  expect(read('<form action="/newsletter"><input name="email"><button>Entrar</button></form>').login).toBeNull()
  expect(
    read('<form action="/password/reset"><input name="email"><button>Iniciar sesión</button></form>').login,
  ).toBeNull()
})
