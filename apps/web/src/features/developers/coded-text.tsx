/** A text whose names of the API, between backticks, look as in code. */
export const CodedText = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <code key={at} className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere text-ink">
        {part}
      </code>
    ),
  )
