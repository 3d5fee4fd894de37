/** A cell by the place of its row in the result, whatever is sorted or filtered. */
export type CellPlace = {
  rowIndex: number
  column: string
  /** What else says which row it is, as a reader would: "LPN-007 · Security service". */
  record?: string
}
