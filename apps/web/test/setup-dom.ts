import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setLanguage } from '../src/browser/language.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setLanguage('es')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
