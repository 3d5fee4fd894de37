import { liveThroughDays } from '../apps/server/test/live-through-days.ts'

/** A watch on a living list in a real server that is killed at arbitrary moments: `--days 20` for fewer than 200. */
export async function run(options: string[]): Promise<void> {
  const at = options.indexOf('--days')
  const days = at < 0 ? 200 : Number(options[at + 1])
  const before = performance.now()
  const { wrong, mailedWrong, told, kills, memoryBytes } = await liveThroughDays({ days, killOneIn: 7, seed: 3 })
  console.log(`${days} days, killed on ${kills} of them: ${told} changes told, ${wrong.length} days told wrong`)
  for (const one of wrong) console.log(JSON.stringify(one))
  for (const one of mailedWrong) console.log(`mail: ${JSON.stringify(one)}`)
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  console.log(
    `memory of the server: ${megabytes(Math.min(...memoryBytes))} to ${megabytes(Math.max(...memoryBytes))} MB`,
  )
  console.log(`${Math.round((performance.now() - before) / 1000)} s`)
}
