/** Everything about the list a live page shows: its items, and the ways to more of them. State lives as long as the page. */
export function listMore({ action }) {
  const key = Symbol.for('list-more')
  window[key] ??= { before: new Set(), tried: new Set(), top: 0 }
  const state = window[key]

  const fold = text =>
    (text ?? '')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()

  /** The element whose children look most like the entries of a list. */
  function findList() {
    let best = null
    let bestWeight = 0
    const roots = [document]
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot && roots.length < 200) roots.push(element.shadowRoot)
        const { children } = element
        if (children.length < 2 || /^(?:head|select|svg|tr|nav)$/.test(element.localName)) continue
        const tag = children[1].localName
        let alike = 0
        let letters = 0
        for (const child of children) {
          if (child.localName !== tag) continue
          alike++
          if (alike <= 40) letters += Math.min(child.textContent.trim().length, 300)
        }
        if (alike < 2 || alike < children.length * 0.6) continue
        const weight = (letters / Math.min(alike, 40)) * Math.min(alike, 200) ** 1.2
        if (weight > bestWeight) {
          bestWeight = weight
          best = element
        }
      }
    }
    return best
  }

  const textsOf = list => {
    const texts = new Set()
    for (const child of list?.children ?? []) {
      const text = child.textContent.replace(/\s+/g, ' ').trim()
      if (text !== '') texts.add(text)
    }
    return texts
  }

  const isShown = element => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  const isOff = element => {
    const named = `${element.className?.baseVal ?? element.className ?? ''} ${element.parentElement?.className ?? ''}`
    return (
      element.disabled === true ||
      element.getAttribute('aria-disabled') === 'true' ||
      element.parentElement?.getAttribute('aria-disabled') === 'true' ||
      /(?:^|[\s_-])(?:disabled|deshabilitado|inactivo|is-disabled)(?=$|[\s_-])/i.test(named)
    )
  }
  const wordsOf = element =>
    [element.textContent, element.getAttribute('aria-label'), element.getAttribute('title'), element.value]
      .filter(text => typeof text === 'string' && text.trim() !== '' && text.length < 60)
      .map(text => fold(text).replace(/\s{0,9}\(\d{1,9}\)$/, ''))

  const moreWords =
    /^(?:(?:load|show|view|see|get|cargar|ver|mostrar|traer)(?: los| las| the)?(?: \d+)? (?:more|mas|siguientes|next)(?: \d+)?(?: [a-z]+)?|more|mas|more results|mas resultados|ver mas resultados|(?:load|show) next(?: \d+)?|older posts|cargar siguientes)[.…\s]*$/
  const nextWords =
    /^(?:siguiente|siguientes|proxima|proximo|pagina siguiente|siguiente pagina|proxima pagina|ir a la (?:pagina )?siguiente|next|next page|go to next page|older|adelante|avanzar|sig\.?|›|»|>|>>|→|❯|▶|siguiente ›|siguiente »|siguiente >|next ›|next »|next >|siguiente →|next →)$/
  const nextNames = /(?:^|[\s_-])(?:next|siguiente|nextpage|page-next|pagination-next|pager-next)(?=$|[\s_-])/i

  /** Only what acts by script: an address is followed as an address. */
  function isByScript(element) {
    if (element.localName !== 'a') return true
    const href = element.getAttribute('href')
    return href === null || href === '' || href.startsWith('#') || /^javascript:/i.test(href) || isSameDocument(element)
  }
  const isSameDocument = element => element.href.split('#')[0] === location.href.split('#')[0]

  const controls = () =>
    [
      ...document.querySelectorAll(
        'button, a, [role=button], input[type=button], li[onclick], span[onclick], div[onclick]',
      ),
    ].filter(element => !isOff(element) && isByScript(element) && isShown(element))

  /** The button after the one of the page we are on. */
  function findNumbered() {
    const marks = document.querySelectorAll(
      '[aria-current=page], [aria-current=true], .active, .current, .selected, .is-active',
    )
    for (const mark of marks) {
      const number = Number(mark.textContent.trim())
      if (!Number.isInteger(number) || mark.textContent.trim() === '') continue
      const bar = mark.closest('nav, ul, ol, [class*=pag], [id*=pag]')
      const following = controls().find(
        element => bar?.contains(element) && element.textContent.trim() === String(number + 1),
      )
      if (following) return following
    }
    return undefined
  }

  const findButton = words => {
    const found = controls().filter(element => wordsOf(element).some(text => words.test(text)))
    // Of several the last on the page belongs to the list rather than to a menu above it.
    return found.at(-1)
  }

  function scrollerOf(list) {
    for (let at = list; at && at !== document.body; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at)
      if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight + 20) return at
    }
    return document.scrollingElement ?? document.documentElement
  }

  const list = findList()

  if (action === 'note') {
    state.before = textsOf(list)
    return { count: state.before.size }
  }

  if (action === 'compare') {
    const now = textsOf(list)
    let kept = 0
    for (const text of now) if (state.before.has(text)) kept++
    const fresh = now.size - kept
    const lost = state.before.size - kept
    return { count: now.size, fresh, kept, lost }
  }

  if (action === 'more-button' || action === 'next-button') {
    const button =
      action === 'more-button'
        ? findButton(moreWords)
        : (findButton(nextWords) ??
          controls().findLast(element =>
            nextNames.test(`${element.className?.baseVal ?? element.className ?? ''} ${element.id}`),
          ) ??
          findNumbered())
    if (!button) return false
    button.scrollIntoView({ block: 'center' })
    button.click()
    return true
  }

  const scroller = scrollerOf(list)
  const bottom = scroller.scrollHeight - scroller.clientHeight
  if (action === 'scroll-to-end') {
    if (scroller.scrollTop >= bottom - 2) scroller.scrollTop = Math.max(0, bottom - 200)
    scroller.scrollTop = scroller.scrollHeight
    scroller.dispatchEvent(new Event('scroll', { bubbles: true }))
    return true
  }
  if (action === 'scroll-to-start') {
    state.top = 0
    scroller.scrollTop = 0
    return true
  }
  if (action === 'scroll-a-step') {
    if (state.top >= bottom) return false
    state.top = Math.min(bottom, Math.max(state.top, scroller.scrollTop) + Math.max(60, scroller.clientHeight * 0.8))
    scroller.scrollTop = state.top
    return true
  }
  return false
}
