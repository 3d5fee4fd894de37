/** Nested form fields as Stripe takes them: `items[0][price]=p&metadata[kind]=scan`. */
export type FormFields = { [name: string]: string | FormFields }

export function parseForm(text: string): FormFields {
  const root: FormFields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    // `lookup_keys[]` has no number: it is the next one.
    const parts = name.split('[').map(part => part.replace(/\]$/, ''))
    const last = parts.pop() ?? ''
    const place = parts.reduce(open, root)
    place[last || Object.keys(place).length] = value
  }
  return root
}

function open(place: FormFields, name: string): FormFields {
  const inner = place[name]
  if (typeof inner === 'object') return inner
  const made: FormFields = {}
  place[name] = made
  return made
}

export const textIn = (fields: FormFields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

export const fieldsIn = (fields: FormFields, name: string): FormFields => {
  const value = fields[name]
  return typeof value === 'object' ? value : {}
}

export const listIn = (fields: FormFields, name: string): (string | FormFields)[] =>
  Object.values(fieldsIn(fields, name))
