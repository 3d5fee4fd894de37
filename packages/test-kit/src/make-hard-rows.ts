import { makeRandom } from './make-random.ts'

const hardTexts = [
  'dijo "hola", y se fue',
  'línea uno\nlínea dos',
  'ñandú 🚢👩‍🏭 中文 عربي',
  '=1+1',
  '+51 1 612 3456',
  '-5',
  '007',
  '12345678901234567890',
  '',
  ' espacios ',
  "O'Higgins",
  'a;b\tc',
  '@menciones',
  '_x0041_',
  '#N/A',
  'TRUE',
  '1E5',
  '3-4',
]

/** Rows of texts that files break easily; the same seed gives the same rows. */
export function makeHardRows({ count, columns = 6, seed = 9 }: { count: number; columns?: number; seed?: number }) {
  const random = makeRandom(seed)
  return Array.from({ length: count }, (_, at) =>
    Array.from({ length: columns }, (_, column) => {
      if (column === 0) return `fila ${at}`
      return hardTexts[Math.floor(random() * hardTexts.length)] ?? ''
    }),
  )
}
