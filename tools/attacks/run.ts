// The whole attack on a server of its own, on loopback only: `npm run attacks`, or some kinds: `npm run attacks -- bombs`.
import { allAttacks } from './all-attacks.ts'
import { openStage } from './open-stage.ts'

const asked = process.argv.slice(2)
const chosen = allAttacks.filter(({ name }) => asked.length === 0 || asked.some(word => name.includes(word)))
const broken: string[] = []
let tried = 0

for (const attack of chosen) {
  const stage = await openStage('embedded')
  const startedAt = performance.now()
  let held = 0
  let count = 0
  for await (const { what, held: isHeld, detail = '', isFigure } of attack.run(stage, 'whole')) {
    count++
    if (isHeld) held++
    else {
      broken.push(`${attack.name}: ${what} (${detail})`)
      console.log(`  BROKE ${what} (${detail})`)
    }
    if (isFigure && isHeld) console.log(`  ${what}: ${detail}`)
  }
  await stage.close()
  tried += count
  console.log(`${attack.name}: ${held} of ${count} held, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
}
console.log(`${tried - broken.length} passed, ${broken.length} failed`)
process.exit(broken.length === 0 && tried > 0 ? 0 : 1)
