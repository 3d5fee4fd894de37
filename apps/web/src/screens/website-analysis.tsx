import { ToolMissing } from '../blocks/tool-missing.tsx'

export function Screen() {
  return <ToolMissing />
}
