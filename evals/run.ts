import { parseArgs } from 'node:util'
import { allTasks } from './all-tasks.ts'
import type { Figure } from './eval-task.ts'
import { isWorse, keyOf, moveFloors, readFloors, writeFloors } from './floors.ts'
import { predictManifest } from './predict-manifest.ts'
import { describeFigure } from './print-figures.ts'

const usage = `npm run evals -- [--corpus DIR] [--task a,b] [--worst N] [--raise | --accept-worse]
npm run evals -- --task values --columns FILE
npm run evals -- --manifest FILE --predict OUT [--task a,b]`

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    manifest: { type: 'string' },
    predict: { type: 'string' },
    task: { type: 'string' },
    columns: { type: 'string' },
    worst: { type: 'string', default: '0' },
    raise: { type: 'boolean', default: false },
    'accept-worse': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const tasks = options.task ? new Set(options.task.split(',')) : null

if (options.help || !options.manifest !== !options.predict) {
  console.log(usage)
  process.exit(options.help ? 0 : 2)
}
if (options.manifest && options.predict) {
  console.log(
    `${await predictManifest(options.manifest, options.predict, tasks)} predictions written to ${options.predict}`,
  )
} else {
  await measure()
}

async function measure(): Promise<void> {
  const floors = readFloors()
  const figures: Figure[] = []
  for (const task of allTasks) {
    if ((tasks && !tasks.has(task.name)) || (task.needsCorpus && !options.corpus)) continue
    const found = await task.run({
      corpus: options.corpus,
      columns: options.columns,
      worst: Number(options.worst),
      say: line => console.log(line),
    })
    for (const figure of found) console.log(describeFigure(figure, floors))
    figures.push(...found)
  }
  if (options.raise || options['accept-worse']) writeFloors(moveFloors(floors, figures, options['accept-worse']))
  const worse = figures.filter(figure => isWorse(figure, floors))
  if (worse.length > 0 && !options['accept-worse']) {
    console.log(`${worse.length} worse than their floor: ${worse.map(keyOf).join('; ')}`)
    process.exitCode = 1
  }
}
