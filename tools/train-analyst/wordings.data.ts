export type Wordings = Record<string, { es: string[]; en: string[] }>

/** How people say what a plan does, in both languages. `{h}` is a heading, `{v}` a value, `{n}` a number, `{t}` the things. */
export const wordings: Wordings = {
  value: {
    es: [
      '{t} de {v}',
      '{t} en {v}',
      'muéstrame {t} de {v}',
      'quiero ver {t} con {h} {v}',
      '¿qué {t} son de {v}?',
      'solo {v}',
      '{t} cuyo {h} es {v}',
      '{v}',
      'lista de {t} {v}',
      'busco {t} de {v}',
    ],
    en: [
      '{t} from {v}',
      '{t} in {v}',
      'show me {t} of {v}',
      '{t} with {h} {v}',
      'which {t} are {v}?',
      'only {v}',
      '{t} where {h} is {v}',
      '{v}',
      'list {t} {v}',
      'all {v} {t}',
    ],
  },
  not: {
    es: ['{t} que no son de {v}', 'todos menos {v}', '{t} excepto {v}', '{t} que no sean {v}', 'todos salvo {v}'],
    en: ['{t} that are not {v}', 'all except {v}', '{t} other than {v}', 'everything but {v}', '{t} not from {v}'],
  },
  more: {
    es: [
      '{t} con {h} mayor a {n}',
      '{t} de más de {n} de {h}',
      '{h} mayor que {n}',
      '{t} con más de {n} {h}',
      '{t} cuyo {h} supera {n}',
      '{h} por encima de {n}',
    ],
    en: [
      '{t} with {h} over {n}',
      '{t} with more than {n} {h}',
      '{h} greater than {n}',
      '{t} above {n} {h}',
      '{h} higher than {n}',
      '{t} whose {h} exceeds {n}',
    ],
  },
  less: {
    es: [
      '{t} con {h} menor a {n}',
      '{t} de menos de {n} de {h}',
      '{h} menor que {n}',
      '{t} con menos de {n} {h}',
      '{h} por debajo de {n}',
      '{t} de {h} inferior a {n}',
    ],
    en: [
      '{t} with {h} under {n}',
      '{t} with less than {n} {h}',
      '{h} below {n}',
      '{t} with fewer than {n} {h}',
      '{h} lower than {n}',
    ],
  },
  'at-least': {
    es: [
      '{t} con al menos {n} de {h}',
      '{t} con {h} desde {n}',
      '{h} de {n} o más',
      '{t} con un mínimo de {n} de {h}',
      '{t} con {n}+ de {h}',
    ],
    en: [
      '{t} with at least {n} {h}',
      '{h} of {n} or more',
      '{t} with {n}+ {h}',
      '{h} {n}+',
      '{t} with {h} from {n}',
      '{t} with a minimum {h} of {n}',
    ],
  },
  before: {
    es: ['{t} con {h} antes del {d}', '{h} anterior al {d}', '{t} de antes del {d}', '{t} hasta antes del {d}'],
    en: ['{t} with {h} before {d}', '{h} earlier than {d}', '{t} before {d}'],
  },
  after: {
    es: ['{t} con {h} después del {d}', '{h} posterior al {d}', '{t} a partir del {d}', '{t} después del {d}'],
    en: ['{t} with {h} after {d}', '{h} later than {d}', '{t} after {d}'],
  },
  up: {
    es: [
      '{t} ordenados por {h} de menor a mayor',
      'todos por {h} ascendente',
      'ordena por {h}',
      '{t} por {h}, de menor a mayor',
    ],
    en: ['{t} sorted by {h} ascending', 'sort by {h}', '{t} by {h} from lowest to highest', 'order by {h}'],
  },
  down: {
    es: [
      '{t} ordenados por {h} de mayor a menor',
      'todos por {h} descendente',
      '{t} de mayor a menor {h}',
      'ordena por {h} de mayor a menor',
    ],
    en: [
      '{t} sorted by {h} descending',
      '{t} by {h} from highest to lowest',
      'order by {h} descending',
      '{t} from most to least {h}',
    ],
  },
  top: {
    es: [
      'los {k} con mayor {h}',
      'las {k} con más {h}',
      '{k} {t} de mayor {h}',
      'dame los {k} con {h} más alto',
      'top {k} por {h}',
    ],
    en: ['the {k} with the highest {h}', 'top {k} by {h}', '{k} {t} with the most {h}', 'the {k} largest by {h}'],
  },
  bottom: {
    es: ['los {k} con menor {h}', 'las {k} con menos {h}', '{k} {t} de menor {h}', 'dame los {k} con {h} más bajo'],
    en: ['the {k} with the lowest {h}', 'bottom {k} by {h}', '{k} {t} with the least {h}', 'the {k} smallest by {h}'],
  },
  most: {
    es: ['¿cuál tiene el mayor {h}?', 'el de mayor {h}', '¿cuál es el de {h} más alto?', '¿qué {t} tiene más {h}?'],
    en: ['which has the highest {h}?', 'the one with the most {h}', 'which {t} has the largest {h}?'],
  },
  least: {
    es: ['¿cuál tiene el menor {h}?', 'el de menor {h}', '¿cuál es el de {h} más bajo?', '¿qué {t} tiene menos {h}?'],
    en: ['which has the lowest {h}?', 'the one with the least {h}', 'which {t} has the smallest {h}?'],
  },
  columns: {
    es: ['{h} y {g} de todos', 'dame {h} y {g}', '{h}, {g}', 'solo {h} y {g} de {t}', 'quiero {h} con su {g}'],
    en: ['{h} and {g} of all', 'give me {h} and {g}', '{h}, {g}', 'only {h} and {g} of {t}', 'list {h} with {g}'],
  },
  all: {
    es: ['todos los {t}', 'lista completa', 'muéstrame todo', '{t}', 'todos', 'dame la lista de {t}'],
    en: ['all {t}', 'the whole list', 'show me everything', '{t}', 'list all {t}'],
  },
  count: {
    es: [
      '¿cuántos {t} hay en {v}?',
      '¿cuántos son de {v}?',
      'cuántos {v}',
      'número de {t} de {v}',
      'cantidad de {t} con {h} {v}',
    ],
    en: [
      'how many {t} are in {v}?',
      'how many are {v}?',
      'number of {t} from {v}',
      'count of {v}',
      'how many {v} {t} are there?',
    ],
  },
  'count-all': {
    es: ['¿cuántos {t} hay?', '¿cuántos son en total?', 'cantidad de {t}', 'número total de {t}'],
    en: ['how many {t} are there?', 'how many in total?', 'total number of {t}', 'count of {t}'],
  },
  sum: {
    es: ['suma de {h}', '¿cuánto suma {h}?', 'total de {h}', '{h} total', '¿cuánto es el total de {h}?'],
    en: ['sum of {h}', 'total {h}', 'what is the total {h}?', 'add up {h}'],
  },
  average: {
    es: ['promedio de {h}', '{h} promedio', '¿cuál es el {h} promedio?', '{h} medio', 'media de {h}'],
    en: ['average {h}', 'what is the average {h}?', 'mean {h}', 'average of {h}'],
  },
  'group-count': {
    es: [
      '¿cuántos hay por {h}?',
      'cantidad por {h}',
      '{t} por {h}',
      'cuántos {t} hay en cada {h}',
      'número de {t} según {h}',
    ],
    en: ['how many per {h}?', 'count by {h}', 'number of {t} by {h}', 'how many {t} in each {h}'],
  },
  share: {
    es: ['¿qué porcentaje es {v}?', 'porcentaje de {v}', '¿qué parte del total son {v}?', 'qué % de {t} es {v}'],
    en: ['what percentage is {v}?', 'percentage of {v}', 'what share of {t} are {v}?', 'percent of {t} that are {v}'],
  },
  'sum-share': {
    es: [
      '¿qué porcentaje de {m} es de {v}?',
      '¿qué parte de {m} corresponde a {v}?',
      'porcentaje de {m} de {v}',
      '¿cuánto pesa {v} en el total de {m}?',
    ],
    en: [
      'what percentage of {m} is {v}?',
      'what share of total {m} comes from {v}?',
      'share of {m} of {v}',
      'how much of the {m} is {v}, in percent?',
    ],
  },
  ratio: {
    es: [
      '¿cuántas veces más {h} tiene {v} que {w}?',
      '¿cuántas veces es {h} de {v} el de {w}?',
      'proporción de {h} entre {v} y {w}',
    ],
    en: [
      'how many times the {h} of {w} is that of {v}?',
      'ratio of {h} between {v} and {w}',
      'how many times more {h} does {v} have than {w}?',
    ],
  },
  'group-share': {
    es: ['porcentaje por {h}', '¿qué porcentaje hay de cada {h}?', 'distribución porcentual por {h}', '% por {h}'],
    en: ['percentage by {h}', 'share of each {h}', 'what percentage is each {h}?', 'percent per {h}'],
  },
  run: {
    es: ['¿cuál es la racha más larga de {v}?', 'máximo de {v} seguidos', '¿cuántos {v} consecutivos hay como máximo?'],
    en: ['longest run of {v}', 'how many {v} in a row at most?', 'most consecutive {v}', 'longest streak of {v}'],
  },
  discount: {
    es: [
      'descuento de cada uno',
      '¿cuánto descuento tiene cada uno?',
      'porcentaje de descuento',
      '{t} con su descuento',
      'rebaja de cada uno',
    ],
    en: [
      'discount of each',
      'how much is each discounted?',
      'percentage off',
      '{t} with their discount',
      'how much do I save on each?',
    ],
  },
  'group-sum': {
    es: ['total de {h} por {g}', 'suma de {h} por {g}', '¿cuánto {h} hay en cada {g}?', '{h} total según {g}'],
    en: ['total {h} by {g}', 'sum of {h} per {g}', 'total {h} for each {g}'],
  },
  'group-average': {
    es: [
      'promedio de {h} por {g}',
      '{h} promedio por {g}',
      '{h} promedio de cada {g}',
      '{h} medio por {g}',
      '{h} media por {g}',
      'media de {h} por {g}',
      '{h} medio según {g}',
    ],
    en: [
      'average {h} by {g}',
      'average {h} per {g}',
      'mean {h} for each {g}',
      'average {h} in each {g}',
      'what is the average {h} per {g}?',
    ],
  },
  lookup: {
    es: ['{h} de {v}', '¿cuál es el {h} de {v}?', '¿qué {h} tiene {v}?', 'dime el {h} de {v}', '{v} {h}'],
    en: ['{h} of {v}', 'what is the {h} of {v}?', 'what {h} does {v} have?', '{v} {h}'],
  },
  frequent: {
    es: ['¿qué {h} aparece más veces?', '{h} más frecuente', '¿qué {h} tiene más {t}?', '¿cuál {h} se repite más?'],
    en: ['which {h} appears most often?', 'most common {h}', 'which {h} has the most {t}?', 'most frequent {h}'],
  },
  next: {
    es: [
      '¿qué sigue después de {v}?',
      '¿cuál viene después de {v}?',
      'el siguiente a {v}',
      '¿quién está después de {v}?',
    ],
    en: ['what comes after {v}?', 'which one follows {v}?', 'the next after {v}', 'who is listed after {v}?'],
  },
  previous: {
    es: ['¿qué está antes de {v}?', '¿cuál viene antes de {v}?', 'el anterior a {v}'],
    en: ['what comes before {v}?', 'which one is listed before {v}?', 'the previous to {v}'],
  },
  last: {
    es: ['el último de la lista', '¿cuál es el último {t}?', 'último {h}', 'el {h} que aparece al final'],
    en: ['the last one listed', 'what is the last {t}?', 'last {h} on the list', 'the last {h} listed'],
  },
  with: {
    es: ['{t} con {h}', 'solo los que tienen {h}', '{t} que tengan {h}', 'los que sí tienen {h}'],
    en: ['{t} with {h}', 'only those that have {h}', '{t} that have {h}', 'those with a {h}'],
  },
  without: {
    es: ['{t} sin {h}', 'los que no tienen {h}', '{t} que no tengan {h}', '¿cuáles no tienen {h}?'],
    en: ['{t} without {h}', 'those that have no {h}', '{t} that lack {h}', 'which have no {h}?'],
  },
}

