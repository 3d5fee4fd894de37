/** Resolves when the page has not changed for `quietMs`, or after `maxMs`. */
export function waitUntilQuiet({ quietMs, maxMs }) {
  return new Promise(resolve => {
    const root = document.documentElement
    if (!root) return resolve('quiet')
    let timer = setTimeout(() => finish('quiet'), quietMs)
    const limit = setTimeout(() => finish('busy'), maxMs)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => finish('quiet'), quietMs)
    })
    const finish = how => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(limit)
      resolve(how)
    }
    observer.observe(root, { childList: true, subtree: true, characterData: true })
  })
}
