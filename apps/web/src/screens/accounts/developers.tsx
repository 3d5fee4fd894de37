import { apiDescriptionPath, paths } from '@sondeo/contract/paths'
import { BackLink } from '../../blocks/back-link.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { CodeBlock } from '../../features/developers/code-block.tsx'
import { CodeExamplesBlock } from '../../features/developers/code-examples-block.tsx'
import { CodedText } from '../../features/developers/coded-text.tsx'
import { useDeveloperMessages } from '../../messages/developers.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Card } from '../../ui/card.tsx'

const link = 'justify-self-start text-sm text-link underline underline-offset-2'

export function Screen() {
  const text = useDeveloperMessages()
  const { apiUrl } = useSiteConfig()
  return (
    <div className="mx-auto grid max-w-4xl min-w-0 grid-cols-[minmax(0,1fr)] gap-5 px-5 py-6 sm:px-8">
      <PageMeta title={text.title} />
      <BackLink to={paths.profile}>{text.back}</BackLink>
      <div className="grid gap-2">
        <h1 className="text-xl">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
      </div>
      <Card className="grid gap-2 p-5 sm:p-6">
        <h2 className="text-base">{text.key.title}</h2>
        <p className="text-sm text-ink-2">
          <CodedText text={text.key.text} />
        </p>
        <AppLink to={paths.profile} className={link}>
          {text.key.link}
        </AppLink>
      </Card>
      <CodeExamplesBlock />
      <AssistantBlock />
      <Card className="grid gap-3 p-5 sm:p-6">
        <h2 className="text-base">{text.rules.title}</h2>
        <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-2">
          {text.rules.items.map(item => (
            <li key={item}>
              <CodedText text={item} />
            </li>
          ))}
        </ul>
      </Card>
      <Card className="grid gap-2 p-5 sm:p-6">
        <h2 className="text-base">{text.webhooks.title}</h2>
        <p className="text-sm text-ink-2">{text.webhooks.text}</p>
        <AppLink to={paths.webhooks} className={link}>
          {text.webhooks.link}
        </AppLink>
      </Card>
      <Card className="grid gap-2 p-5 sm:p-6">
        <h2 className="text-base">{text.description.title}</h2>
        <p className="text-sm text-ink-2">{text.description.text}</p>
        <a href={`${apiUrl}${apiDescriptionPath}`} className={link}>
          {text.description.link}
        </a>
      </Card>
      <InstalledBlock />
    </div>
  )
}

const frame = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 p-5 sm:p-6'

/** How assistants connect, with the address of this server filled in. */
function AssistantBlock() {
  const { assistants, examples } = useDeveloperMessages()
  const { apiUrl } = useSiteConfig()
  const headers = { Authorization: `Bearer ${examples.keyPlace}` }
  const url = `${apiUrl || window.location.origin}/mcp`
  const remote = { mcpServers: { sondeo: { type: 'http', url, headers } } }
  return (
    <Card className={frame}>
      <h2 className="text-base">{assistants.title}</h2>
      <p className="text-sm text-ink-2">{assistants.text}</p>
      <CodeBlock name={assistants.file} code={JSON.stringify(remote, null, 2)} />
    </Card>
  )
}

/** What concerns only those who run it themselves, last. */
function InstalledBlock() {
  const { installed, terminal, examples } = useDeveloperMessages()
  const config = useSiteConfig()
  const base = config.apiUrl || window.location.origin
  const local = {
    mcpServers: { sondeo: { command: 'npm', args: ['--prefix', '/path/to/sondeo', 'run', '--silent', 'mcp'] } },
  }
  const url = config.sampleSite?.suppliers ?? examples.site
  const command = [
    `export SONDEO_URL=${base} SONDEO_KEY=${examples.keyPlace}`,
    `npm run sondeo -- scan ${url} \\\n  --ask "${examples.question}" --csv out.csv`,
    `npm run sondeo -- research "${examples.product}"`,
    `npm run sondeo -- watch ${url} --every day`,
  ].join('\n')
  return (
    <Card className={frame}>
      <h2 className="text-base">{installed.title}</h2>
      <p className="text-sm text-ink-2">{installed.text}</p>
      <h3 className="text-sm font-semibold">{terminal.title}</h3>
      <p className="text-sm text-ink-2">
        <CodedText text={terminal.text} />
      </p>
      <CodeBlock name={terminal.example} code={command} />
      <h3 className="text-sm font-semibold">{installed.assistant}</h3>
      <CodeBlock name={installed.assistant} code={JSON.stringify(local, null, 2)} />
    </Card>
  )
}
