import { existsSync, readdirSync } from 'node:fs'

// `npm run bench -- scan` runs bench/scan.ts; without a name, every bench runs in turn.
const folder = new URL('./', import.meta.url)
const known = readdirSync(folder)
  .filter(file => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('.test.') && !/-.*\.ts$/.test(file))
  .map(file => file.slice(0, -3))
// What follows the first option is for the bench itself.
const words = process.argv.slice(2)
const firstOption = words.findIndex(word => word.startsWith('--'))
const asked = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)
const unknown = asked.filter(name => !/^[a-z-]+$/.test(name) || !existsSync(new URL(`${name}.ts`, folder)))

if (unknown.length > 0) {
  console.error(`No bench named ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  process.exit(1)
}
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n# ${name}`)
  const bench = (await import(new URL(`${name}.ts`, folder).href)) as { run: (options: string[]) => Promise<void> }
  await bench.run(options)
}