export const things = {
  es: ['registros', 'elementos', 'resultados', 'los que hay', 'filas', 'opciones'],
  en: ['records', 'items', 'results', 'entries', 'rows', 'ones'],
}

/** What few lists have: asked of a list without it, the right answer is none. */
export const strangers = {
  es: {
    things:
      'laptops,zapatos,aviones,vacunas,pizza,bicicletas,helicópteros,audiolibros,gatos,paneles solares,tractores,violines,lavadoras,embarcaciones,perfumes,cemento blanco,drones,abejas,Groenlandia,Surco'.split(
        ',',
      ),
    fields:
      'salario,garantía,deuda,piscina,alergias,horóscopo,color favorito,seguro médico,ponentes,certificado iso,número de hijos'.split(
        ',',
      ),
  },
  en: {
    things:
      'laptops,shoes,airplanes,vaccines,pizza,bicycles,helicopters,audiobooks,cats,solar panels,tractors,violins,washing machines,boats,perfumes,drones,beekeeping,Greenland'.split(
        ',',
      ),
    fields:
      'salary,warranty,debt,swimming pool,allergies,horoscope,favourite colour,health insurance,speakers,iso certificate,number of children'.split(
        ',',
      ),
  },
}

export const strangeWordings = {
  es: [
    '{t} de {x}',
    '¿hay {x}?',
    '{x}',
    '¿cuántos {x} hay?',
    'busco {x}',
    '{f} de {t}',
    '¿cuál tiene mejor {f}?',
    '{t} con {f}',
    '{t} sin {f}',
    '¿tiene {f}?',
  ],
  en: [
    '{t} for {x}',
    'do you have {x}?',
    '{x}',
    'how many {x} are there?',
    'looking for {x}',
    '{f} of {t}',
    'which has the best {f}?',
    '{t} with {f}',
    '{t} without {f}',
    'is there a {f}?',
  ],
}
