import { BadTradeFile } from './bad-trade-file.ts'

/** Year, exporter, importer, product of six digits, thousand dollars, tons (not a number where unknown). */
export type TakeRow = (
  year: number,
  exporter: number,
  importer: number,
  product: number,
  thousandUsd: number,
  tons: number,
) => void

const COLUMNS = 't,i,j,k,v,q'
const FIELDS = 6
const [COMMA, LINE, DOT, MINUS, PLUS, SPACE, QUOTE, RETURN] = [44, 10, 46, 45, 43, 32, 34, 13]
const [BIG_N, BIG_A, BIG_E, SMALL_E] = [78, 65, 69, 101]

/**
 * Reads the rows of a BACI file out of its bytes. Written by hand because a year has ten million rows: no row becomes
 * a string. Gives how many rows there were.
 */
export async function readBaciRows(chunks: AsyncIterable<Buffer>, name: string, take: TakeRow): Promise<number> {
  const fields = new Float64Array(FIELDS)
  let header = ''
  let isHeader = true
  let line = 1
  let rows = 0
  let field = 0
  let digits = 0
  let divisor = 0
  let exponent = 0
  let exponentSign = 0
  let hasDigits = false
  let isMissing = false
  let isBlank = true
  const wrong = () =>
    new BadTradeFile(`${name}, line ${line}: not a row of year, exporter, importer, product, value and quantity.`)
  const endField = () => {
    if (field >= FIELDS || (!hasDigits && !isMissing)) throw wrong()
    const value = divisor > 0 ? digits / divisor : digits
    fields[field] = isMissing ? Number.NaN : exponentSign === 0 ? value : value * 10 ** (exponentSign * exponent)
    field++
    digits = 0
    divisor = 0
    exponent = 0
    exponentSign = 0
    hasDigits = false
    isMissing = false
  }
  const endRow = () => {
    if (!isBlank) {
      endField()
      const [year, exporter, importer, product, thousandUsd, tons] = fields as unknown as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      // Only the quantity may be missing.
      if (field !== FIELDS || !(product < 1e6 && thousandUsd >= 0 && exporter < 1000 && importer < 1000)) throw wrong()
      take(year, exporter, importer, product, thousandUsd, tons)
      rows++
    }
    line++
    field = 0
    isBlank = true
  }

  for await (const chunk of chunks) {
    let at = 0
    if (isHeader) {
      const end = chunk.indexOf(LINE)
      header += chunk.toString('utf8', 0, end < 0 ? chunk.length : end)
      if (end < 0 && header.length < 1000) continue
      if (header.replace(/[\uFEFF"\s]/g, '').toLowerCase() !== COLUMNS)
        throw new BadTradeFile(`${name} does not begin with the columns ${COLUMNS}: it is no BACI file.`)
      isHeader = false
      line = 2
      at = end + 1
    }
    for (; at < chunk.length; at++) {
      const byte = chunk[at] as number
      if (byte >= 48 && byte <= 57) {
        isBlank = false
        hasDigits = true
        if (exponentSign !== 0) exponent = exponent * 10 + byte - 48
        else {
          digits = digits * 10 + byte - 48
          if (divisor > 0) divisor *= 10
        }
      } else if (byte === COMMA) endField()
      else if (byte === LINE) endRow()
      else if (byte === DOT && divisor === 0) divisor = 1
      else if (byte === SPACE || byte === QUOTE || byte === RETURN) continue
      else if ((byte === BIG_N || byte === BIG_A) && !hasDigits) isMissing = true
      else if ((byte === BIG_E || byte === SMALL_E) && hasDigits && exponentSign === 0) exponentSign = 1
      else if (byte === MINUS && exponentSign !== 0) exponentSign = -1
      else if (byte !== PLUS || exponentSign === 0) throw wrong()
    }
  }
  if (isHeader) throw new BadTradeFile(`${name} is empty.`)
  endRow()
  return rows
}
