type Made = { name: string; type: string; content: string | Uint8Array }

/** Hands a file made here to the browser's downloads. */
export function downloadFile({ name, type, content }: Made) {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download holds on to what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
