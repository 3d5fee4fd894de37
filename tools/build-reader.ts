// Builds the program of the readers into .cache/reader: started from some files of JavaScript instead of hundreds of
// TypeScript, a reader is there in a third of the time, and with it the first scan.
import { writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { hashFiles, READER_SOURCE, readerFolder } from '../apps/server/src/readers/reader-program.ts'

const root = resolve(import.meta.dirname, '..')
const sources = new Set<string>(['package-lock.json'])

/** What the program was built from, packages by their lock file. */
const noteSources: Plugin = {
  name: 'note-sources',
  moduleParsed: ({ id }) => {
    const path = relative(root, id)
    if (!path.startsWith('..') && !path.includes('node_modules') && !id.startsWith('\0')) sources.add(path)
  },
}

const outDir = readerFolder(root)
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [noteSources],
  build: { ssr: join(root, READER_SOURCE), outDir, emptyOutDir: true, minify: true, target: 'node26' },
  // pdf.js finds its own files beside itself.
  ssr: { noExternal: true, external: ['pdfjs-dist', 'unpdf'] },
})
const files = [...sources].map(path => path.split(sep).join('/')).sort()
writeFileSync(join(outDir, 'built-from.json'), JSON.stringify({ files, hash: hashFiles(root, files) }))
