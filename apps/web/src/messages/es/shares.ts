import { formatNumber } from '../../browser/format-number.ts'

const counted = (count: number, one: string, many: string) => `${formatNumber(count, 'es')} ${count === 1 ? one : many}`

export const shares = {
  open: 'Compartir',
  title: 'Compartir este resultado',
  lead: 'Quien tenga el enlace verá esta tabla y el origen de cada valor, sin iniciar sesión. No verá nada más de su cuenta y no podrá cambiar nada. Los buscadores no la muestran.',
  leadOfReport:
    'Quien tenga el enlace verá este informe, sus gráficos y sus fuentes, sin iniciar sesión. No verá nada más de su cuenta y no podrá cambiar nada. Los buscadores no lo muestran.',
  days: 'El enlace dura',
  day: (days: number) => counted(days, 'día', 'días'),
  create: 'Crear enlace',
  created: 'Este es su enlace. Cópielo ahora: no lo guardamos y no se puede volver a mostrar.',
  link: 'Enlace',
  failed: 'No pudimos crear el enlace.',
  existing: 'Enlaces activos',
  until: (when: string) => `Hasta el ${when}`,
  views: (views: number) => (views === 0 ? 'Sin abrir' : `Abierto ${counted(views, 'vez', 'veces')}`),
  revoke: 'Anular',
  revoked: 'El enlace ya no funciona.',
  revokeFailed: 'No pudimos anular el enlace.',
  listFailed: 'No pudimos cargar los enlaces.',
  shared: {
    title: 'Resultado compartido',
    loading: 'Abriendo el resultado…',
    ended: 'Este enlace ya no funciona',
    endedHint: 'Caducó o quien lo compartió lo anuló. Pídale uno nuevo.',
    failed: 'No pudimos abrir este resultado.',
    retry: 'Intentar de nuevo',
    question: 'Pregunta',
    made: (when: string) => `Creado el ${when}`,
    until: (when: string) => `El enlace funciona hasta el ${when}`,
    hint: 'Elija un valor para ver la página de la que se copió.',
    empty: 'Este resultado no tiene filas.',
    own: 'Probar Sondeo gratis',
  },
}
