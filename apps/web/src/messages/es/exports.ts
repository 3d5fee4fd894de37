import { formatNumber } from '../../browser/format-number.ts'

const figure = (count: number) => formatNumber(count, 'es')
const rowsOf = (rows: number) => `${figure(rows)} ${rows === 1 ? 'fila' : 'filas'}`
const columnsOf = (columns: number) => `${figure(columns)} ${columns === 1 ? 'columna' : 'columnas'}`

export const exports = {
  menu: 'Exportar',
  menuOf: (shown: number, all: number) => `Exportar ${figure(shown)} de ${rowsOf(all)}`,
  view: {
    seen: (rows: number, columns: number) => `Lo que veo: ${rowsOf(rows)}, ${columnsOf(columns)}`,
    all: (rows: number, columns: number) => `Todo: ${rowsOf(rows)}, ${columnsOf(columns)}`,
  },
  csv: 'Descargar CSV',
  excel: 'Descargar Excel',
  sheets: 'Conectar con Google Sheets',
  noGoogle: 'La conexión con Google no está disponible.',
  preparing: 'Preparando el archivo…',
  downloaded: (file: string) => `Se descargó ${file}`,
  failedTitle: 'Exportación fallida',
  fileFailed: 'No se pudo preparar el archivo. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
  file: {
    data: 'Datos',
    analysis: 'Análisis',
    analysisTitle: 'Análisis de mercado',
    sources: 'Fuentes',
    source: 'Fuente',
    address: 'Dirección',
    readAt: 'Leído el (UTC)',
    columns: 'Columnas',
    rows: 'Filas',
    method: 'Método',
    page: 'Página web',
  },
  dialog: {
    title: 'Exportar a Google Sheets',
    description: (rows: number) =>
      rows === 1
        ? 'Se exportará 1 fila con la cuenta de Google que elija. Solo vemos los archivos creados desde aquí.'
        : `Se exportarán ${figure(rows)} filas con la cuenta de Google que elija. Solo vemos los archivos creados desde aquí.`,
    where: 'Destino',
    asNew: 'Una hoja nueva',
    asExisting: 'Una que ya usé',
    choose: 'Hoja de cálculo',
    existingHint:
      'Las filas que ya están se actualizan, las nuevas se añaden debajo y sus propias columnas no se tocan.',
    signIn: 'Iniciar sesión con Google',
    waiting: 'Continúe en la ventana de Google…',
    exporting: 'Exportando a Google Sheets…',
    exportingHint: 'No cierre esta página. Tarda unos segundos.',
    done: 'Exportación completada',
    counts: (added: number, updated: number) => {
      const words = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`
      const parts = [
        ...(added > 0 || updated === 0 ? [words(added, 'fila añadida', 'filas añadidas')] : []),
        ...(updated > 0 ? [words(updated, 'fila actualizada', 'filas actualizadas')] : []),
      ]
      return `${parts.join(' y ')}.`
    },
    open: 'Abrir la hoja de cálculo',
    exportFailed: 'No se pudo exportar a la hoja de cálculo, inténtelo de nuevo.',
    authFailed: 'No se pudo autenticar con Google, inténtelo de nuevo.',
  },
}
