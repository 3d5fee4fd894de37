import { useSiteConfig } from '../../browser/site-config.ts'
import { useDeveloperMessages } from '../../messages/developers.ts'
import { Card } from '../../ui/card.tsx'
import { CodeBlock } from './code-block.tsx'

const frame = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 p-5 sm:p-6'

/** How assistants and the terminal connect, with the address of this server filled in. */
export function AssistantBlock() {
  const { assistants, terminal, examples } = useDeveloperMessages()
  const config = useSiteConfig()
  const base = config.apiUrl || window.location.origin
  const headers = { Authorization: `Bearer ${examples.keyPlace}` }
  const remote = { mcpServers: { sondeo: { type: 'http', url: `${base}/mcp`, headers } } }
  const local = {
    mcpServers: { sondeo: { command: 'npm', args: ['--prefix', '/path/to/sondeo', 'run', '--silent', 'mcp'] } },
  }
  const url = config.sampleSite?.suppliers ?? examples.site
  const command = [
    `export SONDEO_URL=${base} SONDEO_KEY=${examples.keyPlace}`,
    `npm run sondeo -- scan ${url} --ask "${examples.question}" --csv out.csv`,
    `npm run sondeo -- research "${examples.product}"`,
    `npm run sondeo -- watch ${url} --every day`,
  ].join('\n')
  return (
    <>
      <Card className={frame}>
        <h2 className="text-base">{assistants.title}</h2>
        <p className="text-sm text-ink-2">{assistants.text}</p>
        <CodeBlock name={assistants.file} code={JSON.stringify(remote, null, 2)} />
        <p className="text-sm text-ink-2">{assistants.local}</p>
        <CodeBlock name={assistants.local} code={JSON.stringify(local, null, 2)} />
      </Card>
      <Card className={frame}>
        <h2 className="text-base">{terminal.title}</h2>
        <p className="text-sm text-ink-2">{terminal.text}</p>
        <CodeBlock name={terminal.example} code={command} />
      </Card>
    </>
  )
}
