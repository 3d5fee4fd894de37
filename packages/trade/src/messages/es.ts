import type { FigureMethod, FlowNote } from '../figures/trade-figure.ts'
import type { SourceState, WhySourceFailed } from '../sources/source-ports.ts'
import { chartsEs } from './charts-es.ts'
import { compareEs } from './compare-es.ts'

type SourceKey = SourceState['source'] | 'built-in'

const methods: Record<FigureMethod, string> = {
  reported: 'declarado por el país',
  mirrored: 'el país no declara: suma de lo que declaran sus socios',
  listed: 'según la lista publicada',
  'stated-total': 'total que indica la fuente',
  'sum-of-reporters': 'suma de los países que declaran',
  'share-of-reporters': 'valor del país entre la suma de los países que declaran',
  'share-of-stated-total': 'valor del país entre el total que indica la fuente',
  'annual-growth-5-years': 'crecimiento medio por año en cinco años',
  'growth-last-year': 'crecimiento frente al año anterior',
  'value-by-weight': 'valor entre peso neto',
  'value-by-estimated-weight': 'valor entre peso neto, en parte estimado',
  'sum-of-squared-shares': 'índice de Herfindahl-Hirschman: suma de los cuadrados de las cuotas',
  reconciled: 'valor conciliado por CEPII entre lo que declaran exportador e importador',
  'sum-of-countries': 'suma de todos los países',
  'share-of-world': 'valor del país entre la suma de todos los países',
}

const sources: Record<SourceKey, string> = {
  comtrade: 'UN Comtrade',
  baci: 'BACI (CEPII)',
  'world-bank': 'Banco Mundial',
  'pink-sheet': 'Banco Mundial, precios de materias primas',
  'google-news': 'Google News',
  gdelt: 'GDELT',
  'built-in': 'Cifras de referencia incluidas',
}

const reasons: Record<WhySourceFailed, string> = {
  offline: 'está desconectada en este servidor',
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
}

const notes: Record<FlowNote, string> = {
  'mirrored-countries':
    'Algunos países no declararon; su valor es la suma de lo que declaran sus socios y no entra en totales ni cuotas.',
  'reporters-only': 'El total mundial es la suma de los países que ya declararon ese año.',
  'heading-instead-of-subheading': 'La subpartida tiene muy pocos declarantes; las cifras son de su partida completa.',
  'editions-differ': 'Los países usaron ediciones distintas de la nomenclatura; el crecimiento es orientativo.',
  'wider-product': 'Las cifras disponibles son de un grupo de productos más amplio que el consultado.',
  'list-is-not-complete': 'La lista incluye solo los países más grandes.',
  'largest-only': 'La lista incluye los veinte países más grandes; los totales y las cuotas son de todos.',
  'older-edition':
    'Las cifras usan una edición anterior de la nomenclatura; en pocos códigos el contenido puede diferir un poco.',
}

