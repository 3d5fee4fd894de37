// biome-ignore-all format: lists read better in lines
export const magnitudes: Record<string, number> = {
  mil: 1e3, thousand: 1e3, thousands: 1e3, k: 1e3, millon: 1e6, millones: 1e6, million: 1e6, millions: 1e6, mn: 1e6, mio: 1e6, m: 1e6,
  billion: 1e9, billions: 1e9, bn: 1e9, b: 1e9, bln: 1e9, millardo: 1e9, millardos: 1e9, billon: 1e12, billones: 1e12, trillion: 1e12, trillions: 1e12, tn: 1e12,
}

/** Ranks, which must be those of the country they stand beside. */
export const rankWords: Record<string, number> = {
  first: 1, primer: 1, primero: 1, primera: 1, second: 2, segundo: 2, segunda: 2, third: 3, tercer: 3, tercero: 3, tercera: 3, fourth: 4,
  cuarto: 4, cuarta: 4, fifth: 5, quinto: 5, quinta: 5, sixth: 6, sexto: 6, sexta: 6, seventh: 7, septimo: 7, septima: 7, eighth: 8,
  octavo: 8, octava: 8, ninth: 9, noveno: 9, novena: 9, tenth: 10, decimo: 10, decima: 10,
}

/** Parts, multiples and loose quantities: no fact of ours is told this way, so a sentence with one goes. */
export const looseQuantities =
  'half|halves|halved|halving|mitad|mitades|medio millon|media docena|tercio|tercios|thirds|quarter|quarters|cuartos|quintos|fifths|decimos|tenths|decima parte|cuarta parte|quinta parte|tercera parte|' +
  'double|doubled|doubles|doubling|doble|dobles|duplic[a-z]*|twice|twofold|two-fold|thrice|triple|tripled|triples|tripling|triplic[a-z]*|threefold|cuadrupl[a-z]*|quadrupl[a-z]*|quintupl[a-z]*|' +
  'tenfold|[a-z]+fold|decupl[a-z]*|dozen|dozens|docena|docenas|decena|decenas|centenar|centenares|centenas|cientos|hundreds|miles|millar|millares|thousands of|millions of|billions of|millones de|' +
  'score|couple|pair of|un par|unos pocos|several|varias veces|several times|varios|varias|multipl[a-z]*|third of|a third|one third|one-third|two-thirds|' +
  'una quinta|un quinto|una cuarta|un cuarto|una tercera|un tercio|uno de cada|una de cada|one in|two in|three in|four in|one out of|por cada|majority|mayoria|minoria|minority|por mil|permille|' +
  'many times|muchas veces|fold|todo el mundo entero|scores|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noventero*|ochentero*|' +
  // Number words run together, and those of neighbouring languages.
  '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)[iy]+[a-z]+|(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)[a-z]+|hundred[a-z]+|thousand[a-z]+|' +
  'pour cent|per cento|por cento|prozent|bilhoes|bilhao|milhoes|milhao|milliards?|milliarden?|millionen|miliardi|miliardo|milioni|quarante|cinquante|soixante|' +
  'zwanzig|drei(?:ss|ß)ig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|[a-z]*und(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)|quarenta|cinquenta|sessenta|oitenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta[a-z]*'

/** A percentage without a number that could be read. */
export const partWords = 'percent|per cent|por ciento|por mil|pct|percentage points?|puntos porcentuales|basis points?|puntos basicos|pp|p\\.p'
