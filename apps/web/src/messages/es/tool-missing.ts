export const toolMissing = {
  title: 'Esta herramienta no está en esta versión',
  text: 'Este servidor todavía no la incluye. Sus búsquedas guardadas siguen disponibles.',
  back: 'Volver al panel',
}
