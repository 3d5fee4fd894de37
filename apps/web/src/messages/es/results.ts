export const results = {
  marketAnalysis: 'Análisis de mercado',
  wholeAnalysis: 'Leer todo el análisis',
  lessAnalysis: 'Ver menos',
  saved: {
    title: 'Resultados guardados',
    back: 'Volver',
    loading: 'Abriendo los resultados…',
    prompt: 'Pregunta',
    failed: 'Error al obtener los datos de la búsqueda, inténtelo de nuevo.',
    parseFailed: 'Error al leer los datos de los resultados. Inténtelo de nuevo.',
    empty: 'No encontramos los datos que busca.',
    tryNew: 'Probar una nueva búsqueda',
    join: 'Unir con otras',
    readLinks: 'Escanear los enlaces de la lista',
    askAgain: 'Preguntar otra cosa',
    retry: 'Intentar de nuevo',
  },
}
