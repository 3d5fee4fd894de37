/** A cell by the place of its row in the result, whatever is sorted or filtered. */
export type CellPlace = { rowIndex: number; column: string }
