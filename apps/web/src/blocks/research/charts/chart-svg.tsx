import type { ComponentProps } from 'react'

/** The frame of every drawing: a named group whose marks are reached by arrows. */
export function ChartSvg(props: ComponentProps<'svg'>) {
  // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
  return <svg role="group" className="block" {...props} />
}

/** Lines and letters that say again what the marks say. */
export function Decoration(props: ComponentProps<'g'>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing inside takes the focus
  return <g aria-hidden="true" {...props} />
}
