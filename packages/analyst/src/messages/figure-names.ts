/** Names of columns that are worked out, in the language of the question. */
export const figureNames = {
  es: {
    count: () => 'Cantidad',
    sum: (field: string) => `Total de ${field.toLowerCase()}`,
    average: (field: string) => `Promedio de ${field.toLowerCase()}`,
    min: (field: string) => `Mínimo de ${field.toLowerCase()}`,
    max: (field: string) => `Máximo de ${field.toLowerCase()}`,
    'days-until': () => 'Días que faltan',
    'per-unit': () => 'Precio por unidad',
    'email-domain': () => 'Dominio',
    split: () => 'Parte',
    extract: () => 'Extracto',
    passage: () => 'Pasaje',
  },
  en: {
    count: () => 'Count',
    sum: (field: string) => `Total ${field.toLowerCase()}`,
    average: (field: string) => `Average ${field.toLowerCase()}`,
    min: (field: string) => `Lowest ${field.toLowerCase()}`,
    max: (field: string) => `Highest ${field.toLowerCase()}`,
    'days-until': () => 'Days left',
    'per-unit': () => 'Price per unit',
    'email-domain': () => 'Domain',
    split: () => 'Part',
    extract: () => 'Extract',
    passage: () => 'Passage',
  },
}
