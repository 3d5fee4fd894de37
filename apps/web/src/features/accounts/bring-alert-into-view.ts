/** The error stands above the form, which on a phone is often out of sight of its button. */
export function bringAlertIntoView(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }))
}
