import { CopyButton } from '../../blocks/copy/copy-button.tsx'

/** Code to be taken along. Long lines wrap, beside the button too, so that all of it can be read. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-sunken">
      <CopyButton name={name} value={code} size="sm" className="float-right m-2 bg-surface" />
      <pre className="p-4 font-mono text-xs leading-5 sm:text-sm sm:leading-6 wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </div>
  )
}
