export const searches = {
  newSearch: 'Nueva búsqueda',
  recent: 'Recientes',
  empty: 'Aún no hay datos guardados',
  loading: 'Cargando búsquedas...',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  pages: 'Páginas de búsquedas',
  pin: (name: string) => `Fijar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  removed: 'Búsqueda eliminada',
  tutorial: 'Tutorial y preguntas',
}
