// A price per thousand is no scale: "CPM (US$ por mil)", "$/1,000 miles".
const PER_SO_MANY =
  /(?:(?:^|[^a-z])(?:por|per|x|cada|el)|\/) ?(?:[\d.,]+ ?)?(?:mil(?:es?)?|mill[a-z]*|thousand|m|k|000)(?:[^a-z]|$)/
// In Chile thousands, elsewhere millions.
const UNCLEAR = /(?:^|[^a-z])m ?(?:us ?\$|u\$s|usd|\$)/

const SCALES: [number, RegExp][] = [
  [1e9, /(?:^|[^a-z])(?:mil(?:es)? (?:de )?mill[a-z]*|billions?|bn|mrd|mmdp|mmdd)(?:[^a-z]|$)/],
  [1e7, /(?:^|[^a-z])crores?(?:[^a-z]|$)/],
  [1e5, /(?:^|[^a-z])lakhs?(?:[^a-z]|$)/],
  [1e6, /(?:^|[^a-z])(?:mill|millones|millions?|mn|mio|mdp|mdd)(?:us\$|u\$s|usd|eur|[^a-z]|$)/],
  // Without their money beside them they are millimetres and metres.
  [1e6, /(?:^|[^a-z])mm ?(?:de )?(?:us ?\$|u\$s|usd|eur|[$€£])|(?:[$€£]|usd|eur) ?mm(?:[^a-z\d²³]|$)/],
  [1e6, /(?:^|[^a-z\d] ?)m ?(?:eur|[€£])|[$€£](?:m(?:[^a-z\d²³]|$)| m\))/],
  [1e3, /(?:^|[^a-z])(?:(?<!\d )miles|mil|thousands?|tsd)(?:[^a-z]|$)|(?:^|[(’'$€£])000/],
  [1e3, /(?:^|[^a-z])k ?[$€£]|[$€£]k(?:[^a-z\d]|$)/],
]

/** What the amounts under a folded header are counted in: millions under "($ mill.)"; null where it does not say. */
export function findScale(folded: string): number | null {
  if (PER_SO_MANY.test(folded) || UNCLEAR.test(folded)) return null
  return SCALES.find(([, form]) => form.test(folded))?.[0] ?? null
}
