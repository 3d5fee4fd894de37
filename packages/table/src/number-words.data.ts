// biome-ignore-all format: lists read better in lines
/** Number words of both languages, without accents. */
export const numberWords: Record<string, number> = {
  cero: 0, zero: 0, uno: 1, one: 1, dos: 2, two: 2, tres: 3, three: 3, cuatro: 4, four: 4, cinco: 5, five: 5, seis: 6, six: 6,
  siete: 7, seven: 7, ocho: 8, eight: 8, nueve: 9, nine: 9, diez: 10, ten: 10, once: 11, eleven: 11, doce: 12, twelve: 12,
  trece: 13, thirteen: 13, catorce: 14, fourteen: 14, quince: 15, fifteen: 15, dieciseis: 16, sixteen: 16, diecisiete: 17,
  seventeen: 17, dieciocho: 18, eighteen: 18, diecinueve: 19, nineteen: 19, veinte: 20, twenty: 20, veintiun: 21, veintiuno: 21,
  veintiuna: 21, veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26, veintisiete: 27, veintiocho: 28,
  veintinueve: 29, treinta: 30, thirty: 30, cuarenta: 40, forty: 40, fourty: 40, cincuenta: 50, fifty: 50, sesenta: 60, sixty: 60,
  setenta: 70, seventy: 70, ochenta: 80, eighty: 80, noventa: 90, ninety: 90, cien: 100, ciento: 100, hundred: 100, doscientos: 200,
  doscientas: 200, trescientos: 300, trescientas: 300, cuatrocientos: 400, cuatrocientas: 400, quinientos: 500, quinientas: 500,
  seiscientos: 600, seiscientas: 600, setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800, novecientos: 900,
  novecientas: 900,
}
