import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readShippedTrade } from './read-shipped-trade.ts'

type ModuleGraph = { getModuleInfo: (id: string) => { importers: string[] } | null }

/** Whether a static import leads from a source to the module; what is loaded later does not count. */
function isReachedFrom(source: string, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.endsWith(source)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some(importer => isReachedFrom(source, importer, graph, seen)) ?? false
}

const maybeShared =
  /\/node_modules\/(react|react-dom|scheduler|react-router|lucide-react)\/|\/web\/src\/(ui|blocks|browser)\//

// Every icon seems reached through the library's one door; these really are. One too few here costs a crumb.
const shellIcons =
  /icons\/(check|x|menu|sun|moon|monitor|languages|chevron-down|loader-circle|circle-check|plus|file-search|corner-down-right|eye-off|file-down)\.m?js$/
const isFarIcon = (id: string) => id.includes('lucide-react/dist/esm/icons/') && !shellIcons.test(id)

/**
 * What every page starts with, and what the landing page shares with others, in one file: two dozen crumbs of a few
 * hundred bytes each compress far worse and take a request each.
 */
function nameShell(id: string, graph: ModuleGraph): string | null {
  if (/(index\.html|entry-client\.tsx)$/.test(id) || isFarIcon(id)) return null
  if (isReachedFrom('/src/app/entry-client.tsx', id, graph)) return 'shell'
  return maybeShared.test(id) && isReachedFrom('/src/screens/public/landing.tsx', id, graph) ? 'shell' : null
}

/**
 * What several of the other screens share of the plain building blocks, in one file too: every crumb's name would stand
 * in the shell, which must know what to load.
 */
const isPart = (id: string) => /\/web\/src\/ui\//.test(id) || isFarIcon(id)

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  define: { __SHIPPED_TRADE__: JSON.stringify(readShippedTrade()) },
  plugins: [react(), tailwind()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // Small pictures and fonts stay files: the content policy of the pages has no data: for them.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: nameShell, debugName: 'shell', priority: 1 },
                { name: 'parts', test: isPart, minShareCount: 2 },
              ],
            },
          },
        },
  },
}))
