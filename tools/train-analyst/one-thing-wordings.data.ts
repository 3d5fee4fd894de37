import type { Wordings } from './wordings.data.ts'

/** How people ask a page about one thing for what it says. */
export const oneThingWordings: Wordings = {
  'one-field': {
    es: ['{h}', '¿cuál es el {h}?', '¿cuál es la {h}?', '¿qué {h} tiene?', 'dime el {h}', '¿y la {h}?', 'su {h}'],
    en: ['{h}', 'what is the {h}?', "what's its {h}?", 'which {h} does it have?', 'tell me the {h}', 'their {h}'],
  },
  // Several fields at once, as `{hs}`, of what people call the thing: `{o}`.
  'one-fields': {
    es: [
      'dame {hs}',
      'dame {hs} de este {o}',
      '¿cuáles son {hs} de esta {o}?',
      '{hs} del {o}',
      'quiero {hs}',
      '{hs}',
      'necesito saber {hs} de la {o}',
    ],
    en: [
      'give me {hs}',
      'what are the {hs} of this {o}?',
      'what is the {hs} of the {o}?',
      '{hs} of this {o}',
      'I need {hs}',
      '{hs}',
      'show me the {hs} for this {o}',
    ],
  },
  'one-values': {
    es: [
      '¿qué {h} tiene?',
      '¿qué {h} lleva este {o}?',
      '{h}',
      'lista de {h}',
      '¿cuáles son los {h} de esta {o}?',
      '{h} del {o}',
    ],
    en: [
      'what {h} does it have?',
      'which {h} does this {o} need?',
      '{h}',
      'list the {h}',
      'what are the {h}?',
      '{h} of the {o}',
    ],
  },
  'one-price': {
    es: [
      '¿cuánto vale?',
      '¿qué precio tiene?',
      '¿a cómo está?',
      '¿cuánto hay que pagar?',
      '¿en cuánto sale?',
      '¿cuánto es?',
      'valor',
      '¿cuánto piden por él?',
    ],
    en: [
      'what does it cost?',
      "what's the price?",
      'price?',
      'how much do I have to pay?',
      'how much for it?',
      'how much would it be?',
      'cost',
      'how much do they ask for it?',
    ],
  },
  'one-day': {
    es: ['¿cuándo es?', '¿de qué fecha es?', '¿para cuándo es?', '¿qué día es?', 'fecha'],
    en: ['when is it?', 'what date is it?', 'which day is it?', 'when?', 'date'],
  },
  'one-verb': {
    es: ['¿cuándo {c1}?', '¿qué día {c1}?', '¿en qué fecha {c1}?'],
    en: ['when does it {c}?', 'what day does it {c}?', 'date it {c}s'],
  },
  'one-address': {
    es: ['¿dónde queda?', '¿dónde se encuentra?', 'ubicación', '¿cómo llego?', '¿en qué lugar está?'],
    en: ['where is it?', 'location', 'how do I get there?', 'where can I find it?', 'where are they located?'],
  },
  'one-phone': {
    es: ['¿a qué número llamo?', 'número para llamar', '¿cómo los llamo?', 'su teléfono', 'telefono?'],
    en: ['number to call', 'their phone', 'which number do I ring?', 'phone?', 'what number can I call?'],
  },
  'one-email': {
    es: ['¿a qué correo escribo?', 'su correo', 'dirección de correo', 'email', '¿tienen mail?'],
    en: ['where do I write to?', 'email address', 'their mail', 'which email do I write to?', 'do they have an email?'],
  },
  'one-author': {
    es: ['¿de quién es?', '¿quién firma?', '¿quién lo publicó?', '¿quién es el autor?', 'firmado por'],
    en: ['who is it by?', 'who signed it?', 'whose is it?', 'who is the author?', 'who published it?'],
  },
  'one-body': {
    es: ['¿quién convoca?', '¿quién lo pide?', '¿de qué entidad es?', '¿quién lo contrata?', '¿qué institución es?'],
    en: ['who is asking for it?', 'who issued it?', 'which body is it from?', 'who is the buyer?', 'who ordered it?'],
  },
}

/** What the heading of a field says about who stands under it. */
export const whoHeadings: { kind: string; heading: RegExp }[] = [
  { kind: 'one-author', heading: /autor|author|byline|escrit|written/i },
  { kind: 'one-body', heading: /entidad|instituci|organi[sz]|comprador|contratante|convocante|buyer|agency|issuer/i },
]

/** What people call the one thing of a page, whether it says so or not. */
export const thingNames = {
  es: 'libro,coche,producto,empleo,jugador,película,receta,empresa,restaurante,licitación,artículo,página,casa,curso,universidad'.split(
    ',',
  ),
  en: 'book,car,product,job,player,movie,recipe,company,restaurant,tender,article,page,house,course,university'.split(
    ',',
  ),
}
