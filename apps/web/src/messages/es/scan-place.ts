import { formatNumber } from '../../browser/format-number.ts'

const count = (value: number) => formatNumber(value, 'es')

/** One scan: while it runs, when it can be asked about, and when it failed. */
export const scanPlace = {
  running: {
    heading: 'Escaneando el sitio',
    rows: 'Lo leído hasta ahora',
    firstRows: (shown: number) => `Se muestran las primeras ${count(shown)} filas. El resto estará al terminar.`,
    back: 'Volver al análisis de sitios web',
  },
  failed: {
    heading: 'No se pudo leer el sitio',
    notCharged: 'Este escaneo no se descuenta de su plan.',
  },
  stopped: {
    heading: 'Escaneo detenido',
    note: 'Se detuvo antes de leer alguna página, así que no hay nada que conservar. No se descuenta de su plan.',
  },
  gone: 'Este escaneo ya no está. Las páginas leídas se conservan 30 días.',
  loading: 'Abriendo el escaneo…',
  scannedAt: (day: string) => `Leído el ${day}`,
  readAgain: 'Leer de nuevo',
  rules: 'Reglas propias',
  ownRules: (names: readonly string[]) =>
    `Se leyó con sus reglas: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(names)}.`,
  showAll: 'Ver toda la lista',
  questions: {
    heading: 'Preguntas de este escaneo',
    rows: (rows: number) => (rows === 1 ? '1 fila' : `${count(rows)} filas`),
    shown: 'A la vista',
  },
  contacts: {
    heading: 'Contactos',
    none: 'No encontramos correos, teléfonos ni direcciones en este escaneo.',
    failed: 'No pudimos reunir los contactos, inténtelo de nuevo.',
    columns: {
      name: 'Nombre',
      person: 'Persona',
      role: 'Cargo',
      page: 'Página',
    },
    kinds: {
      email: 'Correo',
      mobile: 'Celular',
      landline: 'Teléfono fijo',
      phone: 'Teléfono',
      address: 'Dirección',
    },
  },
  answerGone: 'Esa respuesta ya no está guardada.',
}
