import { chartsEs } from './charts-es.ts'
import { compareEs } from './compare-es.ts'
import { labelsEs } from './labels-es.ts'
import { perspectiveEs } from './perspective-es.ts'

/** Every visible text of trade research, in Spanish. */
export const es = {
  columns: {
    flow: 'Flujo',
    rank: 'Puesto',
    country: 'País',
    value: 'Valor (USD)',
    share: 'Participación (%)',
    growth: 'Crecimiento anual (%)',
    unitValue: 'Precio (USD/kg)',
  },
  flows: { exports: 'Exportación', imports: 'Importación' },
  others: 'Otros',
  tableTitles: {
    exports: (scope: string, year: string) => `Exportadores de ${scope}, ${year}`,
    imports: (scope: string, year: string) => `Importadores de ${scope}, ${year}`,
  },
  tableTitle: (scope: string) => `Comercio mundial: ${scope}`,
  ...labelsEs,
  perspective: perspectiveEs,
  charts: chartsEs,
  compare: compareEs,
  units: {
    billionUsd: (amount: string) => `${amount} mil millones de USD`,
    millionUsd: (amount: string) => `${amount} millones de USD`,
    usd: (amount: string) => `${amount} USD`,
    usdPerKg: (amount: string) => `${amount} USD por kg`,
    price: (amount: string, unit: string) => `${amount} ${unit}`,
  },
  and: 'y',
  reason: {
    'typed-code': (typed: string) => `Código indicado por usted: ${typed}.`,
    'walked-up': (typed: string, taken: string) => `El código ${typed} no existe; usamos ${taken}, que lo contiene.`,
    'known-name': (matched: string) => `Reconocimos «${matched}».`,
    described: (matched: string) => `Reconocimos «${matched}» y las palabras que lo acompañan.`,
    'part-of-name': (matched: string) => `Reconocimos «${matched}» dentro del nombre.`,
    'similar-words': 'Ningún nombre coincide del todo; es la partida más parecida.',
    corrected: (typed: string, taken: string) => `Corregimos «${typed}» a «${taken}».`,
    'no-words': 'El nombre no contiene palabras.',
    'too-long': 'El nombre es demasiado largo.',
    'not-goods': 'Parece un servicio o algo que no es una mercancía; no tiene código arancelario.',
    'reserved-code': (typed: string) => `El capítulo 77 está reservado; ${typed} no es un código en uso.`,
    'unknown-code': (typed: string) => `El código ${typed} no existe.`,
    'unknown-words': 'No conocemos este producto. Pruebe con otro nombre o con su código.',
  },
  question: (list: string) => `¿${list}?`,
  questionOfMany: '¿Alguno de estos en particular?',
  summary: {
    titles: {
      size: 'Tamaño del mercado',
      demand: 'Demanda',
      competition: 'Competencia',
      prices: 'Tendencia de precios',
      news: 'Noticias y sentimiento',
      outlook: { exporter: 'Para quien vende', importer: 'Para quien compra', both: 'Para quien vende o compra' },
      data: 'Sobre estos datos',
    },
    worldTrade: (value: string, year: string) => `En ${year}, el comercio mundial sumó ${value}.`,
    worldExports: (value: string, year: string, reporters: string) =>
      `En ${year}, las exportaciones mundiales sumaron ${value}, según ${reporters} países declarantes.`,
    worldImports: (value: string, year: string, reporters: string) =>
      `En ${year}, las importaciones mundiales sumaron ${value}, según ${reporters} países declarantes.`,
    grewPerYear: (flow: string, percent: string) => `En cinco años, las ${flow} crecieron ${percent} por año.`,
    fellPerYear: (flow: string, percent: string) => `En cinco años, las ${flow} cayeron ${percent} por año.`,
    lastYearGrew: (flow: string, percent: string) => `Frente al año anterior, las ${flow} crecieron ${percent}.`,
    lastYearFell: (flow: string, percent: string) => `Frente al año anterior, las ${flow} cayeron ${percent}.`,
    tradeGrew: (percent: string) => `En cinco años, el comercio mundial creció ${percent} por año.`,
    tradeFell: (percent: string) => `En cinco años, el comercio mundial cayó ${percent} por año.`,
    tradeLastYearGrew: (percent: string) => `Frente al año anterior creció ${percent}.`,
    tradeLastYearFell: (percent: string) => `Frente al año anterior cayó ${percent}.`,
    exportsWord: 'exportaciones',
    importsWord: 'importaciones',
    bothWord: 'exportaciones e importaciones',
    amongBuyers: (year: string, list: string) => `Entre los mayores importadores de ${year} están ${list}.`,
    amongSellers: (year: string, list: string) => `Entre los mayores exportadores de ${year} están ${list}.`,
    largestBuyers: (year: string, list: string) => `Los mayores importadores de ${year} fueron ${list}.`,
    largestSellers: (year: string, list: string) => `Los mayores exportadores de ${year} fueron ${list}.`,
    atLeast: (value: string) => `al menos ${value}`,
    countryWith: (country: string, value: string) => `${country} (${value})`,
    countryWithShare: (country: string, value: string, share: string) => `${country} (${value}, ${share} del total)`,
    fastestBuyer: (country: string, percent: string) =>
      `Entre ellos, las importaciones que más crecen son las de ${country}: ${percent} por año en cinco años.`,
    buyerContext: (country: string, population: string, income: string) =>
      `${country} tiene ${population} habitantes y un ingreso por persona de ${income} al año.`,
    part: (percent: string) => `el ${percent}`,
    topShare: (list: string, part: string) => `${list} exportan juntos ${part} del total.`,
    spread: { low: 'repartida', middle: 'algo concentrada', high: 'en pocas manos' },
    spreadText: (level: string) => `La oferta está ${level}.`,
    unitValue: (year: string, value: string) => `El precio medio de exportación en ${year} fue de ${value}.`,
    unitValueBefore: (year: string, value: string) => `En ${year} fue de ${value}.`,
    commodityPrice: (name: string, month: string, price: string) =>
      `El precio internacional ${name} fue de ${price} en ${month}.`,
    commodityRose: (name: string, percent: string) => `El precio ${name} subió ${percent} en doce meses.`,
    commodityFell: (name: string, percent: string) => `El precio ${name} bajó ${percent} en doce meses.`,
    toneLabels: { negative: 'negativo', neutral: 'neutro', positive: 'positivo' },
    headline: (title: string, source: string) => `«${title}» (${source}).`,
    sellGrowth: (country: string, percent: string) =>
      `Dónde vender: las importaciones de ${country} crecieron ${percent} anual en promedio.`,
    sellPrice: (country: string, value: string) =>
      `Dónde vender: entre los grandes compradores, ${country} paga el precio medio de importación más alto, ${value}.`,
    sellLargest: (country: string, share: string) =>
      `Dónde vender: ${country} compra ${share} de lo que se importa en el mundo.`,
    sellOpen: 'Competencia: la oferta está repartida entre muchos países y hay espacio para nuevos vendedores.',
    sellAgainst: (country: string, percent: string) =>
      `Competencia: ${country} concentra ${percent} de las exportaciones mundiales.`,
    buyGrowth: (country: string, percent: string) =>
      `Dónde comprar: las exportaciones de ${country} crecieron ${percent} anual en promedio.`,
    buyPrice: (country: string, value: string) =>
      `Dónde comprar: entre los grandes vendedores, ${country} tiene el precio medio de exportación más bajo, ${value}.`,
    buyOpen: 'Abastecimiento: la oferta está repartida entre muchos países; puede comparar y cambiar de origen.',
    buyDependence: (country: string, percent: string) =>
      `Abastecimiento: ${country} concentra ${percent} de las exportaciones mundiales; conviene tener otro origen.`,
    shrinking: (percent: string) =>
      `Riesgo: el comercio mundial de este producto cayó ${percent} por año en cinco años.`,
    tariff: (country: string, percent: string) =>
      `Riesgo: el arancel medio de ${country} para todas las mercancías es de ${percent}; compruebe el de este producto.`,
    tone: (label: string, value: string) =>
      `El tono medio de las noticias del último mes es ${label} (${value} en la escala de GDELT).`,
    riskTone: 'Riesgo: las noticias recientes son más negativas que positivas.',
    check: {
      food: 'Antes de decidir, confirme el arancel, los requisitos sanitarios y el costo de transporte.',
      chemicals:
        'Antes de decidir, confirme el arancel, los permisos para sustancias químicas y el costo de transporte.',
      other: 'Antes de decidir, confirme el arancel, las normas técnicas del país de destino y el costo de transporte.',
    },
    builtIn: (flow: string, year: string) =>
      `Las cifras de ${flow} son de BACI (CEPII), del año ${year}; no son datos en vivo.`,
    live: (flow: string, year: string) => `Las cifras de ${flow} son de UN Comtrade, del año ${year}.`,
    imported: (flow: string, year: string, release: string) =>
      `Las cifras de ${flow} son de BACI (CEPII), importadas, del año ${year} (${release}).`,
    scope: (name: string) => `Se refieren a: ${name}.`,
    noFlow: (flow: string) => `Las fuentes que respondieron no tienen cifras de ${flow} de este código.`,
    flowUnknown: {
      'no-answer': (flow: string) => `No sabemos las ${flow}: las fuentes que las tienen no respondieron.`,
      'turned-off': (flow: string) => `No sabemos las ${flow}: las fuentes que las tienen están desconectadas.`,
    },
    nothing: 'Las fuentes que respondieron no tienen cifras de comercio de este código.',
    nothingKnown: 'No pudimos consultar las fuentes de comercio y no tenemos cifras guardadas de este código.',
    noPrices: 'Sin datos de precio para este producto.',
    pricesUnknown: {
      'no-answer': 'Sin datos de precio: las fuentes de precios no respondieron.',
      'turned-off': 'Sin datos de precio: hay fuentes de precios desconectadas.',
    },
    noNews: 'No se encontraron noticias recientes.',
    newsUnknown: 'No se pudieron consultar las noticias.',
    seriesFrom: (edition: string) =>
      `La serie de años es de la edición ${edition}, en la que el código significa lo mismo.`,
    noSeries: 'No hay una serie de años: el código cambió de contenido entre ediciones de la nomenclatura.',
    someSilent: {
      'no-answer': 'Algunas fuentes no respondieron (vea las fuentes).',
      'turned-off': 'Algunas fuentes están desconectadas (vea las fuentes).',
    },
  },
}
