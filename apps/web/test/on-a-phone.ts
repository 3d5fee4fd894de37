import { vi } from 'vitest'

/** The window is as narrow as a phone's. */
export const beOnAPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      query => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    )
