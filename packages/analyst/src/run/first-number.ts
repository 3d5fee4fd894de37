/** The first number of a text, for columns that mix numbers with words: "3rd", "12 (4)". */
export function firstNumberIn(text: string | undefined): number | undefined {
  const found = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?|[-−]?\.\d+/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : Number(found.replace('−', '-').replaceAll(',', ''))
}
