import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allTasks } from './all-tasks.ts'
import { readManifest } from './corpus/corpus-item.ts'
import { predictItem } from './corpus/predict-item.ts'
import type { Figure } from './eval-task.ts'
import { type Floors, findOrphans, isWorse, keyOf, moveFloors, readFloors, writeFloors } from './floors.ts'
import { peers } from './peers.data.ts'

const usage = `npm run evals -- [--corpus DIR] [--task a,b] [--worst N] [--sample] [--raise | --accept-worse]
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
    sample: { type: 'boolean', default: false },
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
  const spent: { name: string; seconds: number }[] = []
  for (const task of allTasks) {
    if ((tasks && !tasks.has(task.name)) || (task.needsCorpus && !options.corpus)) continue
    const started = process.cpuUsage()
    const found = await task.run({
      corpus: options.corpus,
      columns: options.columns,
      worst: Number(options.worst),
      isSample: options.sample,
      say: line => console.log(line),
    })
    const { user, system } = process.cpuUsage(started)
    spent.push({ name: task.name, seconds: Math.round((user + system) / 1e6) })
    for (const figure of found) console.log(describeFigure(figure, floors))
    figures.push(...found)
  }
  // Only a whole run can tell a floor that nothing is held against any more, because its figure was renamed or removed.
  const orphans = tasks || !options.corpus ? [] : findOrphans(floors, figures)
  const isMoving = options.raise || options['accept-worse']
  if (isMoving) writeFloors(moveFloors({ floors, figures, orphans, acceptWorse: options['accept-worse'] }))
  const worse = options['accept-worse'] ? [] : figures.filter(figure => isWorse(figure, floors)).map(keyOf)
  const lost = isMoving ? [] : orphans
  if (worse.length > 0) console.log(`worse than their floor: ${worse.join('; ')}`)
  if (lost.length > 0) console.log(`floors that nothing measures (--raise drops them): ${lost.join('; ')}`)
  const dearest = spent.toSorted((one, other) => other.seconds - one.seconds).slice(0, 8)
  console.log(`processor time: ${dearest.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`)
  const failed = worse.length + lost.length
  console.log(`${figures.length - worse.length} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** Writes one prediction line per item of any manifest in the corpus's format. */
async function predictManifest(manifest: string, out: string, tasks: ReadonlySet<string> | null): Promise<number> {
  const items = readManifest(manifest).filter(item => !tasks || tasks.has(item.task))
  const lines: string[] = []
  for (const item of items) lines.push(JSON.stringify(await predictItem(item)))
  writeFileSync(out, `${lines.join('\n')}\n`)
  return lines.length
}

/** One line per figure: value, interval, n, floor, aim, peers. */
function describeFigure(figure: Figure, floors: Floors): string {
  const { measure, value, part = '', n, low, high, aim, guard } = figure
  const interval = low === undefined || high === undefined ? '' : `[${show(low)}, ${show(high)}]`
  const verdict = isWorse(figure, floors)
    ? guard === 'ceiling'
      ? 'ABOVE CEILING'
      : 'BELOW FLOOR'
    : aim !== undefined && (guard === 'ceiling' ? value > aim : value < aim)
      ? 'aim missed'
      : ''
  const columns = [
    measure.padEnd(38),
    part.padEnd(6),
    show(value),
    interval.padEnd(15),
    `n=${n}`.padEnd(7),
    `${guard === 'ceiling' ? 'ceiling' : 'floor'} ${show(floors[keyOf(figure)]) || '-'}`.padEnd(12),
    `aim ${show(aim) || '-'}`.padEnd(10),
    verdict.padEnd(12),
    peers[measure] ? `peers: ${peers[measure]}` : '',
  ]
  return columns.join('  ').trimEnd()
}

function show(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(3)
}
