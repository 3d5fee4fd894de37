import { CopyButton } from '../../blocks/copy/copy-button.tsx'

/** Code to be taken along. It scrolls by itself, so that the page never does sideways. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  return (
    <div className="relative min-w-0">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-sunken p-4 pt-14 font-mono text-sm leading-6"
      >
        <code>{code}</code>
      </pre>
      <CopyButton name={name} value={code} size="sm" className="absolute top-2 right-2 bg-surface" />
    </div>
  )
}
