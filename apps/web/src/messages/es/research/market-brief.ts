export const marketBrief = {
  title: (name: string) => `Informe de mercado: ${name}`,
  kind: 'Informe de mercado',
  back: 'Volver a los resultados',
  print: 'Imprimir o guardar como PDF',
  loading: 'Preparando el informe…',
  failed: 'Error al obtener los datos de la búsqueda, inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  code: (code: string, name: string) => `${name} · código ${code} del Sistema Armonizado`,
  analysis: 'Análisis de mercado',
  table: 'Comercio por país',
  tableNote: (shown: number, all: number) =>
    shown < all ? `Las ${shown} primeras filas, de ${all}.` : `${all} filas, de mayor a menor.`,
  about: { sell: 'Para vender', buy: 'Para comprar' },
  news: 'Noticias recientes',
  sources: 'Fuentes y método',
  byCode:
    'El análisis usa solo las cifras y los titulares citados. Ninguna cifra fue estimada ni completada por un modelo de lenguaje.',
  byModel: (model: string) =>
    `El texto lo redactó ${model} a partir de las cifras y titulares citados; se retiró toda frase cuyas cifras, años o países no figuran en ellos.`,
}
