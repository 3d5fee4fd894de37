import { formatNumber } from '../../browser/format-number.ts'

const pages = (count: number) => (count === 1 ? '1 página' : `${formatNumber(count, 'es')} páginas`)
const sheets = (count: number) => (count === 1 ? '1 ficha' : `${formatNumber(count, 'es')} fichas`)
const records = (count: number) => (count === 1 ? '1 registro' : `${formatNumber(count, 'es')} registros`)

const about = (seconds: number) => {
  if (seconds < 50) return `unos ${Math.max(5, Math.ceil(seconds / 5) * 5)} segundos`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'alrededor de 1 minuto' : `unos ${formatNumber(minutes, 'es')} minutos`
}

export const websiteAnalysis = {
  title: 'Análisis de sitios web',
  scan: {
    heading: 'Escanee un sitio web',
    lead: 'Escriba la dirección de la página que tiene los datos. Leemos todas las páginas del listado. Después, pregunte lo que necesite.',
    url: 'URL',
    placeholder: 'https://ejemplo.com/licitaciones',
    tipLabel: 'Consejo para elegir la URL',
    tip: 'Esta herramienta puede no funcionar en todos los sitios. Use la URL específica de la página que contiene los datos y haga una pregunta clara, con palabras tomadas de ella.',
    beta: 'Beta',
    betaNote: 'Función en beta. ¿Un sitio no se lee bien?',
    betaLink: 'Cuéntenos cuál',
    submit: 'Escanear sitio web',
    scanning: 'Escaneando... Espere por favor',
    invalid: 'Ingrese una URL válida',
    failed: 'Lo sentimos, no encontramos los datos que busca, inténtelo de nuevo',
  },
  login: {
    box: 'Requiere inicio de sesión',
    legend: 'Acceso al sitio',
    loginUrl: 'URL de acceso',
    loginUrlPlaceholder: 'https://ejemplo.com/entrar',
    loginUrlMissing: 'Escriba la URL de la página de acceso',
    email: 'Usuario o correo del sitio',
    emailMissing: 'Escriba el usuario',
    password: 'Contraseña del sitio',
    passwordMissing: 'Escriba la contraseña',
    advanced: {
      title: 'Opciones avanzadas de acceso',
      proOnly: 'Los campos adicionales y la cookie de sesión son parte del plan Pro.',
      seePlans: 'Ver los planes',
      useCookie: 'Usar la cookie de una sesión iniciada',
      cookie: 'Cookie de sesión',
      cookieHint: 'Como la envía su navegador: nombre=valor; otro=valor. Se usa en este escaneo y no se guarda.',
      cookieMissing: 'Pegue la cookie de sesión',
      extraHint:
        'Algunos formularios piden algo más que usuario y contraseña, como una sucursal o un código de empresa.',
      name: 'Nombre del campo',
      value: 'Valor',
      add: 'Añadir campo',
      remove: (number: number) => `Quitar el campo ${number}`,
    },
    promise:
      'Usamos estos datos solo durante este escaneo y no los guardamos. No funciona con captcha ni con verificación en dos pasos.',
  },
  details: {
    label: 'Fichas de los registros',
    /** `words`: what was asked for and the list does not have. */
    needed: (words: readonly string[]) =>
      words.length > 0
        ? `La lista no trae ${new Intl.ListFormat('es', { type: 'disjunction' }).format(words.map(word => `«${word}»`))}. Quizá esté en la ficha de cada registro.`
        : 'Estos contactos son de la página, no de cada registro. Quizá los suyos estén en la ficha de cada uno.',
    neededNote: (available: number, atOnce: number, seconds: number) =>
      atOnce < available
        ? `Hay ${sheets(available)}; podemos leer ${formatNumber(atOnce, 'es')} a la vez: ${about(seconds)}.`
        : `Hay ${sheets(available)}: ${about(seconds)}.`,
    readAndAnswer: (count: number) =>
      count === 1 ? 'Leer la ficha y responder' : `Leer las ${sheets(count)} y responder`,
    quiet: (count: number) => `Cada registro tiene su ficha (${formatNumber(count, 'es')}).`,
    quietStart: 'Leer también las fichas',
    forContacts: '¿Faltan contactos? Puede que estén en la ficha de cada registro.',
    read: (count: number, available: number) =>
      count === available
        ? `Leímos ${count === 1 ? 'la ficha' : `las ${sheets(count)}`}.`
        : `Leímos ${formatNumber(count, 'es')} de ${sheets(available)}.`,
    readNote: (failed: number) =>
      failed === 0
        ? 'Ya puede preguntar por lo que contienen.'
        : `Ya puede preguntar por lo que contienen. ${failed === 1 ? '1 ficha no se pudo leer' : `${formatNumber(failed, 'es')} fichas no se pudieron leer`}.`,
    start: (count: number) => (count === 1 ? 'Leer también esa ficha' : `Leer también esas ${sheets(count)}`),
    failed: 'No se pudieron leer las fichas. Inténtelo de nuevo.',
  },
  frame: {
    label: 'Lista incrustada de otro sitio',
    found: 'Esta página no tiene una lista propia: muestra la de otra dirección.',
    scan: 'Escanear esa dirección',
  },
  progress: {
    label: 'Avance del escaneo',
    starting: 'Abriendo el sitio…',
    soFar: (pagesRead: number, recordsFound: number) =>
      `${pages(pagesRead)} ${pagesRead === 1 ? 'leída' : 'leídas'} · ${records(recordsFound)}`,
    announced: (count: number) => `El sitio indica ${records(count)}`,
    byBrowser: 'La página carga sus datos con JavaScript; la abrimos en un navegador.',
    signingIn: 'Iniciando sesión en el sitio…',
    detailsSoFar: (pagesRead: number) => `${sheets(pagesRead)} ${pagesRead === 1 ? 'leída' : 'leídas'}`,
    left: (count: number, seconds: number) => `${count === 1 ? 'falta' : 'faltan'} ${pages(count)}, ${about(seconds)}`,
    elapsed: (seconds: number) =>
      seconds < 90
        ? `lleva ${seconds} segundos`
        : `lleva ${formatNumber(Math.floor(seconds / 60), 'es')} ${seconds < 120 ? 'minuto' : 'minutos'}`,
    slow: 'El sitio tarda en responder. Puede seguir esperando o detener el escaneo.',
    stop: 'Detener y conservar lo leído',
    stopUnread: 'Detener',
    stopping: 'Deteniendo…',
  },
  samples: {
    heading: '¿Primera vez? Pruebe con un ejemplo',
    lead: 'Tres listas de ejemplo con datos ficticios.',
    tenders: 'Licitaciones de un municipio',
    suppliers: 'Directorio de proveedores',
    products: 'Catálogo de productos',
  },
  ask: {
    heading: 'Haga una pregunta sobre el sitio',
    ownRules: '¿Falta algún dato de la página?',
    ownRulesLink: 'Enséñenos dónde está',
    back: 'Volver al análisis de sitios web',
    pages: (pagesRead: number) => pages(pagesRead),
    found: (pagesRead: number, recordsFound: number) => `${pages(pagesRead)} · ${records(recordsFound)}`,
    whole: (announced: number) =>
      `Lista completa: ${formatNumber(announced, 'es')} de ${formatNumber(announced, 'es')}`,
    partial: (announced: number) => `Lista incompleta: el sitio indica ${records(announced)}.`,
    recordLimit: (limit: number) =>
      `Su plan admite hasta ${records(limit)} por escaneo. La lista tiene más; leímos hasta ahí.`,
    needsBrowser: 'Puede haber más filas: se cargan con JavaScript y aquí no hay un navegador instalado.',
    prompt: 'Su pregunta',
    placeholder: 'Pregunte lo que quiera ver, con sus condiciones y su orden',
    helpLabel: 'Cómo preguntar',
    help: 'Pregunte en español o en inglés. Nombre lo que quiere ver y las condiciones: lugares, montos, fechas, «con correo», «los 5 más baratos».',
    submit: 'Analizar',
    analyzing: 'Analizando... Espere por favor',
    missing: 'Escriba una pregunta',
    failed: 'Lo sentimos, no encontramos los datos que busca',
    loading: 'Abriendo el escaneo…',
    loadFailed: 'Error al obtener los datos, inténtelo de nuevo.',
    parseFailed: 'Lo sentimos, no pudimos procesar el formato de los datos.',
    retry: 'Intentar de nuevo',
    suggestions: 'Pruebe con',
  },
  list: {
    heading: 'Lo que leímos',
    readLinks: 'Escanear los enlaces de la lista',
    loading: 'Cargando la lista…',
    failed: 'No pudimos mostrar la lista.',
  },
  results: {
    heading: 'Resultados del análisis',
    prompt: 'Pregunta',
  },
}
