export const landing = {
  meta: {
    title: 'Sondeo: pregunte a la web y reciba una tabla en la que confiar',
    description:
      'Investigue productos con cifras reales de comercio y convierta cualquier sitio web en una lista, con el origen de cada dato.',
  },
}
