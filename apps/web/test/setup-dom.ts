import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setLanguage } from '../src/browser/language.ts'
import { setRegion } from '../src/browser/region.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setLanguage('es')
  setRegion(null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
