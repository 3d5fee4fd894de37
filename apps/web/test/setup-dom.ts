import { cleanup, configure, fireEvent } from '@testing-library/react'
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
  // What a test was told stays on the page for some seconds, in the next test too unless it is closed.
  for (const close of document.querySelectorAll('[role=status] button[aria-label]')) fireEvent.click(close)
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
