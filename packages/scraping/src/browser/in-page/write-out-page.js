/** The page as it stands, without what only scripts and styles need, and with what lives in open shadow trees. */
export function writeOutPage({ maxLength, ignoredFrames }) {
  const droppedTags = new Set(['style', 'noscript', 'link', 'object', 'embed'])
  /** What a frame of the same site shows; others do not let us look. */
  const frameBody = frame => {
    try {
      return frame.contentDocument?.body ?? null
    } catch {
      return null
    }
  }
  /** A frame of another site that a person sees is at least named, by its address. */
  const isSeenFrame = frame => {
    const { width, height } = frame.getBoundingClientRect()
    const isOther = /^https?:/.test(frame.src) && !new RegExp(ignoredFrames, 'i').test(frame.src)
    return isOther && width >= 200 && height >= 100
  }
  const isDropped = element => {
    const tag = element.localName
    if (tag === 'script') return !/json/i.test(element.type ?? '')
    if (tag === 'iframe') return !frameBody(element) && !isSeenFrame(element)
    return droppedTags.has(tag)
  }
  const childrenOf = node => {
    if (node.localName === 'slot') {
      const assigned = node.assignedNodes({ flatten: true })
      if (assigned.length > 0) return assigned
    }
    return (node.shadowRoot ?? node).childNodes
  }
  const copy = document.implementation.createHTMLDocument('')
  let length = 0
  // Not by recursion: a page may nest deeper than a stack.
  const copyTree = from => {
    const rootCopy = copy.importNode(from, false)
    const open = [[from, rootCopy]]
    while (open.length > 0 && length < maxLength) {
      const [node, target] = open.pop()
      for (const child of childrenOf(node)) {
        if (child.nodeType === 3) {
          length += child.data.length
          target.append(copy.createTextNode(child.data))
        } else if (child.nodeType === 1 && !isDropped(child)) {
          // A frame becomes a part of the page, as it is for whoever looks at it.
          const inner = child.localName === 'iframe' ? frameBody(child) : null
          const childCopy = inner ? copy.createElement('section') : copy.importNode(child, false)
          length += child.localName.length * 2 + 5
          // What a person sees typed into a field is its value, not its attribute; a password never leaves the page.
          if (child.localName === 'input' && child.type !== 'password' && child.type !== 'file' && child.value !== '') {
            childCopy.setAttribute('value', child.value)
          }
          if (child.localName === 'iframe' && !inner) childCopy.setAttribute('src', child.src)
          if (child.localName === 'a' && child.href && /^https?:/.test(child.href))
            childCopy.setAttribute('href', child.href)
          target.append(childCopy)
          open.push([inner ?? child, childCopy])
        }
      }
    }
    return rootCopy
  }
  const whole = copyTree(document.documentElement)
  return `<!doctype html>${whole.outerHTML}`
}
