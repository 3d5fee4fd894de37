/** Words that join others and never carry a meaning alone, in both languages, without accents. */
export const smallWords: ReadonlySet<string> = new Set(
  'a al de del e el en la las lo los o por que su sus u un una y con para an and at by for from in is it of on or the to with'.split(
    ' ',
  ),
)
