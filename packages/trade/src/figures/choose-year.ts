/** With fewer reporters than this a year says nothing about a market. */
const FEWEST_REPORTERS = 10
/** The newest year is taken when at least this part of the year before has reported. */
const COMPLETE_ENOUGH = 0.6

type CountReporters = (year: number) => Promise<number>

/**
 * The newest year that enough countries have reported: last year if it is nearly as complete as the one before,
 * else two years ago, else three. Null when none has data.
 */
export async function chooseYear(thisYear: number, countReporters: CountReporters): Promise<number | null> {
  const settled = await countReporters(thisYear - 2)
  const newest = await countReporters(thisYear - 1)
  if (newest >= FEWEST_REPORTERS && newest >= settled * COMPLETE_ENOUGH) return thisYear - 1
  if (settled >= FEWEST_REPORTERS) return thisYear - 2
  const older = await countReporters(thisYear - 3)
  if (older > settled && older > newest) return thisYear - 3
  if (settled > 0) return thisYear - 2
  return newest > 0 ? thisYear - 1 : null
}
