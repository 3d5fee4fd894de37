import type { Cell } from './table.ts'
import type { Value } from './value.ts'
import type { SheetCell } from './xlsx.ts'

// Before it Excel counts a day that never was.
const FIRST_DAY = '1900-03-01'

const decimalsOf = (number: number): number => {
  const [, fraction = ''] = String(number).split('.')
  return /e/i.test(fraction) ? 2 : Math.min(fraction.length, 6)
}

const literal = (text: string): string => `"${text.replaceAll('"', '').slice(0, 30)}"`

// Excel keeps fifteen digits and no zeros in front: what has more of either is a code that looks like a number.
const isExact = (text: string): boolean => text.replace(/\D/g, '').length <= 15 && !/^\s*0\d/.test(text)

const figureOf = (decimals: number): string => (decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0')

const writeMeasure = (number: number, unit: string): SheetCell => ({
  value: number,
  format: `#,##${figureOf(decimalsOf(number))}${literal(` ${unit}`)}`,
})

function writePercentage(percent: number): SheetCell {
  return { value: Number((percent / 100).toPrecision(15)), format: `${figureOf(decimalsOf(percent))}%` }
}

function writeMoney({ amount, currency, sign }: Extract<Value, { kind: 'money' }>): SheetCell {
  const mark = sign ?? currency
  const figure = `#,##${figureOf(Number.isInteger(amount) ? 0 : Math.max(2, decimalsOf(amount)))}`
  return { value: amount, format: mark ? `${literal(`${mark} `)}${figure}` : figure }
}

function writeDate({ date, time, zone }: Extract<Value, { kind: 'date' }>, text: string): SheetCell {
  if (/^\d{4}$/.test(date)) return { value: Number(date), format: '0' }
  if (date.length < 10 || date < FIRST_DAY) return text
  const moment = new Date(`${date}T${time && /^\d{2}:\d{2}(?::\d{2})?$/.test(time) ? time : '00:00'}Z`)
  if (Number.isNaN(moment.getTime())) return text
  if (!time) return { value: moment, format: 'yyyy-mm-dd' }
  return { value: moment, format: `yyyy-mm-dd hh:mm${zone ? literal(` ${zone}`) : ''}` }
}

/** A cell of a table as Excel keeps it: what is certainly a number, an amount, a share or a day has that type. */
export function makeSheetCell({ text, value }: Pick<Cell, 'text' | 'value'>): SheetCell {
  switch (value.kind) {
    case 'empty':
      return text === '' ? null : text
    case 'number':
      if (!isExact(text)) return text
      return value.unit ? writeMeasure(value.number, value.unit) : value.number
    case 'money':
      return writeMoney(value)
    case 'percentage':
      return writePercentage(value.percent)
    case 'date':
      return writeDate(value, text)
    case 'url':
      return { value: text || value.url, link: value.url }
    case 'image':
      return { value: text || value.url, link: value.url }
    default:
      return text
  }
}
