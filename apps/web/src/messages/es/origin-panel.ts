import type { ValueKind } from '@sondeo/table/value'
import { formatDate, formatMoment } from '../../browser/format-date.ts'
import { formatNumber, nameCurrency } from '../../browser/format-number.ts'

const either = new Intl.ListFormat('es', { type: 'disjunction' })
const currency = (code: string) => nameCurrency(code, 'es')
const day = (iso: string | null) => (iso ? formatDate(iso, 'es') : 'el día de la pregunta')

export const originPanel = {
  heading: 'De dónde viene este valor',
  loading: 'Buscando el origen…',
  failed: 'No se pudo mostrar el origen. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  none: 'Este valor no tiene origen guardado.',
  readAt: (iso: string) => `Leído el ${formatMoment(iso, 'es')}`,
  frame: (address: string) => `Copia guardada de ${address}, con el valor resaltado`,
  copy: 'Copia guardada, sin imágenes ni estilos del sitio',
  embedded: 'El valor viene de los datos incrustados en la página (marcados arriba).',
  attribute: 'El valor está en un atributo del elemento marcado.',
  expired: 'La copia ya caducó: se guarda 30 días. Conservamos el texto, la dirección y la hora.',
  kinds: {
    text: 'texto',
    number: 'número',
    money: 'dinero',
    percentage: 'porcentaje',
    date: 'fecha',
    'date-range': 'fechas de inicio y fin',
    duration: 'duración',
    url: 'dirección web',
    image: 'imagen',
    identifier: 'código',
    email: 'correo electrónico',
    phone: 'teléfono',
    address: 'dirección postal',
  } as Record<ValueKind, string>,
  readAs: (kind: string, reason: string | null) => (reason ? `Leído como ${kind}: ${reason}.` : `Leído como ${kind}.`),
  undecided: (kinds: string[]) =>
    `Puede leerse como ${either.format(kinds)} y nada en la página lo decide: queda como está escrito.`,
  saidBySign: (sign: string) => `el texto trae «${sign}»`,
  saidBy: {
    text: () => 'lo dice su propio texto',
    column: () => 'lo dicen los demás valores de la columna',
    name: (name: string) => `la columna se llama «${name}»`,
    'name-and-column': (name: string) => `lo dicen juntos el nombre de la columna, «${name}», y sus demás valores`,
  },
  /** `reason`: what makes it an amount and names its currency at once. */
  amountIn: (code: string, reason: string) => `Importe en ${currency(code)}: ${reason}.`,
  amountBySign: (code: string, sign: string) => `Importe en ${currency(code)}, por el «${sign}» del texto.`,
  currencySaidBy: {
    text: (code: string) => `El propio texto dice que son ${currency(code)}.`,
    column: (code: string) => `Que son ${currency(code)} lo dicen los demás valores de la columna.`,
    name: (code: string) => `Que son ${currency(code)} lo dice el nombre de la columna.`,
    'name-and-column': (code: string) => `Que son ${currency(code)} lo dice la columna.`,
    page: (code: string) => `Que son ${currency(code)} lo dice el resto de la página.`,
  },
  unknownCurrency: (sign: string) => `«${sign}» es de varias monedas y la página no dice de cuál.`,
  computed: 'Valor calculado',
  inputs: 'A partir de',
  more: (count: number) => `y ${formatNumber(count, 'es')} más`,
  formulas: {
    figure: () => 'Cifra de una fuente de comercio',
    'in-several': () => 'Copiado de varias fuentes; se muestra el valor de la primera',
    matched: () => 'Los productos que se unieron en esta fila',
    joined: () => 'La búsqueda de la que viene esta fila',
    count: () => 'Cantidad de registros',
    'count-distinct': () => 'Cantidad de valores distintos',
    sum: () => 'Suma de los valores',
    average: () => 'Promedio de los valores',
    min: () => 'El menor de los valores',
    max: () => 'El mayor de los valores',
    'days-until': (asOf: string | null) => `Días desde ${day(asOf)} hasta la fecha`,
    'per-unit': () => 'El primer valor dividido entre el segundo',
    difference: () => 'El primer valor menos el segundo',
    product: () => 'El primer valor por el segundo',
    month: () => 'El mes de la fecha',
    year: () => 'El año de la fecha',
    'email-domain': () => 'El dominio del correo',
    split: () => 'Parte del texto',
    extract: () => 'Parte del texto',
  } as Record<string, (asOf: string | null) => string>,
}
