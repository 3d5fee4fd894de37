import { formatNumber } from '../../browser/format-number.ts'

const number = (count: number) => formatNumber(count, 'es')
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

type BatchCounts = { rowCount: number; doneCount: number; duplicates: number }

export const batches = {
  link: 'Varias direcciones a la vez',
  title: 'Varias direcciones a la vez',
  short: 'Lotes de direcciones',
  offer: '¿Varias direcciones? Léalas en un lote',
  back: 'Volver al análisis de sitios web',
  lead: 'Pegue hasta 200 direcciones y haga una sola pregunta. Las leemos todas y le damos una sola tabla, con la fuente de cada fila.',
  form: {
    addresses: 'Direcciones',
    placeholder: 'https://tienda-uno.pe/ofertas\nhttps://tienda-dos.pe/precios',
    hint: 'Una por línea. También puede subir un archivo CSV o Excel que las contenga.',
    count: (count: number, most: number) => `${number(count)} de ${number(most)}`,
    tooMany: (most: number) => `Un lote admite hasta ${number(most)} direcciones. Quite algunas o haga varios lotes.`,
    repeated: (count: number) =>
      count === 1 ? 'Se quitó 1 línea repetida.' : `Se quitaron ${number(count)} líneas repetidas.`,
    upload: 'Subir CSV o Excel',
    uploading: 'Buscando direcciones…',
    uploadFailed: 'No pudimos sacar direcciones de este archivo.',
    tooLarge: 'El archivo es demasiado grande (4 MB como máximo).',
    linksFailed: 'No pudimos sacar direcciones de este resultado.',
    section: 'O toda una sección de un sitio',
    sectionPlaceholder: 'https://tienda.pe/productos/',
    sectionHint:
      'Buscamos sus páginas en el mapa del sitio o siguiendo sus enlaces, hasta 200, y las añadimos a la lista de arriba. Las páginas de un mismo tipo forman una lista.',
    findSection: 'Buscar sus páginas',
    sectionFailed: 'No pudimos encontrar las páginas de esta sección.',
    sectionPart: 'La sección puede tener más páginas: solo buscamos hasta 200, y no más de 45 segundos.',
    columns: 'Encontramos direcciones en estas columnas. Elija una:',
    ownPages: 'La página de cada fila',
    column: (name: string, count: number) => `${name} (${counted(count, 'dirección', 'direcciones')})`,
    question: 'Pregunta',
    questionHint: 'La misma para todas. Si la deja en blanco, leemos toda la lista de cada dirección.',
    questionPlaceholder: 'Nombre y precio',
    shape: '¿Qué tabla quiere?',
    list: 'Una lista',
    kinds: 'Una lista por tipo de página',
    matrix: 'Comparar sitios',
    shapeHints: {
      list: 'Una fila por registro, con su fuente. Las filas repetidas se unen y conservan todos sus orígenes.',
      kinds:
        'Para las páginas de una sección: las del mismo tipo forman una lista. Cada ficha es una fila; los catálogos van en una lista aparte.',
      matrix:
        'Una fila por producto y una columna por sitio, por ejemplo el precio de cada producto en cada tienda. Los productos se reconocen por código, nombre y unidad, y usted puede corregirlos.',
    },
    check: 'Ver costo y tiempo',
    start: (count: number) => `Leer ${counted(count, 'dirección', 'direcciones')}`,
    failed: 'No pudimos empezar el lote.',
    planFailed: 'No pudimos calcular el costo y el tiempo.',
  },
  plan: {
    heading: 'Antes de empezar',
    units: (units: number) => `${counted(units, 'escaneo', 'escaneos')} de su plan: uno por dirección leída`,
    left: (left: number) => `Le quedan ${number(left)}`,
    unlimited: 'Este lote cabe en su plan',
    short: (missing: number) =>
      `A su plan le faltan ${counted(missing, 'escaneo', 'escaneos')}. Las direcciones que no alcancen quedarán pendientes con ese motivo.`,
    time: (duration: string) => `Tiempo aproximado: ${duration}`,
    sites: (sites: number) =>
      `${counted(sites, 'sitio', 'sitios')}: las direcciones de un mismo sitio se leen de una en una`,
    failures: 'Lo que no se pueda leer no se cobra.',
    notWeb: 'solo leemos direcciones http o https.',
    noAddress: 'no es una dirección web.',
    refused: (count: number) => (count === 1 ? 'Una línea no se leerá:' : `${number(count)} líneas no se leerán:`),
  },
  showMore: (count: number) => `Mostrar ${number(count)} más`,
  showFewer: 'Mostrar menos',
  seconds: (seconds: number) => {
    if (seconds < 90) return counted(seconds, 'segundo', 'segundos')
    const minutes = Math.ceil(seconds / 60)
    return minutes < 90 ? counted(minutes, 'minuto', 'minutos') : counted(Math.ceil(minutes / 60), 'hora', 'horas')
  },
  list: {
    heading: 'Sus lotes',
    empty: 'Todavía no tiene ningún lote.',
    failed: 'No se pudieron cargar sus lotes.',
    progress: (done: number, all: number) => `${number(done)} de ${counted(all, 'dirección', 'direcciones')}`,
    rows: (rows: number) => counted(rows, 'fila', 'filas'),
    failedCount: (count: number) => counted(count, 'falló', 'fallaron'),
    kept: 'Los lotes se guardan 30 días. Sus tablas quedan en el historial hasta que usted las borre.',
  },
  state: { running: 'Leyendo', joining: 'Armando la tabla', done: 'Terminado', stopping: 'Deteniendo' },
  itemState: {
    waiting: 'En espera',
    running: 'Leyendo',
    done: 'Leída',
    failed: 'Falló',
    stopped: 'Detenida',
  },
  view: {
    title: 'Lote',
    back: 'Todos los lotes',
    failed: 'No se pudo abrir este lote.',
    retryLoad: 'Intentar de nuevo',
    addresses: 'Direcciones',
    progress: (done: number, all: number) => `${number(done)} de ${number(all)} direcciones`,
    elapsed: (duration: string) => `lleva ${duration}`,
    readingNow: (url: string) => `Leyendo ahora: ${url}`,
    waitingTurn: 'En espera de su turno.',
    summary: ({ rowCount, doneCount, duplicates }: BatchCounts) => {
      const rows = `${counted(rowCount, 'fila', 'filas')} de ${counted(doneCount, 'dirección', 'direcciones')}`
      return duplicates > 0 ? `${rows} · ${counted(duplicates, 'repetida unida', 'repetidas unidas')}` : rows
    },
    pages: (pages: number) => counted(pages, 'página', 'páginas'),
    rows: (rows: number) => counted(rows, 'fila', 'filas'),
    stop: 'Detener y conservar lo leído',
    stopping: 'Deteniendo…',
    retry: (count: number) => `Reintentar ${count === 1 ? 'la que falló' : `las ${number(count)} que fallaron`}`,
    remove: 'Quitar este lote',
    removed: 'Quitamos el lote. Lo que se leyó sigue en el historial.',
    actionFailed: 'No se pudo hacer.',
    openTable: 'Abrir en resultados guardados',
    openScan: 'Abrir este escaneo',
    needsLogin: 'La página pide iniciar sesión.',
    signIn: 'Dar sus datos de acceso',
    tables: 'Lista',
    table: (name: string, pages: number, rows: number) =>
      `${name} (${counted(pages, 'página', 'páginas')}, ${counted(rows, 'fila', 'filas')})`,
    otherPages: (count: number) =>
      count === 1
        ? 'Una página es distinta de las demás y no está en ninguna lista. Puede abrirla abajo.'
        : `${number(count)} páginas son distintas de las demás y no están en ninguna lista. Puede abrirlas abajo.`,
    noTable: 'Ninguna dirección dio filas, así que no hay tabla.',
    joinFailed: 'Lo leído no pudo convertirse en una sola tabla.',
    background: 'Puede cerrar esta página: seguimos leyendo.',
  },
  matches: {
    heading: 'Productos reconocidos',
    lead: 'Así unimos los productos de distintos sitios, empezando por lo menos seguro. Corrija lo que no sea correcto y la tabla se rehace.',
    value: 'Valor que se compara',
    byCode: 'Mismo código',
    byName: (percent: number) => `Nombre y unidad: ${number(percent)} %`,
    byPerson: 'Lo decidió usted',
    joined: 'Unidos',
    apart: 'Separados',
    same: 'Son el mismo',
    different: 'Son distintos',
    none: 'Ningún producto aparece en más de un sitio.',
    failed: 'No se pudo corregir.',
  },
}
