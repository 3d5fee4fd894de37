/** Gets a cookie banner out of the way by refusing; where that is not offered it is taken off the page, never accepted. */
export function dismissBanner() {
  const fold = text =>
    (text ?? '')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  const about = /cookie|consent|gdpr|rgpd|privacidad|privacy/
  const refuse =
    /^(?:rechazar|rechazarlas|rechazar (?:todo|todas|todas las cookies|cookies|opcionales)|no,? gracias|no acept(?:o|ar)|denegar|solo (?:las )?(?:necesarias|esenciales)|usar solo (?:las )?(?:necesarias|esenciales)|aceptar solo (?:las )?(?:necesarias|esenciales)|continuar sin aceptar|reject|reject all|reject all cookies|reject cookies|reject optional|reject non-essential|decline|decline all|deny|deny all|refuse|no thanks|only (?:necessary|essential)|use only necessary cookies|(?:accept )?(?:necessary|essential)(?: cookies)? only|continue without accepting)$/
  const shut = /^(?:x|×|✕|✖|cerrar|close|dismiss|cerrar aviso)$/
  const isShown = element => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && style.display !== 'none'
  }
  const isOver = element => {
    const style = getComputedStyle(element)
    return style.position === 'fixed' || style.position === 'sticky' || Number(style.zIndex) > 100
  }
  const namesOf = element =>
    fold(`${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`)
  const all = [...document.querySelectorAll('body *')].slice(0, 20000)
  const banners = all.filter(element => {
    if (
      !/^(?:div|section|aside|dialog|form|footer|header)$/.test(element.localName) &&
      !element.localName.includes('-')
    )
      return false
    const isDialog = element.getAttribute('role') === 'dialog' || element.localName === 'dialog'
    if (!about.test(namesOf(element)) && !isDialog && !isOver(element)) return false
    const text = fold(element.textContent).slice(0, 4000)
    return /cookie/.test(text) && text.length < 3000 && isShown(element)
  })
  const banner = banners[0]
  if (!banner) return null
  const controls = [
    ...banner.querySelectorAll('button, a, [role=button], input[type=button], input[type=submit]'),
  ].filter(isShown)
  const saysOne = words =>
    controls.find(control =>
      words.test(fold(control.textContent || control.value || control.getAttribute('aria-label'))),
    )
  const refusing = saysOne(refuse)
  if (refusing) {
    refusing.click()
    return 'refused'
  }
  const closing = saysOne(shut)
  if (closing) {
    closing.click()
    return 'closed'
  }
  if (!isOver(banner) && banner.localName !== 'dialog') return null
  banner.remove()
  return 'taken-off'
}