/** Every visible text of trade research, in Spanish. */
export const es = {
  columns: {
    country: 'País',
    exports: 'Exportaciones (USD)',
    exportShare: 'Cuota de exportaciones (%)',
    exportGrowth: 'Crecimiento anual de exportaciones (%)',
    imports: 'Importaciones (USD)',
    importShare: 'Cuota de importaciones (%)',
    importGrowth: 'Crecimiento anual de importaciones (%)',
    unitValue: 'Valor unitario (USD/kg)',
    role: 'Papel',
  },
  roles: { exporter: 'Exportador', importer: 'Importador', both: 'Exportador e importador' },
  tableTitle: (product: string, code: string) => `Comercio mundial: ${product} (${code})`,
  methods,
  sources,
  reasons,
  states,
  notes,
  charts: chartsEs,
  compare: compareEs,
  units: {
    billionUsd: (amount: string) => `${amount} mil millones de USD`,
    millionUsd: (amount: string) => `${amount} millones de USD`,
    usd: (amount: string) => `${amount} USD`,
    usdPerKg: (amount: string) => `${amount} USD por kg`,
    percent: (amount: string) => `${amount} %`,
    price: (amount: string, unit: string) => `${amount} ${unit}`,
  },
  and: 'y',
  reason: {
    'typed-code': (typed: string) => `Se tomó el código indicado: ${typed}.`,
    'walked-up': (typed: string, taken: string) =>
      `El código ${typed} no existe; se tomó ${taken}, el más cercano por encima.`,
    'known-name': (matched: string) => `Nombre conocido: «${matched}».`,
    described: (matched: string) => `Se reconoció «${matched}» y las palabras que lo acompañan.`,
    'part-of-name': (matched: string) => `Se reconoció «${matched}» dentro del nombre.`,
    'similar-words': 'Ninguna palabra coincide del todo; es la partida más parecida.',
    corrected: (typed: string, taken: string) => `Se leyó «${typed}» como «${taken}».`,
    'no-words': 'El nombre no contiene palabras.',
    'too-long': 'El nombre es demasiado largo.',
    'not-goods': 'Parece un servicio o algo que no es una mercancía; no tiene código arancelario.',
    'reserved-code': (typed: string) => `El capítulo 77 está reservado; ${typed} no es un código en uso.`,
    'unknown-code': (typed: string) => `El código ${typed} no existe.`,
    'unknown-words': 'No conocemos este producto. Pruebe con otro nombre o con su código.',
  },
  summary: {
    titles: {
      size: 'Tamaño del mercado',
      demand: 'Demanda',
      competition: 'Competencia',
      prices: 'Tendencia de precios',
      news: 'Noticias y sentimiento',
      outlook: 'Oportunidades y riesgos para una empresa pequeña',
      data: 'Sobre estos datos',
    },
    worldExports: (value: string, year: string, reporters: string) =>
      `En ${year}, las exportaciones mundiales sumaron ${value}, según ${reporters} países declarantes.`,
    worldImports: (value: string, year: string, reporters: string) =>
      `En ${year}, las importaciones mundiales sumaron ${value}, según ${reporters} países declarantes.`,
    statedExports: (value: string, year: string) => `En ${year}, las exportaciones mundiales fueron de ${value}.`,
    statedImports: (value: string, year: string) => `En ${year}, las importaciones mundiales fueron de ${value}.`,
    grewPerYear: (flow: string, percent: string) => `En cinco años, las ${flow} crecieron ${percent} por año.`,
    fellPerYear: (flow: string, percent: string) => `En cinco años, las ${flow} cayeron ${percent} por año.`,
    lastYearGrew: (flow: string, percent: string) => `Frente al año anterior, las ${flow} crecieron ${percent}.`,
    lastYearFell: (flow: string, percent: string) => `Frente al año anterior, las ${flow} cayeron ${percent}.`,
    exportsWord: 'exportaciones',
    importsWord: 'importaciones',
    noWorldTotal: 'La fuente no indica un total mundial.',
    largestBuyers: (year: string, list: string) => `Los mayores importadores de ${year} fueron ${list}.`,
    largestSellers: (year: string, list: string) => `Los mayores exportadores de ${year} fueron ${list}.`,
    countryWith: (country: string, value: string) => `${country} (${value})`,
    countryWithShare: (country: string, value: string, share: string) => `${country} (${value}, ${share} del total)`,
    fastestBuyer: (country: string, percent: string) =>
      `Entre ellos, las importaciones que más crecen son las de ${country}: ${percent} por año en cinco años.`,
    buyerContext: (country: string, population: string, income: string) =>
      `${country} tiene ${population} habitantes y un ingreso por persona de ${income} al año.`,
    topShare: (list: string, percent: string) => `Las exportaciones de ${list} suman ${percent} del total.`,
    concentration: { low: 'poco concentrada', middle: 'medianamente concentrada', high: 'muy concentrada' },
    concentrationText: (level: string, index: string) =>
      `La oferta está ${level}: el índice de Herfindahl-Hirschman de las exportaciones es ${index}.`,
    unitValue: (year: string, value: string) => `El valor medio de exportación en ${year} fue de ${value}.`,
    unitValueBefore: (year: string, value: string) => `En ${year} las exportaciones valían ${value}.`,
    commodityPrice: (name: string, month: string, price: string) =>
      `El precio internacional «${name}» fue de ${price} en ${month}.`,
    commodityRose: (name: string, percent: string) => `El precio «${name}» subió ${percent} frente a doce meses antes.`,
    commodityFell: (name: string, percent: string) => `El precio «${name}» bajó ${percent} frente a doce meses antes.`,
    tone: (label: string, value: string) =>
      `El tono medio de las noticias del último mes es ${label} (${value} en la escala de GDELT).`,
    toneLabels: { negative: 'negativo', neutral: 'neutro', positive: 'positivo' },
    headline: (title: string, source: string) => `«${title}» (${source}).`,
    opportunityGrowth: (country: string, percent: string) =>
      `Oportunidad: ${country} compra cada año más; sus importaciones crecen ${percent} por año.`,
    opportunityOpen:
      'Oportunidad: la oferta está repartida entre muchos países, lo que deja espacio para nuevos proveedores.',
    opportunityPrice: (country: string, value: string) =>
      `Oportunidad: entre los grandes compradores, las importaciones de ${country} pagan el valor más alto, ${value}.`,
    riskConcentrated: (country: string, percent: string) =>
      `Riesgo: las exportaciones de ${country} son ${percent} del total; competir por precio será difícil.`,
    riskShrinking: 'Riesgo: el comercio mundial de este producto se está reduciendo.',
    riskTariff: (country: string, percent: string) =>
      `Riesgo: el arancel medio de ${country} para todas las mercancías es de ${percent}; compruebe el de este producto.`,
    riskTone: 'Riesgo: las noticias recientes son más negativas que positivas.',
    checkFirst:
      'Antes de decidir, confirme aranceles, permisos sanitarios y costos de transporte con su agente de aduanas.',
    builtIn: (flow: string, year: string) =>
      `Las cifras de ${flow} son cifras de referencia incluidas en el programa, del año ${year}; no son datos en vivo.`,
    live: (flow: string, year: string) => `Las cifras de ${flow} son de UN Comtrade, del año ${year}.`,
    imported: (flow: string, year: string, release: string) =>
      `Las cifras de ${flow} son de BACI (CEPII), importadas en este servidor, del año ${year} (${release}).`,
    scope: (name: string) => `Se refieren a: ${name}.`,
    noFlow: (flow: string) => `No hay cifras de ${flow} para este producto.`,
    nothing: 'No hay cifras de comercio para este producto.',
    noGrowth: 'No se puede calcular el crecimiento con estos datos.',
    noPrices: 'No hay precios ni pesos para calcular una tendencia de precios.',
    noNews: 'No se encontraron noticias recientes.',
    someSilent: 'Algunas fuentes no respondieron; el estado de cada una figura junto al informe.',
  },
}
