export const errorNotes = {
  notAuthorized: 'Este correo no está autorizado. Escriba a soporte para obtener acceso',
  generic:
    'Lo sentimos, algo salió mal y lo estamos arreglando. Inténtelo más tarde o escriba a soporte para recibir ayuda.',
  noResponse: 'No recibimos respuesta. Revise su conexión a internet.',
  retryIn: (seconds: number) =>
    seconds < 90 ? `Podrá intentarlo en ${seconds} s.` : `Podrá intentarlo en ${Math.ceil(seconds / 60)} min.`,
}
