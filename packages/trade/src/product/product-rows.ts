/** Heading of HS 2022: four digits, Spanish name, English name, the last two digits of its subheadings. */
export type HeadingRow = [code: string, es: string, en: string, subheadings: string]

/** Everyday words that mean a heading or a subheading: Spanish ones, then English ones, comma-separated, accents optional. */
export type AliasRow = [code: string, es: string, en: string]

export type NameRow = [code: string, es: string, en: string]
