/** What heads a column of people, folded. */
export const PERSON_HEADS =
  /\b(?:contacto|persona|representante|responsable|encargad[oa]|apoderad[oa]|titular|contact|person|representative|owner|rep)\b/

/** What heads a column of what people do, folded. */
export const ROLE_HEADS = /\b(?:cargo|puesto|funcion|rol|area|departamento|position|role|title|job title|department)\b/
