import type { Origin } from '@sondeo/table/origin'
import type { Cell } from '@sondeo/table/table'

export const emptyCell = (): Cell => ({ text: '', value: { kind: 'empty' }, origin: null })

export const numberCell = (number: number, origin: Origin): Cell => ({
  text: String(number),
  value: { kind: 'number', number },
  origin,
})
