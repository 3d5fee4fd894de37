/** A tax id recognised by its form and, where the scheme has one, by its check digit. */
export type TaxId = { scheme: string; id: string }

const weighted = (digits: string, weights: number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const ELEVEN = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
// Peru's RUC and Argentina's CUIT share the arithmetic; the country or the prefix tells them apart.
const isElevenValid = (digits: string): boolean =>
  ((11 - (weighted(digits, ELEVEN) % 11)) % 11) % 10 === Number(digits[10])

const isCnpjValid = (digits: string): boolean => {
  const check = (length: number): number => {
    const weights = Array.from({ length }, (_, index) => ((length - 1 - index) % 8) + 2)
    const rest = weighted(digits, weights) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  return check(12) === Number(digits[12]) && check(13) === Number(digits[13])
}

const isRutValid = (body: string, check: string): boolean => {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0)
  const expected = 11 - (sum % 11)
  return check.toUpperCase() === (expected === 11 ? '0' : expected === 10 ? 'K' : String(expected))
}

const isNitValid = (body: string, check: string): boolean => {
  const primes = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
  const rest = weighted([...body].reverse().join(''), primes.slice(0, body.length)) % 11
  return Number(check) === (rest < 2 ? rest : 11 - rest)
}

const isNifValid = (text: string): boolean => {
  const number = text.replace(/^X/, '0').replace(/^Y/, '1').replace(/^Z/, '2').slice(0, -1)
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === text.at(-1)
}

function readEleven(text: string): TaxId | null {
  const dashed = /^(\d{2})-(\d{8})-(\d)$/.exec(text)
  const digits = dashed ? text.replaceAll('-', '') : text
  if (!/^\d{11}$/.test(digits) || !isElevenValid(digits)) return null
  if (dashed) return { scheme: 'CUIT', id: text }
  if (/^(?:10|15|16|17)/.test(digits)) return { scheme: 'RUC', id: text }
  if (/^(?:23|24|27|30|33|34)/.test(digits)) return { scheme: 'CUIT', id: text }
  return digits.startsWith('20') ? { scheme: 'RUC', id: text } : null
}

function readDashed(text: string): TaxId | null {
  const match = /^(\d{1,3}(?:\.\d{3}){1,3}|\d{6,10})-([\dkK])$/.exec(text)
  if (!match) return null
  const body = (match[1] ?? '').replaceAll('.', '')
  const check = match[2] ?? ''
  if (body.length <= 8 && isRutValid(body, check)) return { scheme: 'RUT', id: text }
  return /\d/.test(check) && body.length >= 8 && isNitValid(body, check) ? { scheme: 'NIT', id: text } : null
}

const LABEL =
  /^(ruc|nit|cuit|cuil|rfc|nif|nie|cnpj|cpf|rut|rif|rnc|rtn|dni|curp|c\.?\s?i|c[eé]dula(?: jur[ií]dica)?|vat|ein|abn|siret|siren|iban|vin|isbn|ean|expediente|exp|folio)\.?\s?(?:n[º°o]?\.?[º°]?)?\s?[:.]?\s?(?=[\dA-Z])/i
// "Exp. 12/2026" is when something expires.
const MONTH = /^\d{1,2}[-/.]\d{2,4}$/
const CODE = /^(?=.*\d.*\d.*\d.*\d)[A-Z\d]+(?:[-./ ][A-Z\d]+)*$/

/** A tax id or another code behind its own name: "RUC 20512777806", "Exp. 00123-2026". */
export function readLabelledId(text: string): { id: string; scheme?: string } | null {
  const known = readTaxId(text)
  if (known || text.length > 40) return known
  const label = LABEL.exec(text)
  if (!label) return null
  const id = text.slice(label[0].length).trim()
  return readTaxId(id) ?? (CODE.test(id) && !MONTH.test(id) ? { id } : null)
}

/** Recognises RUC, CUIT, RUT, NIT, RFC, NIF and CNPJ standing alone; null for anything else. */
export function readTaxId(text: string): TaxId | null {
  const id = text.trim()
  if (id.length < 8 || id.length > 20) return null
  if (/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(id)) {
    return isCnpjValid(id.replace(/\D/g, '')) ? { scheme: 'CNPJ', id } : null
  }
  if (/^[A-ZÑ&]{3,4}-?\d{2}(?:0\d|1[0-2])(?:[0-2]\d|3[01])-?[A-Z\d]{3}$/.test(id)) return { scheme: 'RFC', id }
  if (/^(?:\d{8}|[XYZ]\d{7})-?[A-Z]$/.test(id)) {
    return isNifValid(id.replace('-', '')) ? { scheme: 'NIF', id } : null
  }
  if (/^[ABCDEFGHJNPQRSUVW]-?\d{7}[\dA-J]$/.test(id)) return { scheme: 'NIF', id }
  if (/^[VEJPG]-\d{8}-?\d$/.test(id)) return { scheme: 'RIF', id }
  return readEleven(id) ?? readDashed(id)
}
