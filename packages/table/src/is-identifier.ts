import { foldWords } from './column-context.ts'

const ID_NAMES =
  /(?:^|[^a-z])(?:codigo|cod|code|id|identificador|ruc|nit|cuit|cuil|rfc|nif|cif|cnpj|rut|rif|rnc|rtn|cpf|rg|curp|nie|vat|ein|siret|siren|abn|iban|cci|cbu|imei|vin|dni|cedula|expediente|exp|folio|ref|referencia|sku|ean|gtin|isbn|upc|partida|subpartida|arancel|hs|hts|serie|nomenclatura|proceso|convocatoria|contrato|registro|numero|nro|no|n|num|docket|case|licencia|matricula|placa|patente|lote|factura|boleta|pedido|orden|order|invoice|postal|zip|cp|part|version|ruta|route|vuelo|flight)(?:[^a-z]|$)/
const NUMBER_NAMES = /[a-z]{2,} (?:numbers?|numero)$/
// "Order #", but not the bare "#" over the places of a ranking.
const SHARP_NAMES = /[a-z]\.? ?#$/
const PHONE_NAMES =
  /(?:^|[^a-z])(?:telefonos?|telefonic[oa]s?|telefones?|telephones?|telefon|telemovel|tel|tlf|tfno|fono|celular(?:es)?|cel|movil(?:es)?|phones?|mobiles?|fax|whatsapp|anexo)(?:[^a-z]|$)/
const YEAR_NAMES =
  /(?:^|[^a-z])(?:ano|anos|anio|year|years|yr|ejercicio|gestion|periodo|founded|fundacion|vintage|season|temporada|gegrundet|grundung|grundungsjahr|jahr|baujahr|annee|fondee?|fundad[oa]|fundado|established|constituid[oa]|creacion|creado|built|modelo ano)(?:[^a-z]|$)/
const DATE_NAMES =
  /(?:^|[^a-z])(?:fechas?|dates?|datum|data|termin|dia|vence|vencimiento|vigencia|cierre|inicio|fin|plazo|publicad[oa]|publicacion|caducidad|due|deadline|expiry|expires|nacimiento|born|birth|released?|incorporated|actualizado|updated)(?:[^a-z]|$)/
const DURATION_NAMES =
  /(?:^|[^a-z])(?:tiempos?|duracion|duration|duracao|dauer|duree|durata|length|runtime|elapsed|marca|(?:finish|total|chip|net|gun|race|run|running|lap|best) time)(?:[^a-z]|$)/
const WEB_NAMES =
  /(?:^|[^a-z])(?:webs?|sitios?|sites?|websites?|url|urls|pagina|paginas|dominios?|domains?|enlaces?|links?|portal|homepage)(?:[^a-z]|$)/
// "N.º de personas" counts them, "N.º de contrato" names it: what is counted stands in the plural.
const COUNT_NAMES =
  /cantidad|total|(?<![a-z])(?:numero|num\.?|nro\.?|n\.?o\.?|#) ?(?:(?:de|do|d[ao]s|de l[ao]s) )?[a-z]+s(?![a-z])|(?:number|no\.?|num\.?|#) of|stock|unidades|poblacion|population|votos|votes/

const folded = (name: string | undefined): string => foldWords(name ?? '').replace(/[º°]/g, 'o')

/** Whether a header announces codes rather than quantities. */
export const isIdentifierName = (name: string | undefined): boolean =>
  (ID_NAMES.test(folded(name)) || NUMBER_NAMES.test(folded(name)) || SHARP_NAMES.test(folded(name))) &&
  !COUNT_NAMES.test(folded(name))

/** Numbers of chapters and items in levels: "1", "1.1", "1.2". */
export const isOutline = (texts: string[], name: string | undefined): boolean =>
  /(?:^|[^a-z])(?:items?|numeral|capitulo|seccion|section|clausula|clause)(?:[^a-z]|$)/.test(folded(name)) &&
  texts.some(text => /^\d+\.\d+$/.test(text)) &&
  texts.every(text => /^\d+(?:\.\d+)*\.?$/.test(text))

/** Whether a header means papers of people, whose numbers are grouped like quantities. */
export const isDocumentName = (name: string | undefined): boolean =>
  /(?:^|[^a-z])(?:documento|document|pasaporte|passport|identidad|identificacion)(?:[^a-z]|$)/.test(folded(name))

export const isPhoneName = (name: string | undefined): boolean => PHONE_NAMES.test(folded(name))
export const isDateName = (name: string | undefined): boolean => DATE_NAMES.test(folded(name))
/** Whether a header says how long something took, rather than when it was. */
export const isDurationName = (name: string | undefined): boolean => DURATION_NAMES.test(folded(name))
export const isWebName = (name: string | undefined): boolean => WEB_NAMES.test(folded(name))
export const isYearName = (name: string | undefined): boolean => YEAR_NAMES.test(folded(name))

/** A case number, model or reference: letters and digits in one piece, no spaces. */
export const isReference = (text: string): boolean =>
  text.length <= 40 && /\d/.test(text) && /[A-Za-z]/.test(text) && /^[A-Za-z\d]+(?:[-./_#][A-Za-z\d]+)*$/.test(text)

/** Digits only, all of one length, too long for counting: numbers of documents, not quantities. */
export function isDigitCodeColumn(texts: string[]): boolean {
  if (texts.length === 0 || !texts.every(text => /^\d+$/.test(text))) return false
  if (texts.some(text => /^0\d/.test(text) || text.length >= 12)) return true
  const lengths = new Set(texts.map(text => text.length))
  return texts.length >= 3 && lengths.size === 1 && (texts[0]?.length ?? 0) >= 8 && new Set(texts).size === texts.length
}

/** Bare years: four digits, none outside what years are. */
export const isYearColumn = (texts: string[], name: string | undefined): boolean => {
  const isYear = (text: string, from: number, to: number): boolean =>
    /^\d{4}$/.test(text) && +text >= from && +text <= to
  if (texts.length === 0) return false
  return isYearName(name)
    ? texts.every(text => isYear(text, 1000, 2199))
    : texts.every(text => isYear(text, 1950, 2049))
}
