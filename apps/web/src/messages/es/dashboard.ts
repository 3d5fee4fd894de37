export const dashboard = {
  title: 'Panel',
  greeting: (name: string) => `Hola, ${name}`,
  question: '¿Qué quiere averiguar hoy?',
  product: {
    title: 'Investigación de mercado de productos',
    text: 'Escriba un producto y reciba quién lo exporta e importa, con cifras de comercio, noticias y un análisis de mercado.',
    action: 'Investigar un producto',
  },
  website: {
    title: 'Análisis de sitios web',
    text: 'Indique una dirección, pregunte con sus palabras y reciba una tabla lista para exportar.',
    action: 'Analizar un sitio web',
  },
  directoryFailed: 'Error al obtener los datos del directorio, inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  resume: 'Su sesión se había cerrado. Puede seguir donde estaba.',
  resumeAction: 'Seguir',
  resumeDismiss: 'No, gracias',
}
