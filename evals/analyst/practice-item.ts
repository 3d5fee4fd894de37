import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'

/** What somebody saw and found right: how many rows, how many columns where few, and what stands first and last. */
const PracticeItem = z.object({
  page: z.string(),
  question: z.string(),
  rows: z.number().int(),
  columns: z.number().int().optional(),
  first: z.string().optional(),
  last: z.string().optional(),
})
type PracticeItem = z.infer<typeof PracticeItem>

export const readPracticeItems = (): PracticeItem[] =>
  readJsonLines(new URL('../questions/practice.jsonl', import.meta.url), PracticeItem)
