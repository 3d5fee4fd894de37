import {
  isCnpjValid,
  isCompanyNifValid,
  isCpfValid,
  isCuitValid,
  isEcuadorRucForm,
  isEcuadorRucValid,
  isGuatemalaNitValid,
  isNifValid,
  isNitValid,
  isParaguayRucValid,
  isPeruRucValid,
  isPortugalNifValid,
  isRifValid,
  isRncValid,
  isRutValid,
  isUruguayRutValid,
} from './check-digits.ts'
import { dropBracketedRemark } from './drop-remarks.ts'

/** A tax id recognised by its form and, where the scheme has one, by its check digit. */
export type TaxId = { scheme: string; id: string }

function readEleven(text: string): TaxId | null {
  const dashed = /^(\d{2})-(\d{8})-(\d)$/.exec(text)
  const digits = dashed ? text.replaceAll('-', '') : text
  const isCuit = isCuitValid(digits)
  if (dashed) return isCuit ? { scheme: 'CUIT', id: text } : null
  if (/^(?:1[0567]|20)/.test(digits) && isPeruRucValid(digits)) return { scheme: 'RUC', id: text }
  return isCuit && /^(?:2[0347]|3[034])/.test(digits) ? { scheme: 'CUIT', id: text } : null
}

function readDashed(text: string): TaxId | null {
  const match = /^(\d{1,3}(?:\.\d{3}){1,3}|\d{6,10})-([\dkK])$/.exec(text)
  if (!match) return null
  const body = (match[1] ?? '').replaceAll('.', '')
  const check = match[2] ?? ''
  if (body.length <= 8 && isRutValid(body, check)) return { scheme: 'RUT', id: text }
  return /\d/.test(check) && body.length >= 8 && isNitValid(body, check) ? { scheme: 'NIT', id: text } : null
}

/** Body and check digit or letter: "80012345-6". */
const splitCheck = (digits: string): [string, string] => [digits.slice(0, -1), digits.slice(-1)]

/** Schemes whose form alone could be anything, by the name that a header gives them. */
const byName: Record<string, (digits: string, text: string) => boolean> = {
  RUC: digits => isEcuadorRucForm(digits) || (digits.length <= 9 && isParaguayRucValid(...splitCheck(digits))),
  RUT: digits => isUruguayRutValid(digits) || (digits.length <= 9 && isRutValid(...splitCheck(digits))),
  NIT: (digits, text) => {
    // El Salvador's: place, day of birth, number, check digit.
    if (/^\d{4}-\d{6}-\d{3}-\d$/.test(text)) return true
    const [body, check] = splitCheck(digits)
    return digits.length <= 10 && (isNitValid(body, check) || isGuatemalaNitValid(body, check))
  },
  RNC: isRncValid,
  CPF: isCpfValid,
  CNPJ: isCnpjValid,
  NIF: isPortugalNifValid,
}

/** A tax id under a header that names its scheme, when the check digit is right. */
function readNamedTaxId(text: string, schemes: readonly string[]): TaxId | null {
  if (schemes.length === 0 || !/^\d[\d.\-/ ]{2,18}[\dkK]$/.test(text)) return null
  const digits = text.replace(/[.\-/ ]/g, '')
  const scheme = schemes.find(name => byName[name]?.(digits, text))
  return scheme ? { scheme, id: text } : null
}

const LABEL =
  /^(ruc|nit|cuit|cuil|rfc|nif|nie|cnpj|cpf|rut|rif|rnc|rtn|dni|curp|c\.?\s?i|c[eé]dula(?: jur[ií]dica)?|vat|ein|abn|siret|siren|iban|vin|isbn|ean|expediente|exp|folio)\.?\s?(?:n[º°o]?\.?[º°]?)?\s?[:.]?\s?(?=[\dA-Z])/i
// "Exp. 12/2026" is when something expires.
const MONTH = /^\d{1,2}[-/.]\d{2,4}$/
const MAX_LABELLED = 40
const CODE = /^(?=.*\d.*\d.*\d.*\d)[A-Z\d]+(?:[-./ ][A-Z\d]+)*$/

/** A tax id or another code behind its own name: "RUC 20512777806", "Exp. 00123-2026". */
export function readLabelledId(text: string, schemes: readonly string[] = []): { id: string; scheme?: string } | null {
  const bare = text.length <= MAX_LABELLED && text.endsWith(')') ? dropBracketedRemark(text) : text
  const known = readNamedTaxId(bare, schemes) ?? readTaxId(bare)
  if (known || text.length > MAX_LABELLED) return known
  const label = LABEL.exec(text)
  if (!label) return null
  const id = text.slice(label[0].length).trim()
  return readUnderLabel(id, (label[1] ?? '').toUpperCase()) ?? (CODE.test(id) && !MONTH.test(id) ? { id } : null)
}

/** "NIT 325635-9" is no RUT, although its check digit would do for one. */
function readUnderLabel(id: string, label: string): TaxId | null {
  const named = readNamedTaxId(id, [label])
  const known = named ? null : readTaxId(id)
  return known && byName[label] && known.scheme !== label ? null : (named ?? known)
}

// Letters of a name and a birthday; "NIF 500100144" is another country's, behind its label.
const RFC =
  /^(?!(?:NIF|NIT|RUC|RUT|CIF|DNI|NIE|RTN|RIF)[- ])[A-ZÑ&]{3,4}[- ]?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[- ]?[A-Z\d]{3}$/

/** Recognises RUC, CUIT, RUT, NIT, RFC, NIF and CNPJ standing alone; null for anything else. */
export function readTaxId(text: string): TaxId | null {
  const id = text.trim()
  if (id.length < 8 || id.length > 20) return null
  if (/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(id)) {
    return isCnpjValid(id.replace(/\D/g, '')) ? { scheme: 'CNPJ', id } : null
  }
  if (RFC.test(id)) return { scheme: 'RFC', id }
  if (/^(?:\d{8}|[XYZ]\d{7})-?[A-Z]$/.test(id)) {
    return isNifValid(id.replace('-', '')) ? { scheme: 'NIF', id } : null
  }
  if (/^[ABCDEFGHJNPQRSUVW]-?\d{7}[\dA-J]$/.test(id)) {
    return isCompanyNifValid(id.replace('-', '')) ? { scheme: 'NIF', id } : null
  }
  if (/^[VEJPG]-?\d{8}-?\d$/.test(id)) {
    return isRifValid(id.charAt(0), id.replace(/\D/g, '')) ? { scheme: 'RIF', id } : null
  }
  if (/^\d{13}$/.test(id) && id.endsWith('001') && isEcuadorRucValid(id)) return { scheme: 'RUC', id }
  return readEleven(id) ?? readDashed(id)
}
