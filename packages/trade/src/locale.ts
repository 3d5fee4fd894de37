/** A language, and where it is known the country whose way of writing numbers and dates is followed: "es", "es-PE". */
export type Locale = 'es' | 'en' | `es-${string}` | `en-${string}`

export const languageOf = (locale: Locale): 'es' | 'en' => (locale.startsWith('en') ? 'en' : 'es')
