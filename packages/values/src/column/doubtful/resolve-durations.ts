import { type Candidate, isDuration } from '../../cells/classify-cell.ts'
import { readDuration } from '../../cells/read-duration.ts'
import type { Doubtful } from './doubtful.ts'

// "8h", "45min." in one piece
const JOINED_TIME = /^~?\d{1,3}(?:[.,]\d)?[hd]\.?$/i
// A spot of 20"
const SECONDS = /^(\d{1,3}) ?["″”]$/

/** "8h" beside "40 h" and 20" under "Duración" are as long as they say; "24 horas" under "Horario" is always. */
export function resolveDurations(column: Doubtful): Candidate[] {
  const { candidates, texts, header } = column
  const isAlways = header.says('opening') && !header.asksForNumbers
  if (isAlways || areNoTimes(column) || areTitles(column)) return candidates.map(keepTimesAsText)
  if (header.says('duration') && texts.some(text => SECONDS.test(text)))
    return readAs(column, text => (SECONDS.test(text) ? readDuration(text.replace(SECONDS, '$1 s')) : null))
  const areTimes = header.says('duration') || candidates.some(isDuration)
  if (!areTimes || !texts.some(text => JOINED_TIME.test(text))) return candidates
  return readAs(column, text => (JOINED_TIME.test(text) ? readDuration(text.replace(/(\p{L})/u, ' $1')) : null))
}

const keepTimesAsText = (candidate: Candidate): Candidate => {
  const isMany = candidate.as === 'number' && candidate.cell.unit !== null && /^(?:mil )?seg/i.test(candidate.cell.unit)
  return isDuration(candidate) || isMany ? { as: 'text' } : candidate
}

const readAs = (
  { candidates, texts }: Doubtful,
  read: (text: string) => ReturnType<typeof readDuration>,
): Candidate[] =>
  candidates.map((candidate, at) => {
    const value = read(texts[at] ?? '')
    return value ? { as: 'resolved', value } : candidate
  })

/** "90 Seconds" among titles is one of them. */
function areTitles({ candidates, filled, texts, header }: Doubtful): boolean {
  if (header.says('duration')) return false
  const times = candidates.filter(isDuration).length
  const words = texts.filter(text => text !== '' && !/\d/.test(text)).length
  return times > 0 && times * 4 < filled.length && words * 4 >= filled.length * 3
}

// "06h 45m 08,9s": where a star stands
const RIGHT_ASCENSION = /^\d{2}h ?\d{2}m(?: ?\d{2}(?:[.,]\d+)?s)?$/
// "12,4 mil seg.": so many follow
const FOLLOWERS = /\d mil{1,2}\.? seg/i

/** What is written like a length of time and is none. */
function areNoTimes({ texts, filled, header }: Doubtful): boolean {
  if (texts.some(text => FOLLOWERS.test(text))) return true
  const isFine = texts.some(text => RIGHT_ASCENSION.test(text) && /[.,]\d+s$/.test(text))
  return isFine && !header.says('duration') && filled.every(text => RIGHT_ASCENSION.test(text))
}
