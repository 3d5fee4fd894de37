import type { Wordings } from './wordings.data.ts'

/** How people of small firms ask: short, without headings, two wishes in one sentence. `{c}` is a verb of a day's column. */
export const everydayWordings: Wordings = {
  'soonest-few': {
    es: [
      'las {k} que {c} primero',
      'los {k} que {c} antes',
      'los {k} {t} que {c} más pronto',
      'las {k} con {h} más próximo',
      'dame los {k} con {h} más cercana',
      '{k} {t} por {h}, los más próximos',
      'los {k} primeros por {h}',
    ],
    en: [
      'the {k} that {c} first',
      'the {k} {cing} soonest',
      '{k} {t} with the earliest {h}',
      'the {k} with the nearest {h}',
      'next {k} {t} to {c}',
      'first {k} by {h}',
    ],
  },
  soonest: {
    es: [
      '{t} desde el que {c1} primero',
      'todas, desde la que {c1} primero',
      'por {h}, la más próxima primero',
      '{t} ordenados por {h}',
      'en orden de {h}',
      '¿cuáles {c} primero?',
      'las que {c} primero',
      'los que {c} antes',
      '{t} que {c} más pronto',
      'las que {c} primero, con su {h}',
    ],
    en: [
      '{t}, the one that {c}s first on top',
      'all by {h}, soonest first',
      '{t} sorted by {h}',
      'in order of {h}',
      'which {c} first?',
      '{t} by {h}, earliest first',
      'the ones that {c} first',
      '{t} that {c} soonest',
    ],
  },
  'soonest-one': {
    es: ['la que {c1} primero', 'el que {c1} antes', '¿cuál {c1} primero?', 'la próxima en {c1r}'],
    en: ['the one that {c}s first', 'which one {c}s first?', 'the first one to {c}'],
  },
  'more-soonest': {
    es: [
      'más de {n}, desde la que {c1} primero',
      '{t} de más de {n}, desde el que {c1} primero',
      'de más de {n}, primero las que {c} antes',
      '{m} de más de {n}, por {h}',
      'por encima de {n}, las que {c} primero arriba',
    ],
    en: [
      'more than {n}, the one that {c}s first on top',
      '{t} over {n}, soonest first',
      'above {n}, sorted by {h}',
      '{m} over {n} by {h}, earliest first',
    ],
  },
  latest: {
    es: ['los {k} más recientes', 'los últimos {k} por {h}', '{k} {t} más nuevos', 'las {k} de {h} más reciente'],
    en: ['the {k} most recent', 'latest {k} by {h}', '{k} newest {t}', 'the {k} with the latest {h}'],
  },
  'value-more-soonest': {
    es: [
      '{v} de más de {n}, desde el que {c1} primero',
      '{v} de más de {n}, primero los que {c} antes',
      '{v} con {m} mayor a {n} ordenados por {h}',
      '{v} por encima de {n}, por {h}',
    ],
    en: [
      '{v} over {n}, the one that {c}s first on top',
      '{v} above {n}, soonest first',
      '{v} with {m} over {n} sorted by {h}',
      '{v} of more than {n} by {h}',
    ],
  },
  'value-less': {
    es: ['{v} de menos de {n}', '{v} por menos de {n}', '{v} que cuesten menos de {n}', '{v} hasta {n} de {m}'],
    en: ['{v} under {n}', '{v} for less than {n}', '{v} that cost less than {n}', '{v} below {n} {m}'],
  },
  'value-more': {
    es: ['{v} de más de {n}', '{v} por más de {n}', '{v} que superen {n}', '{v} con {m} mayor a {n}'],
    en: ['{v} over {n}', '{v} for more than {n}', '{v} above {n}', '{v} with {m} over {n}'],
  },
  'value-up': {
    es: ['{v} del más barato al más caro', '{v} de menor a mayor {m}', '{v}, el más barato primero', '{v} por {m}'],
    en: ['{v}, cheapest first', '{v} from cheapest to most expensive', '{v} by {m}', '{v} sorted by {m}'],
  },
  'less-up': {
    es: ['{t} de menos de {n}, el más barato primero', '{t} por menos de {n} de menor a mayor'],
    en: ['{t} under {n}, cheapest first', '{t} below {n} from cheapest to dearest'],
  },
  cheapest: {
    es: ['los {k} más baratos', 'las {k} más económicas', '{k} {t} más baratos', 'los {k} de menor precio'],
    en: ['the {k} cheapest', '{k} cheapest {t}', '{k} {t} with the lowest price', 'cheapest {k}'],
  },
  dearest: {
    es: ['los {k} más caros', '{k} {t} más costosos', 'los {k} de mayor {m}', 'los {k} más grandes por {m}'],
    en: ['the {k} most expensive', '{k} most expensive {t}', 'the {k} biggest by {m}', 'top {k} by {m}'],
  },
  'cheapest-value': {
    es: ['{v} más barato', 'el {v} más barato', 'el {v} más económico', '¿cuál es el {v} más barato?'],
    en: ['cheapest {v}', 'the cheapest {v}', 'which {v} is the cheapest?', 'lowest priced {v}'],
  },
  'sum-all': {
    es: ['cuánto suma todo', '¿cuánto es en total?', 'suma total', '¿a cuánto asciende todo?', 'monto total'],
    en: [
      'how much is it all together',
      'what does it all add up to',
      'total amount',
      'grand total',
      'sum of everything',
    ],
  },
  'sum-by': {
    es: [
      'monto por {g}',
      'total por {g}',
      '{m} por {g}',
      'cuánto suma cada {g}',
      '¿cuánto hay por {g}?',
      'montos según {g}',
    ],
    en: ['amount by {g}', 'total by {g}', '{m} by {g}', 'how much does each {g} add up to', 'totals per {g}'],
  },
  'average-by': {
    es: [
      'importe medio por {g}',
      'precio medio por {g}',
      '{m} medio por {g}',
      'promedio por {g}',
      '{m} promedio por {g}',
      '¿cuánto es en promedio por {g}?',
      'media por {g}',
    ],
    en: [
      'average price by {g}',
      'average amount per {g}',
      'average {m} by {g}',
      'mean {m} for each {g}',
      'average by {g}',
      'average cost per {g}',
    ],
  },
  'saving-of': {
    es: ['cuánto me ahorro en {v}', 'ahorro de {v}', '¿cuánto se ahorra con {v}?', 'cuánto bajó {v}'],
    en: ['how much do I save on {v}', 'saving on {v}', 'how much is off {v}?', 'how much cheaper is {v} now?'],
  },
  week: {
    es: ['{t} que {c} esta semana', 'las que {c} esta semana', '¿qué {c} esta semana?', 'de esta semana'],
    en: ['{t} that {c} this week', 'what {c}s this week?', '{t} {cing} this week', 'which {c} this week?'],
  },
  month: {
    es: ['{t} que {c} este mes', '¿cuáles {c} este mes?', 'los que {c} este mes'],
    en: ['{t} that {c} this month', 'which {c} this month?', '{t} {cing} this month'],
  },
  'next-week': {
    es: ['{t} que {c} la próxima semana', 'las que {c} la semana que viene', '¿qué {c} la próxima semana?'],
    en: ['{t} that {c} next week', '{t} {cing} next week', 'which {c} next week?'],
  },
  'most-of': {
    es: [
      '¿qué {g} compra más?',
      '¿qué {g} tiene más {t}?',
      '¿qué {g} publica más {t}?',
      '{g} con más {t}',
      '¿cuál es la {g} que más aparece?',
      '¿en qué {g} hay más {t}?',
      '¿qué {g} ofrece más?',
      '¿qué {g} contrata más?',
      '¿qué {g} pide más {t}?',
      '¿quién publica más, por {g}?',
      '{g} que más se repite',
    ],
    en: [
      'which {g} buys the most?',
      'which {g} has the most {t}?',
      '{g} with the most {t}',
      'which {g} comes up most?',
      'what {g} has more {t} than any other?',
      'which {g} offers the most?',
      'which {g} orders the most?',
      'which {g} posts the most {t}?',
      'most frequent {g}',
      '{g} that comes up most often',
    ],
  },
  'fields-of': {
    es: [
      '{h} y {i} de {v}',
      '{h} y {i} de los {t} de {v}',
      '{h}, {i} de {v}',
      'dame {h} y {i} de {v}',
      '¿qué {h} y qué {i} tienen los {v}?',
    ],
    en: [
      '{h} and {i} of {v}',
      '{h} and {i} of the {v} {t}',
      '{h}, {i} for {v}',
      'give me {h} and {i} of {v}',
      '{v} {t}: {h} and {i}',
    ],
  },
  'fields-all': {
    es: ['{h} y {i}', '{h}, {i}', '{h} con {i}', 'solo {h} y {i}', 'lista de {h} y {i}', '{t} con {h} y {i}'],
    en: ['{h} and {i}', '{h}, {i}', '{h} with {i}', 'just {h} and {i}', 'list of {h} and {i}', '{t} with {h} and {i}'],
  },
  'field-only': {
    es: ['{h}', 'lista de {h}', 'solo {h}', '¿qué {h} hay?', '{h} disponibles', 'todas las {h}'],
    en: ['{h}', 'list of {h}', 'just the {h}', 'which {h} are there?', 'all {h}'],
  },
  offers: {
    es: [
      '{t} en oferta',
      'ofertas',
      '{t} rebajados',
      '{t} con descuento',
      '¿qué está en oferta?',
      '{t} con rebaja',
      '{t} en promoción',
      'lo que está rebajado',
    ],
    en: [
      '{t} on sale',
      "what's on sale",
      'discounted {t}',
      '{t} with a discount',
      'marked down {t}',
      'special offers',
      '{t} on offer',
      'reduced {t}',
    ],
  },
  'offers-of': {
    es: ['{v} en oferta', '{v} con descuento', '{v} rebajado', 'ofertas de {v}'],
    en: ['{v} on sale', 'discounted {v}', '{v} on offer', '{v} with a discount'],
  },
  saving: {
    es: [
      '¿cuánto descuento tiene cada uno?',
      '¿cuánto se ahorra en cada uno?',
      'ahorro de cada uno',
      'cuánto bajó cada uno',
    ],
    en: ['how much is each discounted?', 'how much do I save on each?', 'savings on each', 'how much is off each one?'],
  },
  'best-few': {
    es: [
      'los {k} mejor {p}',
      '{k} {t} con mejor {h}',
      'los {k} con mejor calificación',
      'los {k} mejores',
      '{k} {t} mejor valorados',
      'los {k} con más estrellas',
    ],
    en: [
      'the {k} best rated',
      'top {k} rated {t}',
      '{k} {t} with the best {h}',
      'the {k} best',
      '{k} highest rated {t}',
      '{k} with the most stars',
    ],
  },
  best: {
    es: [
      'el mejor {p1}',
      '{t} con mejor {h}',
      '¿cuál tiene mejor calificación?',
      'el de mejor {h}',
      '{t} mejor puntuado',
      '¿cuál está mejor valorado?',
    ],
    en: ['the best rated', 'which has the best rating?', 'best {h}', 'the one with the best {h}'],
  },
  'best-of': {
    es: [
      '{v} con mejor calificación',
      '{v} mejor {p1}',
      '{v} de mejor {h}',
      'el {v} con mejor puntuación',
      '{v} mejor valorados',
      '{v} de más estrellas',
      '{v} con las mejores opiniones',
    ],
    en: [
      'best rated {v}',
      '{v} with the best {h}',
      'top rated {v}',
      '{v} with the highest rating',
      'highest rated {v}',
      '{v} with the best reviews',
    ],
  },
  open: {
    es: [
      '{t} vigentes',
      '{t} que no han vencido',
      '{t} que siguen abiertas',
      'las que todavía no {c}',
      '{t} por {c1r}',
    ],
    en: ['{t} still open', 'open {t}', '{t} that have not {ced} yet', 'what is still open', 'upcoming {t}'],
  },
  gone: {
    es: ['{t} vencidas', 'las que ya {c}', '{t} que ya pasaron', '{t} caducadas'],
    en: ['expired {t}', 'the ones that already {ced}', 'past {t}', '{t} that are over'],
  },
}

