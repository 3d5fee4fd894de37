import { liveThroughDays } from '../apps/server/test/live-through-days.ts'
import { runMany } from './many-watches.ts'

/**
 * A watch on a living list in a real server that is killed at arbitrary moments: `--days 20` for fewer than 200. With
 * `--many 1000` so many watches instead, through one hour whose minutes take ten seconds (`--seconds 60` for real ones).
 */
export async function run(options: string[]): Promise<void> {
  const numberOf = (option: string, otherwise: number) =>
    options.includes(option) ? Number(options[options.indexOf(option) + 1]) : otherwise
  if (options.includes('--many')) return runMany(numberOf('--many', 1000), numberOf('--seconds', 10))
  const days = numberOf('--days', 200)
  const before = performance.now()
  const { wrong, mailedWrong, told, kills, memoryBytes } = await liveThroughDays({
    days,
    seed: 3,
    killOn: (_, random) => (random() * 7 < 1 ? 'anywhere' : 'never'),
  })
  console.log(`${days} days, killed on ${kills} of them: ${told} changes told, ${wrong.length} days told wrong`)
  for (const one of wrong) console.log(JSON.stringify(one))
  for (const one of mailedWrong) console.log(`mail: ${JSON.stringify(one)}`)
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  console.log(
    `memory of the server: ${megabytes(Math.min(...memoryBytes))} to ${megabytes(Math.max(...memoryBytes))} MB`,
  )
  console.log(`${Math.round((performance.now() - before) / 1000)} s`)
}
