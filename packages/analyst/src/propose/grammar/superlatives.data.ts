import type { Cue } from './cues.data.ts'

/** What a superlative without a column is about. */
export const superlatives: Partial<Record<Cue, { concepts: string[]; isAscending: boolean }>> = {
  'max-price': { concepts: ['price', 'base-price', 'amount', 'budget', 'minimum', 'maximum'], isAscending: false },
  'min-price': { concepts: ['price', 'base-price', 'amount', 'budget', 'minimum', 'maximum'], isAscending: true },
  'max-date': { concepts: ['deadline', 'event-date', 'published', 'start', 'year'], isAscending: false },
  'min-date': { concepts: ['deadline', 'event-date', 'start', 'published', 'year'], isAscending: true },
  'max-weight': { concepts: ['weight'], isAscending: false },
  'min-weight': { concepts: ['weight'], isAscending: true },
  'max-salary': { concepts: ['salary'], isAscending: false },
  'min-salary': { concepts: ['salary'], isAscending: true },
  'max-rating': { concepts: ['rating', 'points'], isAscending: false },
  'min-rating': { concepts: ['rating', 'points'], isAscending: true },
  'max-area': { concepts: ['area', 'size'], isAscending: false },
  'max-duration': {
    concepts: ['duration', 'lead-time', 'experience', 'distance', 'size', 'height'],
    isAscending: false,
  },
  'min-duration': {
    concepts: ['lead-time', 'duration', 'experience', 'distance', 'size', 'height'],
    isAscending: true,
  },
  'max-change': { concepts: ['change'], isAscending: false },
  'min-change': { concepts: ['change'], isAscending: true },
}
