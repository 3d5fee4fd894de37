const pagesOf = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)
const recordsOf = (count: number) => (count === 1 ? '1 registro' : `${count} registros`)
const rowsOf = (count: number) => (count === 1 ? '1 fila' : `${count} filas`)

export const es = {
  help: `Sondeo en la terminal.

  npm run sondeo -- scan <dirección>        escanea un sitio y muestra su lista
      --ask <pregunta>                        responde la pregunta con una tabla
  npm run sondeo -- research <producto>     investiga un producto
      --code <código>                         su código arancelario
  npm run sondeo -- watch <dirección>       escanea y sigue la lista
      --ask <pregunta>                        sigue solo lo que responde la pregunta
      --every <hour|day|weekdays|week>        cada cuánto; day si no se dice
      --at <HH:MM>                            a qué hora; 08:00 si no se dice
  npm run sondeo -- watch                   muestra lo que se sigue
  npm run sondeo -- results                 muestra los resultados guardados
  npm run sondeo -- open <id>               muestra un resultado guardado

Para todos:
  --csv <archivo>      guarda la tabla en un archivo CSV
  --json               escribe el resultado en JSON, con el origen de cada valor
  --limit <número>     cuántas filas mostrar; 50 si no se dice. Un CSV las lleva todas
  --server <dirección> el servidor (o SONDEO_URL); sin él ni clave, funciona solo, con la base incluida
  --key <clave>        una clave de su perfil (mejor en SONDEO_KEY, que no queda a la vista)
  --lang <es|en>       el idioma
  --quiet              sin avance

Códigos de salida: 0 hecho · 1 no se pudo · 2 el comando está mal · 3 no se encontró nada · 4 la clave no sirve ·
130 interrumpido
`,
  seeHelp: 'Vea npm run sondeo -- help.',
  unknownCommand: (name: string) => `No existe el comando «${name}».`,
  missing: { scan: 'Falta la dirección.', research: 'Falta el producto.', open: 'Falta el id del resultado.' },
  tooMany: 'Sobran palabras en el comando; ponga entre comillas lo que lleve espacios.',
  badOption: (option: string) => `La opción ${option} no existe o está incompleta.`,
  badLimit: '--limit debe ser un número entero.',
  badEvery: '--every debe ser hour, day, weekdays o week.',
  badAt: '--at debe ser una hora, como 08:00.',
  cannotRun: {
    keyMissing: 'Falta la clave: cree una en su perfil y póngala en SONDEO_KEY.',
    badServer: 'La dirección del servidor no es válida.',
    serverRuns:
      'Sondeo ya está abierto con estos datos. Use ese servidor: cree una clave en su perfil y póngala en SONDEO_KEY.',
    noAccount:
      'Sin servidor solo funciona con la base incluida. Indique el servidor en SONDEO_URL y su clave en SONDEO_KEY.',
  },
  away: 'El servidor no responde.',
  cannotWrite: (file: string) => `No se pudo escribir ${file}.`,
  failed: 'Algo salió mal.',
  stopping: 'Deteniendo… lo leído se conserva.',
  scanning: (pages: number, records: number, announced: number | undefined) =>
    `${pagesOf(pages)} · ${announced === undefined ? '' : `${records} de `}${recordsOf(announced ?? records)}`,
  researching: (done: number, expected: number) => `${done} de ${expected} fuentes`,
  scanned: (pages: number, records: number) => `${recordsOf(records)} en ${pagesOf(pages)}.`,
  incomplete: 'La lista no se leyó completa.',
  noTable: 'No se encontró ninguna tabla.',
  rows: (shown: number, all: number) => (shown < all ? `${shown} de ${rowsOf(all)}` : rowsOf(all)),
  sources: 'Fuentes:',
  open: 'Ver con sus orígenes:',
  written: (file: string, rows: number) => `${file}: ${rowsOf(rows)}`,
  watching: (name: string) => `Se sigue «${name}».`,
  noWatches: 'Todavía no se sigue ninguna lista.',
  noResults: 'Todavía no hay resultados guardados.',
}

export type CommandTexts = typeof es
