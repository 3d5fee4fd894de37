import { foldCell } from '../match-rows.ts'
import type { Value } from '../value.ts'

type Read = { text: string; value: Value }

// What is written another way and means the same is told by the value; the rest by its text.
const TOLD_BY_VALUE = new Set<Value['kind']>(['number', 'money', 'percentage', 'date', 'date-range', 'duration'])

/** Whether two cells say the same, however it is written. */
export function isSameCell(one: Read | undefined, other: Read | undefined): boolean {
  const before = one?.text ?? ''
  const after = other?.text ?? ''
  if (before === after || foldCell(before) === foldCell(after)) return true
  if (!one || !other || one.value.kind !== other.value.kind || !TOLD_BY_VALUE.has(one.value.kind)) return false
  return JSON.stringify(one.value) === JSON.stringify(other.value)
}
