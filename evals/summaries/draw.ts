/** Draws from lists by a seeded chance. */
export type Draw = {
  random: () => number
  whole: (from: number, to: number) => number
  one: <T>(list: readonly T[]) => T
}

export const makeDraw = (random: () => number): Draw => ({
  random,
  whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
  one: list => {
    const drawn = list[Math.floor(random() * list.length)]
    if (drawn === undefined) throw new Error('nothing to draw from')
    return drawn
  },
})
