import { formatDate, formatMoment } from '../../browser/format-date.ts'
import { formatNumber } from '../../browser/format-number.ts'

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
