import { paths } from '../app/paths.ts'
import { useMessages } from '../browser/use-messages.ts'
import { toolMissing as en } from '../messages/en/tool-missing.ts'
import { toolMissing as es } from '../messages/es/tool-missing.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageMeta } from './page-meta.tsx'

const texts = { es, en }

/** Stands where a tool's own screen is going to be. */
export function ToolMissing() {
  const text = useMessages(texts)
  return (
    <div className="mx-auto grid max-w-3xl justify-items-start gap-4 px-5 py-16 sm:px-8">
      <PageMeta title={text.title} />
      <h1 className="text-xl">{text.title}</h1>
      <p className="text-ink-2">{text.text}</p>
      <LinkButton to={paths.dashboard} variant="outline">
        {text.back}
      </LinkButton>
    </div>
  )
}
