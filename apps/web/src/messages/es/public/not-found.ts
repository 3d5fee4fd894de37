export const notFound = {
  title: 'Página no encontrada',
  text: 'La dirección no existe o cambió de lugar. Revise que esté bien escrita o continúe desde aquí.',
  back: 'Volver',
  home: 'Ir al inicio',
  reload: 'Recargar',
  support: '¿Llegó aquí desde un enlace nuestro? Escriba a',
}