/** What a column of days says of its records, as verbs: plural, singular and infinitive; in English what they do, are doing and did. */
export const dayVerbs: { heading: RegExp; es: [string, string, string]; en: [string, string, string] }[] = [
  {
    heading: /cierre|closing|deadline|plazo|l[ií]mite|close/i,
    es: ['cierran', 'cierra', 'cerrar'],
    en: ['close', 'closing', 'closed'],
  },
  {
    heading: /cierre|closing|deadline|plazo|l[ií]mite|close|hasta|until|\bend\b|\bfin\b|valid|vigen|venc|expir/i,
    es: ['acaban', 'acaba', 'acabar'],
    en: ['end', 'ending', 'ended'],
  },
  {
    heading: /cierre|deadline|plazo|hasta|until|\bfin\b|valid|vigen|venc|expir|due/i,
    es: ['terminan', 'termina', 'terminar'],
    en: ['finish', 'finishing', 'finished'],
  },
  { heading: /venc|expir|due|caduc/i, es: ['vencen', 'vence', 'vencer'], en: ['expire', 'expiring', 'expired'] },
  {
    heading: /inici|start|begin|comien/i,
    es: ['empiezan', 'empieza', 'empezar'],
    en: ['start', 'starting', 'started'],
  },
  {
    heading: /public|posted|issued/i,
    es: ['se publicaron', 'se publicó', 'publicar'],
    en: ['appear', 'appearing', 'appeared'],
  },
  { heading: /entrega|deliver/i, es: ['se entregan', 'se entrega', 'entregar'], en: ['arrive', 'arriving', 'arrived'] },
  { heading: /apertura|open/i, es: ['abren', 'abre', 'abrir'], en: ['open', 'opening', 'opened'] },
]

export const ratingHeading = /valoraci|calificaci|puntuaci|estrella|rating|score|stars|review|opini/i

/** Wishes that most lists have nothing for; asked of them, no plan is right. */
export const strangeWishes = {
  es: 'urgentes,en oferta,vigentes,vencidas,recomendados,que me convienen,populares,usados,certificados,importados,con garantía,publicadas hoy,favoritos,mejor valorados,con envío gratis,que aceptan tarjeta,abiertos los domingos,para niños,de segunda mano,sin azúcar'.split(
    ',',
  ),
  en: 'urgent,on sale,still open,expired,recommended,that suit me,popular,used,certified,imported,with warranty,published today,favourite,best rated,with free shipping,that take cards,open on sundays,for children,second hand,without sugar'.split(
    ',',
  ),
}
