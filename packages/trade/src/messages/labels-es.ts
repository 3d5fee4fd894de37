import type { FigureMethod, FlowNote } from '../figures/trade-figure.ts'
import type { SourceName, SourceState, WhySourceFailed } from '../sources/source-ports.ts'

const methods: Record<FigureMethod, string> = {
  reported: 'declarado por el país',
  mirrored: 'el país no declara: suma de lo que declaran sus socios',
  'sum-of-reporters': 'suma de los países que declaran',
  'share-of-reporters': 'valor del país ÷ suma de los países que declaran',
  'annual-growth-5-years': 'crecimiento medio por año en cinco años',
  'annual-growth-2-years': 'crecimiento medio por año en dos años',
  'growth-last-year': 'crecimiento frente al año anterior',
  'value-by-weight': 'valor ÷ peso neto',
  'value-by-estimated-weight': 'valor ÷ peso neto, en parte estimado',
  'sum-of-squared-shares': 'índice de Herfindahl-Hirschman: suma de los cuadrados de las participaciones',
  reconciled: 'valor conciliado por CEPII entre lo que declaran exportador e importador',
  'sum-of-countries': 'suma de todos los países',
  'share-of-world': 'valor del país ÷ total mundial',
  'sum-of-codes': 'suma de los códigos de seis dígitos de la partida',
  'at-least-sum-of-codes':
    'suma de los códigos en los que el país está entre los seis mayores; el valor real es ese o mayor',
  'at-least-share-of-world': 'suma conocida del país ÷ total mundial; la participación real es esa o mayor',
  'rest-of-world': 'total mundial menos los países de la lista',
  'seen-by-partners': 'declarado por el otro país',
}

const sources: Record<SourceName, string> = {
  comtrade: 'UN Comtrade',
  baci: 'BACI (CEPII), importado',
  'built-in': 'BACI (CEPII)',
  'world-bank': 'Banco Mundial',
  'pink-sheet': 'Banco Mundial, precios de materias primas',
  'google-news': 'Google News',
  gdelt: 'GDELT',
}

const reasons: Record<WhySourceFailed, string> = {
  offline: 'está desconectada',
  'not-awaited': 'todavía no ha respondido',
  throttled: 'pide esperar entre consultas',
  'quota-used-up': 'agotó su cupo de consultas',
  'key-refused': 'rechazó la clave de acceso',
  'bad-request': 'no aceptó la consulta',
  unavailable: 'no está disponible en este momento',
  'no-answer': 'no respondió a tiempo',
  unreadable: 'respondió en un formato desconocido',
}

const states: Record<SourceState['state'], string> = {
  answered: 'respondió',
  cached: 'respuesta guardada reciente',
  stale: 'respuesta guardada antigua',
  empty: 'no tiene datos',
  failed: 'falló',
  offline: 'desconectada',
  waiting: 'todavía no ha respondido',
  'not-asked': 'no se consultó',
}

const notes: Record<FlowNote, string> = {
  'mirrored-countries':
    'Algunos países no declararon; su valor es la suma de lo que declaran sus socios y no entra en totales ni participaciones.',
  'reporters-only': 'El total mundial es la suma de los países que ya declararon ese año.',
  'heading-instead-of-subheading': 'La subpartida tiene muy pocos declarantes; las cifras son de su partida completa.',
  'editions-differ': 'Los países usaron ediciones distintas de la nomenclatura; el crecimiento es orientativo.',
  'six-largest': 'Se conocen los seis países mayores; los demás van juntos en «Otros».',
  'sum-of-codes':
    'Es la suma de los códigos de seis dígitos de la partida. De cada código se conocen los seis países mayores, así que algunos valores son mínimos y el resto va en «Otros».',
  'list-of-older-edition':
    'La lista de países usa la edición HS 2017 de la nomenclatura, en la que la partida es la misma.',
  'below-rounding':
    'El comercio mundial de este código no llega a medio millón de USD; las cifras se redondean al millón.',
  'largest-only': 'La lista incluye los veinte países más grandes; los totales y las participaciones son de todos.',
  'older-edition':
    'Las cifras usan una edición anterior de la nomenclatura; en pocos códigos el contenido puede diferir un poco.',
}

/** How figures, sources and their states are called. */
export const labelsEs = {
  methods,
  sources,
  reasons,
  states,
  notes,
  attribution: (release: string) =>
    `Fuente: BACI, CEPII, versión ${release} (Gaulier & Zignago 2010), Licencia Abierta 2.0; agregación propia.`,
  scope: (name: string, code: string, edition: string) => `${name} (${code}), ${edition}`,
}
