/** Where name, password and button stand among the inputs of the page; -1 for what is not there. */
export function findLoginFields() {
  const isShown = element => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.disabled
  }
  const inputs = [...document.querySelectorAll('input')]
  const isText = input => /^(?:text|email|tel|number|)$/.test(input.type) && isShown(input) && !input.readOnly
  const password = inputs.findIndex(input => input.type === 'password' && isShown(input))
  const form = password >= 0 ? inputs[password].closest('form') : null
  const names = /user|usuario|login|e-?mail|correo|account|cuenta|documento|dni|ruc|ident/i
  const said = input =>
    `${input.name} ${input.id} ${input.autocomplete} ${input.placeholder} ${input.getAttribute('aria-label') ?? ''}`
  const candidates = inputs.filter(
    (input, index) => isText(input) && (password < 0 || index < password) && (!form || form.contains(input)),
  )
  const named = candidates.filter(input => input.type === 'email' || names.test(said(input)))
  const chosen = named.at(-1) ?? (password >= 0 ? candidates.at(-1) : undefined)
  const sent = form ?? chosen?.closest('form')
  // Enter presses the form's first button, and a button may send elsewhere than its form.
  const button = [...(sent?.elements ?? [])].find(element => /^(?:submit|image)$/.test(element.type))
  const written = button?.getAttribute('formaction') || sent?.getAttribute('action') || ''
  const action = written && (URL.parse(written, document.baseURI)?.href ?? written)
  return { user: chosen ? inputs.indexOf(chosen) : -1, password, action }
}
