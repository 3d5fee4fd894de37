import { useEffect } from 'react'
import { checkKnownSession } from '../../browser/auth-store.ts'
import { AppFrame } from '../layouts/app-frame.tsx'

/** The help page has the frame of the signed-in area and is open to everybody. */
export function Screen() {
  useEffect(() => void checkKnownSession(), [])
  return <AppFrame />
}
