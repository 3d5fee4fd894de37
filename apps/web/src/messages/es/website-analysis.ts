const pages = (count: number) => (count === 1 ? '1 página' : `${count.toLocaleString('es')} páginas`)
const records = (count: number) => (count === 1 ? '1 registro' : `${count.toLocaleString('es')} registros`)

const about = (seconds: number) => {
  if (seconds < 50) return `unos ${Math.max(5, Math.ceil(seconds / 5) * 5)} segundos`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'alrededor de 1 minuto' : `unos ${minutes.toLocaleString('es')} minutos`
}

export const websiteAnalysis = {
  title: 'Análisis de sitios web',
  scan: {
    heading: 'Escanee un sitio web',
    lead: 'Escriba la dirección de la página que tiene los datos. La leemos entera, con todas las páginas de su lista, y después usted pregunta.',
    url: 'URL',
    placeholder: 'https://ejemplo.com/licitaciones',
    tipLabel: 'Consejo para elegir la URL',
    tip: 'Esta herramienta puede no funcionar en todos los sitios. Use la URL específica de la página que contiene los datos y haga una pregunta clara, con palabras tomadas de ella.',
    beta: 'Beta',
    betaNote: 'Seguimos mejorando la lectura de sitios. Si una página no se lee bien, escríbanos.',
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
    loginUrlMissing: 'Escriba la dirección donde se inicia sesión',
    email: 'Usuario o correo del sitio',
    emailMissing: 'Escriba el usuario',
    password: 'Contraseña del sitio',
    passwordMissing: 'Escriba la contraseña',
    advanced: {
      title: 'Opciones avanzadas de acceso',
      proOnly: 'Los campos adicionales y la cookie de sesión son parte del plan Pro.',
      seePlans: 'Ver los planes',
      useCookie: 'Entrar con la cookie de una sesión ya abierta',
      cookie: 'Cookie de sesión',
      cookieHint: 'Como la envía su navegador: nombre=valor; otro=valor. Se usa en este escaneo y no se guarda.',
      cookieMissing: 'Pegue la cookie de la sesión',
      extraHint:
        'Algunos formularios piden algo más que usuario y contraseña, como una sucursal o un código de empresa.',
      name: 'Nombre del campo',
      value: 'Valor',
      add: 'Añadir campo',
      remove: (number: number) => `Quitar el campo ${number}`,
    },
    promise:
      'Usamos estos datos solo durante este escaneo y no los guardamos. No sorteamos captchas ni segundos pasos de verificación.',
  },
  details: {
    label: 'Páginas propias de los registros',
    /** `words`: what was asked for and the list does not have. */
    needed: (words: readonly string[]) =>
      words.length > 0
        ? `La lista no dice nada de ${new Intl.ListFormat('es', { type: 'disjunction' }).format(words.map(word => `«${word}»`))}. Puede estar en la página propia de cada registro.`
        : 'Estos contactos son de la página, no de cada registro. Los suyos pueden estar en la página propia de cada uno.',
    neededNote: (available: number, atOnce: number, seconds: number) =>
      atOnce < available
        ? `Son ${pages(available)}; podemos leer ${atOnce.toLocaleString('es')} de una vez: ${about(seconds)}.`
        : `Son ${pages(available)}: ${about(seconds)}.`,
    readAndAnswer: (count: number) =>
      count === 1 ? 'Leer esa página y responder' : `Leer ${pages(count)} y responder`,
    quiet: (count: number) => `Cada registro tiene además su propia página: ${pages(count)} en total.`,
    quietStart: 'Leerlas también',
    read: (count: number, available: number) =>
      `Leímos también las páginas propias de ${count.toLocaleString('es')} de ${records(available)}.`,
    readNote: (failed: number) =>
      failed === 0
        ? 'Lo que dicen ya cuenta para sus preguntas.'
        : `Lo que dicen ya cuenta para sus preguntas. ${failed === 1 ? '1 página no se pudo leer' : `${failed.toLocaleString('es')} páginas no se pudieron leer`}.`,
    start: (count: number) => (count === 1 ? 'Leer también esa página' : `Leer también esas ${pages(count)}`),
    failed: 'No se pudieron leer las páginas de los registros, inténtelo de nuevo.',
  },
  frame: {
    label: 'Un marco de otra dirección',
    found: 'Esta página no tiene una lista propia: muestra, dentro de un marco, otra dirección.',
    scan: 'Escanear esa dirección',
  },
  progress: {
    label: 'Avance del escaneo',
    starting: 'Abriendo el sitio…',
    soFar: (pagesRead: number, recordsFound: number) =>
      `${pages(pagesRead)} ${pagesRead === 1 ? 'leída' : 'leídas'} · ${records(recordsFound)}`,
    announced: (count: number) => `El sitio anuncia ${records(count)}`,
    byBrowser: 'La página se dibuja con programas: la leemos con un navegador.',
    signingIn: 'Iniciando sesión en el sitio…',
    detailsSoFar: (pagesRead: number) =>
      pagesRead === 1 ? 'Leída 1 página de un registro' : `Leídas ${pages(pagesRead)} de los registros`,
    left: (count: number, seconds: number) => `${count === 1 ? 'falta' : 'faltan'} ${pages(count)}, ${about(seconds)}`,
    stop: 'Detener y conservar lo leído',
    stopping: 'Deteniendo…',
  },
  samples: {
    heading: '¿Primera vez? Pruebe con nuestro sitio de ejemplo',
    lead: 'Tres listas escritas por nosotros, servidas por este mismo servidor.',
    tenders: 'Licitaciones de un municipio',
    suppliers: 'Directorio de proveedores',
    products: 'Catálogo de productos',
  },
  waiting: {
    heading: 'Escaneos que le esperan',
    done: (name: string) => `Listo: ${name}`,
    running: (name: string) => `En curso: ${name}`,
    failed: (name: string) => `No se pudo leer: ${name}`,
    open: 'Hacer una pregunta',
    dismiss: 'Descartar',
  },
  ask: {
    heading: 'Haga una pregunta sobre el sitio',
    ownRules: '¿Falta algo que la página sí muestra?',
    ownRulesLink: 'Indique qué leer con una regla propia',
    back: 'Volver a escanear',
    found: (pagesRead: number, recordsFound: number) => `Leímos ${pages(pagesRead)} con ${records(recordsFound)}.`,
    whole: (announced: number) => `El sitio anuncia ${records(announced)}: están todos.`,
    partial: (announced: number) => `El sitio anuncia ${records(announced)}: faltan algunos.`,
    recordLimit: (limit: number) =>
      `Su plan admite hasta ${records(limit)} por escaneo: la lista tiene más y se leyó hasta ahí.`,
    needsBrowser: 'La lista puede seguir: el resto se carga con programas y este servidor no tiene navegador.',
    prompt: 'Su pregunta',
    placeholder: 'Por ejemplo: licitaciones de salud de más de 200 000 que cierran este mes',
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
    loading: 'Cargando la lista…',
  },
  results: {
    heading: 'Resultados del análisis',
    prompt: 'Pregunta',
  },
}
