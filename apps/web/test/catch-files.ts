import { vi } from 'vitest'

/** Every file that the page hands to the browser from now on, in their order. */
export function catchFiles(): Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  return files
}
