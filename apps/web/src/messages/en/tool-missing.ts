import type { toolMissing as es } from '../es/tool-missing.ts'

export const toolMissing: typeof es = {
  title: 'This tool is not in this version',
  text: 'This server does not include it yet. Your saved searches are still available.',
  back: 'Back to the dashboard',
}
