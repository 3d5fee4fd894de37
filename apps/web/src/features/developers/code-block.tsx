import { CopyButton } from '../../blocks/copy/copy-button.tsx'

/** Code to be taken along. Long lines wrap, beside the button too; on a phone they are moved sideways, whole. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-sunken">
      <div className="float-right m-2 max-sm:float-none max-sm:flex max-sm:justify-end">
        <CopyButton name={name} value={code} size="sm" className="bg-surface" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it sideways too
        tabIndex={0}
        className="rounded-md p-4 font-mono text-xs leading-5 max-sm:overflow-x-auto max-sm:pt-0 sm:text-sm sm:leading-6 sm:wrap-anywhere sm:whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
    </div>
  )
}
