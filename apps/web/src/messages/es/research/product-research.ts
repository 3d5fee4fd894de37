import { formatPeriod } from '../../../browser/format-date.ts'

const sources = (count: number) => (count === 1 ? '1 fuente' : `${count} fuentes`)

export const productResearch = {
  title: 'Investigación de productos',
  form: {
    heading: 'Investigue un producto',
    lead: 'Escriba el nombre de un producto. Buscamos su código arancelario y le mostramos quién lo exporta e importa, con precios, noticias y un análisis de mercado.',
    productName: 'Nombre del producto',
    productNamePlaceholder: 'Azúcar',
    productCode: 'Código del producto',
    productCodePlaceholder: '1806.31',
    optional: 'Opcional',
    codeHint: 'El código del Sistema Armonizado, si lo conoce.',
    examplesLabel: 'Pruebe con',
    examples: ['Azúcar', 'Café', 'Palta', 'Vino'],
    submit: 'Obtener informe',
    processing: 'Procesando...',
    invalidName: 'Ingrese un nombre de producto válido.',
    notRecognised: (name: string) =>
      `No reconocemos «${name}». Pruebe con un nombre más común o con su código arancelario.`,
    failed: 'No se pudo obtener el informe, inténtelo de nuevo.',
    aiFailed: 'No se pudieron obtener los datos de IA, inténtelo de nuevo.',
    parseFailed: 'Error al leer los datos de los resultados. Inténtelo de nuevo.',
    directoryFailed: 'Error al obtener los datos del directorio, inténtelo de nuevo.',
    gone: 'No encontramos este informe; puede que se haya eliminado. Búsquelo en el historial o cree uno nuevo aquí abajo.',
    history: 'Ver el historial',
    retry: 'Intentar de nuevo',
    back: 'Volver al panel',
  },
  doubt: {
    ask: (name: string, code: string) => `¿Quiso decir «${name}» (${code})?`,
    yes: 'Sí, obtener este informe',
    others: 'O elija otro producto:',
    none: 'Si no es ninguno, escriba arriba un nombre más común o el código. Todavía no se descontó nada de su plan.',
  },
  progress: {
    label: 'Avance del informe',
    starting: 'Buscando el código del producto…',
    asking: (source: string) => `Consultando ${source}…`,
    done: (done: number, expected: number) => `Respondieron ${done} de ${sources(expected)}`,
    writing: 'Preparando la tabla y el análisis…',
    stop: 'Continuar con lo que hay',
    stopping: 'Terminando…',
  },
  results: {
    opening: 'Abriendo el informe…',
    openFailed: 'Error al obtener los datos de la búsqueda, inténtelo de nuevo.',
    heading: 'Resultados de la investigación',
    asked: (typed: string) => `Usted buscó «${typed}».`,
    back: 'Volver',
  },
  tools: {
    compare: 'Comparar',
    brief: 'Informe para imprimir',
  },
  language: {
    other: 'Este informe está escrito en inglés.',
    rewrite: 'Verlo en español',
    rewriting: 'Escribiendo el informe en español…',
    failed: 'No se pudo escribir el informe en español.',
  },
  taken: {
    heading: 'Código utilizado',
    unsure: 'Por confirmar',
    codeIgnored: 'Ese código no existe; usamos el nombre del producto.',
    alternatives: '¿Buscaba otro producto?',
    near: 'Códigos relacionados',
    more: (count: number) => `Ver ${count} más`,
    choose: (code: string, name: string) => `Repetir con ${code}, ${name}`,
    change: (count: number) =>
      count === 0
        ? 'Por qué este código'
        : count === 1
          ? 'Ver 1 código relacionado'
          : `Ver ${count} códigos relacionados`,
  },
  figures: {
    none: 'No hay cifras de comercio para este producto.',
    noneDetail: 'Vea abajo qué fuentes respondieron. Este informe no se descuenta de su plan.',
    writer: 'Sin modelo de IA',
    model: (name: string) => `Redactor: ${name}`,
    madeAt: (date: string) => `Informe del ${date}`,
  },
  origin: {
    heading: 'De dónde viene esta cifra',
    source: 'Fuente',
    year: 'Año',
    method: 'Método',
    open: 'Abrir la fuente',
    none: 'Es una etiqueta, no una cifra.',
  },
  news: {
    heading: 'Noticias',
    none: 'No se encontraron noticias recientes.',
    unanswered: 'Las fuentes de noticias no respondieron; no sabemos si hay noticias.',
    turnedOff: 'No se encontraron noticias; hay fuentes de noticias desconectadas.',
  },
  sources: {
    heading: 'Fuentes',
    names: {
      comtrade: 'UN Comtrade',
      baci: 'BACI (CEPII), importado',
      'built-in': 'BACI (CEPII), incluido',
      'world-bank': 'Banco Mundial',
      'pink-sheet': 'Precios de materias primas del Banco Mundial',
      'google-news': 'Google News',
      gdelt: 'GDELT',
    },
    states: {
      answered: 'Respondió',
      cached: 'Copia guardada',
      stale: 'Desactualizada',
      empty: 'Sin datos',
      failed: 'Falló',
      offline: 'Desconectada',
      waiting: 'Consultando',
      'not-asked': 'No se consultó',
    },
    period: (period: string) => `datos de ${formatPeriod(period, 'es')}`,
    fetchedAt: (date: string) => `consultada el ${date}`,
  },
}
