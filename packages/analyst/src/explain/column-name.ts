import { foldText } from '../fold-text.ts'
import type { Language } from '../messages/explain-texts.ts'
import type { Field } from '../propose/describe-fields.ts'
import { conceptNames, sayConcept } from '../words/say-concept.ts'

const spelling: Record<string, string> = {
  deposito: 'Depósito',
  'plazo de entrega': 'Plazo de entrega',
  compania: 'Compañía',
  licencia: 'Licencia',
  ano: 'Año',
  telefono: 'Teléfono',
  codigo: 'Código',
  categoria: 'Categoría',
  descripcion: 'Descripción',
  titulo: 'Título',
  'fecha limite': 'Fecha límite',
  pais: 'País',
  region: 'Región',
  ubicacion: 'Ubicación',
  direccion: 'Dirección',
  tasacion: 'Tasación',
  variacion: 'Variación',
  duracion: 'Duración',
  puntuacion: 'Puntuación',
  poblacion: 'Población',
  seccion: 'Sección',
  presentacion: 'Presentación',
  publicacion: 'Publicación',
  tamano: 'Tamaño',
  banos: 'Baños',
  area: 'Área',
  minimo: 'Mínimo',
  maximo: 'Máximo',
  'pedido minimo': 'Pedido mínimo',
  licitacion: 'Licitación',
  garantia: 'Garantía',
  vehiculo: 'Vehículo',
  correo: 'Correo',
  imagen: 'Imagen',
}

/** As the page writes it, or in the question's language where the whole name is one we know. */
export function columnName(field: Field, language: Language): string {
  const name = foldText(field.name)
  const other = language === 'es' ? 'en' : 'es'
  const known = conceptNames().find(({ concept }) => field.concepts[0] === concept.id)
  if (known && language === 'en' && known.en.includes(name) && name !== field.name.toLowerCase()) return capital(name)
  if (!known || known[language].includes(name) || isDoubtful(name, { language, other })) return field.name
  const word = sayConcept(known.concept, name, language)
  return word === null ? field.name : (spelling[word] ?? capital(word))
}

/** A team and a machine are both "equipo": the word alone does not say which. */
function isDoubtful(name: string, { language, other }: { language: Language; other: Language }): boolean {
  const own = conceptNames().filter(names => names[other].includes(name))
  return own.some(names => names[other][0] === name) && new Set(own.map(names => names[language][0])).size > 1
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
