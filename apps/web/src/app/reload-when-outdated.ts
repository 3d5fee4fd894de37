const key = 'reloaded-at'

/** A tab older than the server asks for chunks that are gone: it loads itself anew, once in ten seconds at most. */
export function reloadOnceWhenOutdated() {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < 10_000) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
