import { makeRandom } from '@sondeo/test-kit/make-random'

const DRAWS = 400

/** How many of an item's parts hold, of how many: cells of a column, sentences of a text. */
export type Tally = { right: number; of: number }

export function shareOf(tallies: readonly Tally[]): number {
  let right = 0
  let all = 0
  for (const tally of tallies) {
    right += tally.right
    all += tally.of
  }
  return right / all
}

/** 95 % interval of a statistic when items are drawn again with replacement. Seeded: the same items, the same interval. */
export function bootstrapInterval<Item>(
  items: Item[],
  statistic: (drawn: Item[]) => number,
): { low: number; high: number } {
  const random = makeRandom(7)
  const values: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    values.push(statistic(items.map(() => items[Math.floor(random() * items.length)] as Item)))
  }
  values.sort((a, b) => a - b)
  return { low: values[Math.floor(DRAWS * 0.025)] ?? 0, high: values[Math.floor(DRAWS * 0.975)] ?? 0 }
}
