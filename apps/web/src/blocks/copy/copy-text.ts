/** Puts a text on the clipboard, as a table too where one is given; false where the browser does not allow it. */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html !== undefined && typeof ClipboardItem === 'function' && 'write' in navigator.clipboard) {
      const blobOf = (content: string, type: string) => new Blob([content], { type })
      const item = { 'text/plain': blobOf(text, 'text/plain'), 'text/html': blobOf(html, 'text/html') }
      await navigator.clipboard.write([new ClipboardItem(item)])
    } else await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
