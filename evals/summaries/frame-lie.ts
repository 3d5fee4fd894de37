import type { Draw } from './draw.ts'

const frames = {
  number: {
    es: [
      'Las exportaciones mundiales alcanzaron {x}.',
      'El mercado, según estimaciones propias, vale {x} y seguirá subiendo.',
      'Conviene esperar una demanda de {x}',
      '- Oportunidad: un margen de {x} para quien entre pronto!',
      'El precio (cerca de {x}) importa; los compradores lo saben.',
      '{x}: eso es lo que sumaron las importaciones.',
      '¿Sabía que {x} del comercio pasa por pocos puertos?',
      '1. {x}',
    ],
    en: [
      'World exports reached {x}.',
      'The market, by our own estimate, is worth {x} and will keep rising.',
      'A demand of {x} can be expected',
      '- Opportunity: a margin of {x} for early movers!',
      'The price (about {x}) matters; buyers know it.',
      '{x}: that is what imports came to.',
      'Did you know that {x} of trade passes few ports?',
      '1. {x}',
    ],
  },
  year: {
    es: [
      'El mercado cambió en {x}.',
      'Desde {x} la demanda no ha bajado.',
      'Para {x} se espera un alza.',
      '**Perspectiva {x}**',
    ],
    en: [
      'The market changed in {x}.',
      'Since {x} demand has not fallen.',
      'By {x} a rise is expected.',
      '**Outlook {x}**',
    ],
  },
  country: {
    es: [
      'La demanda crece en {x}.',
      'El comprador {x} paga mejor.',
      'Los proveedores ganan terreno: {x} es el caso más claro.',
      '- Riesgo: la competencia de {x}.',
      'Hay interés del mercado {x}, y conviene atenderlo',
    ],
    en: [
      'Demand is growing in {x}.',
      'The {x} buyer pays better.',
      'Suppliers gain ground: {x} is the clearest case.',
      '- Risk: competition from {x}.',
      'There is interest from the {x} market, and it deserves care',
    ],
  },
}

/** A sentence around invented words. */
export const frameLie = (kind: keyof typeof frames, words: string, { lang, draw }: { lang: 'es' | 'en'; draw: Draw }) =>
  draw.one(frames[kind][lang]).replace('{x}', () => words)
