/** What every drawing gets: its chart, its room, and where it says which mark is looked at. */
export type DrawingProps<Chart> = { chart: Chart; width: number; onTell: (told: string | undefined) => void }
