import { dropAccents } from '@sondeo/table/fold-words'
import { products } from './products.data.ts'
import { suppliers } from './suppliers.data.ts'
import { tenders } from './tenders.data.ts'

export type Tender = {
  code: string
  object: string
  body: string
  kind: string
  budget: string
  publishedOn: string
  closesOn: string
  mail: string
}
export type Supplier = {
  slug: string
  name: string
  trade: string
  city: string
  person: string
  mail: string
  phone: string
}
export type Product = { code: string; name: string; brand: string; price: string; availability: string }

const DAY_MS = 86_400_000
const money = new Intl.NumberFormat('es-DO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const inPesos = (amount: number) => `RD$ ${money.format(amount)}`

/** `25/03/2026` for the day so many days from the given one, in UTC. */
function dateFrom(today: Date, days: number): string {
  const [year, month, day] = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

function toSlug(text: string): string {
  const plain = dropAccents(text)
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Every tender was published in the last weeks and closes in the coming ones, whatever the day. */
export function readTenders(today: Date): Tender[] {
  return tenders.map(([object, body, kind, budget], index) => ({
    code: `LPN-${String(index + 1).padStart(3, '0')}`,
    object,
    body,
    kind,
    budget: inPesos(budget),
    publishedOn: dateFrom(today, -1 - (index % 21)),
    closesOn: dateFrom(today, 2 + ((index * 7) % 45)),
    mail: `compras@${toSlug(body)}.example`,
  }))
}

/** Mail ends in `.example` and telephones lie in 809-555-01xx: neither belongs to anybody. */
export function readSuppliers(): Supplier[] {
  return suppliers.map(([name, trade, city, person], index) => {
    const slug = toSlug(name)
    const phone = `(809) 555-01${String(index).padStart(2, '0')}`
    return { slug, name, trade, city, person, mail: `ventas@${slug}.example`, phone }
  })
}

export function readProducts(): Product[] {
  return products.map(([name, brand, price, stock], index) => ({
    code: `VS-${1001 + index}`,
    name,
    brand,
    price: inPesos(price),
    availability: stock > 0 ? `${stock} disponibles` : 'Agotado',
  }))
}
