import { useEffect, useState } from 'react'

/** The value once it has stood still for a moment: nothing is asked on the way. The first one after none is taken at once. */
export function useSettled<Value>(value: Value, stillMs: number): Value {
  const [settled, setSettled] = useState(value)
  const waitMs = settled === undefined || value === undefined ? 0 : stillMs
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
