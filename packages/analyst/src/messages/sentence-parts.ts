/** Parts that both languages' sentences are built with. */
export const quoteWith = (open: string, close: string, or: string) => (texts: readonly string[]) =>
  texts.map(text => `${open}${text}${close}`).join(or)

export const sayDayIn = (locale: string) => (text: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))

export const sayListIn = (language: 'es' | 'en') => (parts: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)

const unitSeconds = [31_557_600, 2_629_800, 86_400, 3_600, 60]

/** A duration in the largest unit that fits evenly. */
export function inUnits(seconds: number, names: readonly string[]): string {
  const at = unitSeconds.findIndex(size => seconds >= size && seconds % size === 0)
  return at < 0 ? `${seconds} s` : `${seconds / (unitSeconds[at] ?? 1)} ${names[at]}`
}
