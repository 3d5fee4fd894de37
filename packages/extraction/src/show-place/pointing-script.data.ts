/** The only script in a copy that is pointed at. Its policy names it by its hash, so that nothing else can run there. */
export const POINTING_SCRIPT = `
const valueAt = target => (target instanceof Element ? target.closest('.value') : null)
addEventListener('click', ({ target }) => {
  const value = valueAt(target)
  if (value) parent.postMessage({ kind: 'pointed', at: Number(value.dataset.at) }, '*')
})
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null || data.kind !== 'mark') return
  for (const name of ['read', 'kept'])
    for (const marked of document.querySelectorAll('.' + name)) marked.classList.remove(name)
  const mark = (numbers, name) => {
    for (const at of numbers) document.querySelector('[data-at="' + Number(at) + '"]')?.classList.add(name)
  }
  mark(data.kept, 'kept')
  mark(data.read, 'read')
  if (data.bring !== null)
    document.querySelector('[data-at="' + Number(data.bring) + '"]')?.scrollIntoView({ block: 'center' })
})`

export const POINTING_STYLE = `
.value{cursor:pointer;border-radius:2px}
.value:hover{outline:2px solid var(--edge);outline-offset:1px}
.kept{outline:1px dashed var(--edge);outline-offset:1px}
.read{background:var(--mark);outline:2px solid var(--edge);outline-offset:1px}`
