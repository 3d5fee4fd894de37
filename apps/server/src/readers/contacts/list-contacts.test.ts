import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { gatherContacts } from './list-contacts.ts'

const contactsOf = (html: string) => {
  const url = 'https://x.example/'
  return gatherContacts([{ pageId: 'p', url, reading: readPage({ html, url }) }])
}

test('in a list of firms the person and what they do stand beside the firm', () => {
  const row = (n: number) =>
    `<tr><td>Textiles ${n} S.A.</td><td>Lima</td><td>Rosa Paz ${'ABC'[n]}</td><td>Jefa de ventas</td><td>v${n}@t${n}.example</td></tr>`
  const html = `<table><tr><th>Empresa</th><th>Ciudad</th><th>Representante</th><th>Cargo</th><th>Correo</th></tr>${[0, 1, 2].map(row).join('')}</table>`
  expect(contactsOf(html)).toMatchObject(
    [0, 1, 2].map(n => ({
      kind: 'email',
      value: `v${n}@t${n}.example`,
      name: `Textiles ${n} S.A.`,
      person: `Rosa Paz ${'ABC'[n]}`,
      role: 'Jefa de ventas',
    })),
  )
})

test('on a page of a team the line below a name is a role only when it says one', () => {
  const html = `<main><section><h3>Luis Vega</h3><p>Sales Manager, North</p><p>luis@x.example</p></section>
    <section><h3>Oficina central</h3><p>Cerca de la plaza</p><p>central@x.example</p></section></main>`
  expect(contactsOf(html)).toMatchObject([
    { value: 'luis@x.example', name: 'Luis Vega', person: 'Luis Vega', role: 'Sales Manager, North' },
    { value: 'central@x.example', name: 'Oficina central', person: null, role: null },
  ])
})
