import { type Block, type Inline, parseMarkdown } from './parse-markdown.ts'

function Part({ part }: { part: Inline }) {
  if (part.kind === 'strong') return <strong className="font-semibold text-ink">{part.text}</strong>
  if (part.kind === 'em') return <em>{part.text}</em>
  if (part.kind === 'code') return <code className="rounded-sm bg-sunken px-1 text-[0.9em]">{part.text}</code>
  if (part.kind === 'link')
    return (
      <a
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-link underline underline-offset-2"
      >
        {part.text}
      </a>
    )
  return part.text
}

const Parts = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that was parsed never changes places
    <Part key={index} part={part} />
  ))

function Piece({ block }: { block: Block }) {
  if (block.kind === 'title')
    return (
      <p className="pt-3 text-base font-semibold text-ink first:pt-0">
        <Parts parts={block.inline} />
      </p>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts parts={block.inline} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-1.5 pl-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'} marker:text-ink-3`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Parts parts={item} />
        </li>
      ))}
    </List>
  )
}

/** A text of the analyst as elements; nothing of it is ever taken for HTML. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="grid max-w-[75ch] gap-3 text-sm leading-relaxed wrap-anywhere text-ink-2">
      {parseMarkdown(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={index} block={block} />
      ))}
    </div>
  )
}
