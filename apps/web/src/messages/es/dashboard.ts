export const dashboard = {
  title: 'Panel',
  greeting: (name: string) => `Hola, ${name}`,
  question: '¿Qué quiere averiguar hoy?',
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
