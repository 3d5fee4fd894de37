import { useEffect } from 'react'
import { dispatchAuth } from '../../browser/auth-store.ts'

/** A form begins without the error of the one before it. */
export function useFreshForm() {
  useEffect(() => dispatchAuth({ type: 'error-cleared' }), [])
}
