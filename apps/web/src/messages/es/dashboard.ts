import { formatNumber } from '../../browser/format-number.ts'

export const dashboard = {
  title: 'Panel',
  greeting: (name: string) => `Hola, ${name}`,
  question: '¿Qué quiere averiguar hoy?',
  start: {
    label: 'Dirección o producto',
    placeholder: 'ejemplo.com o azúcar',
    submit: 'Empezar',
    missing: 'Escriba una dirección o un producto',
    hint: {
      none: 'Escriba la dirección de una página o el nombre de un producto.',
      website: 'Leeremos esta página y todo su listado.',
      product: 'Buscaremos quién exporta e importa este producto.',
    },
  },
  last: {
    heading: 'Lo último que encontró',
    all: 'Ver el historial',
    rows: (rows: number) => (rows === 1 ? '1 fila' : `${formatNumber(rows, 'es')} filas`),
  },
  usage: 'Uso de su plan',
  product: {
    title: 'Investigación de mercado de productos',
    text: 'Escriba un producto y vea quién lo exporta e importa, con cifras, noticias y análisis.',
    action: 'Investigar un producto',
  },
  website: {
    title: 'Análisis de sitios web',
    text: 'Indique una URL, pregunte con sus palabras y obtenga una tabla lista para exportar.',
    action: 'Analizar un sitio web',
  },
  directoryFailed: 'Error al obtener los datos del directorio, inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  resume: 'Su sesión se había cerrado. Puede continuar donde la dejó.',
  resumeAction: 'Continuar',
  resumeDismiss: 'No, gracias',
}
