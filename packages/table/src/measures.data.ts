/** How many of the smallest measure of its kind go into one: grams, millilitres, millimetres, pieces. */
export type Measure = { kind: 'weight' | 'volume' | 'length' | 'pieces'; factor: number }

/** Measures that things are sold by, under every word for them in Spanish and English, folded. */
export const measures: Record<string, Measure | undefined> = Object.fromEntries(
  (
    [
      ['weight', 0.001, 'mg'],
      ['weight', 1, 'g gr grs gramo gramos gram grams'],
      ['weight', 1000, 'kg kgs kilo kilos kilogramo kilogramos kilogram kilograms'],
      ['weight', 28.3495, 'oz'],
      ['weight', 453.592, 'lb lbs libra libras'],
      ['volume', 1, 'ml cc'],
      ['volume', 10, 'cl'],
      ['volume', 1000, 'l lt lts ltrs litro litros liter liters litre litres'],
      ['length', 1, 'mm'],
      ['length', 10, 'cm cms'],
      ['length', 1000, 'm mt mts metro metros meter meters metre metres'],
      ['pieces', 1, 'un und unds unid unids ud uds unidad unidades unit units'],
      ['pieces', 1, 'pz pza pzas pieza piezas pc pcs piece pieces'],
      ['pieces', 12, 'docena docenas dozen'],
    ] as const
  ).flatMap(([kind, factor, words]) => words.split(' ').map((word): [string, Measure] => [word, { kind, factor }])),
)
