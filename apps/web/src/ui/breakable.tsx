import { Fragment } from 'react'

/** A text that breaks behind its slashes where it has to: an address in its parts, and not inside a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
