import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { ApiCaller } from '../../http/client/api-caller.ts'
import { addReadingTools } from './reading-tools.ts'
import { addRunningTools } from './running-tools.ts'
import { addWatchTools } from './watch-tools.ts'

const instructions = [
  'Reads lists on websites and trade figures of products, and answers questions about them with tables.',
  'Nothing is invented: every value is copied, and carries the page it was copied from (source) and a link that shows it',
  'in its place (origin). Cite the source of each value that you repeat. A scan that is not complete says so: say so too.',
].join(' ')

/** What an assistant can do here. Every tool makes the calls of the screens, with the key of its user. */
export function buildMcpServer(caller: ApiCaller): McpServer {
  const server = new McpServer(
    { name: 'sondeo', title: 'Sondeo', version: '1.0.0' },
    { instructions, capabilities: { tools: {} } },
  )
  addRunningTools(server, caller)
  addReadingTools(server, caller)
  addWatchTools(server, caller)
  return server
}
