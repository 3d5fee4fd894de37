/** Words that say what to do with the records. Without accents; the longest phrase at a place wins. */
export const cuePhrases = {
  more: 'mayor de, mayores de, mas de, pasa de, pasan de, pase de, pasen de, mayor a, mayor que, mayores a, mayores que, superior a, superiores a, por encima de, sobre los, arriba de, supera, superan, supere, superen, exceda, exceden, excede, mas que, mas caro que, mas caros que, mas cara que, mas caras que, more than, over, above, greater than, higher than, exceeding, exceeds, exceed, beyond, upwards of, bigger than, larger than, costlier than, more expensive than, heavier than, longer than, north of',
  'at-least':
    'al menos, por lo menos, como minimo, minimo de, un minimo de, a partir de, desde, no menos de, no menor a, no menor de, mayor o igual a, igual o mayor a, mayor o igual que, at least, a minimum of, minimum of, no less than, not less than, starting at, starting from, from at least, no fewer than, or more than',
  less: 'menor de, menores de, menos de, menor a, menor que, menores a, menores que, inferior a, inferiores a, por debajo de, debajo de, menos que, no llega a, no llegan a, mas barato que, mas baratos que, mas barata que, mas baratas que, less than, under, below, fewer than, lower than, cheaper than, smaller than, lighter than, shorter than',
  'at-most':
    'como maximo, maximo de, un maximo de, a lo mas, a lo sumo, hasta, no mas de, no mayor a, no mayor de, no pase de, no pasen de, que no pase de, que no pasen de, no supere, no superen, no supera, no superan, que no supere, que no superen, no exceda, no excedan, menor o igual a, igual o menor a, tope de, at most, up to, no more than, not more than, a maximum of, maximum of, not exceeding, not over, not above, within',
  between: 'entre, between, from between',
  equals: 'igual a, exactamente, exactly, equal to, equals',
  'or-more':
    'o mas, o superior, o mayor, o mas alto, en adelante, para arriba, hacia arriba, a mas, or more, or higher, or above, or over, or greater, or better, and up, and above, or later, or newer, onwards, onward, and over, plus, and later, and newer',
  'or-less':
    'o menos, o inferior, o menor, para abajo, or less, or lower, or below, or under, or fewer, or cheaper, or earlier, or older, and under, and below, and earlier',
  before:
    'antes del, antes de, antes de que, previo a, previos a, anterior a, anteriores a, before, prior to, earlier than, older than, mas antiguo que, mas antiguos que',
  'on-or-before':
    'hasta el, a mas tardar el, a mas tardar, no despues del, until, no later than, not later than, on or before, up until',
  after:
    'despues del, despues de, posterior a, posteriores a, posterior al, luego del, pasado el, after, later than, newer than, more recent than, mas nuevo que, mas nuevos que',
  'on-or-after': 'desde el, a partir del, since, from, on or after, starting on, as of, del dia',
  'max-duration':
    'mas largo, mas larga, mas largos, mas largas, mas extenso, mas extensa, mas extensos, longest, de mayor duracion, con mayor duracion, con mas horas, de mas horas, mas prolongado, lengthiest',
  'min-duration':
    'mas corto, mas corta, mas cortos, mas cortas, mas breve, mas breves, shortest, quickest, fastest, mas rapido, mas rapida, mas rapidos, de menor duracion, con menor duracion',
  max: 'mas valioso, mas valiosa, mas valiosos, mas valiosas, most valuable, mayor, mayores, mas alto, mas alta, mas altos, mas altas, mas grande, mas grandes, maximo, mas elevado, mas elevada, que mas, mas, highest, largest, biggest, greatest, most, maximum, top, tallest',
  min: 'menor, menores, mas bajo, mas baja, mas bajos, mas bajas, mas pequeno, mas pequena, mas pequenos, minimo, menos, lowest, smallest, least, fewest, minimum',
  'max-price':
    'mas caro, mas cara, mas caros, mas caras, mas costoso, mas costosa, mas costosos, mas costosas, most expensive, priciest, dearest, costliest, highest priced, de mayor precio, con mayor precio',
  'min-price':
    'mas barato, mas barata, mas baratos, mas baratas, mas economico, mas economica, mas economicos, mas economicas, mas comodo, mas comodos, cheapest, least expensive, lowest priced, most affordable, de menor precio, con menor precio, less expensive',
  'max-date':
    'mas reciente, mas recientes, ultimo en, ultima en, mas nuevo, mas nueva, mas nuevos, mas nuevas, mas lejano, mas lejana, mas lejanos, mas tarde, latest, newest, most recent, furthest, last to',
  'min-date':
    'mas antiguo, mas antigua, mas antiguos, mas antiguas, mas viejo, mas vieja, mas viejos, mas viejas, mas proximo, mas proxima, mas proximos, mas proximas, mas cercano, mas cercana, mas cercanos, mas pronto, mas urgente, mas urgentes, primero en, primera en, primeros en, oldest, earliest, soonest, nearest, most urgent, first to',
  cheap: 'barato, barata, baratos, baratas, economicos, economicas, cheap, inexpensive, affordable',
  expensive: 'caro, cara, caros, caras, costoso, costosos, expensive, pricey, de lujo',
  'max-weight': 'mas pesado, mas pesada, mas pesados, mas pesadas, heaviest',
  'min-weight': 'mas liviano, mas liviana, mas livianos, mas livianas, mas ligero, mas ligera, mas ligeros, lightest',
  'max-salary':
    'mejor pagado, mejor pagada, mejor pagados, mejor pagadas, mejores sueldos, mejor sueldo, best paid, highest paid, best paying, highest paying, top paying',
  'min-salary': 'peor pagado, peor pagados, worst paid, lowest paid, lowest paying',
  'max-rating':
    'mejor puntuado, mejor puntuada, mejor puntuados, mejor puntuadas, mejor valorado, mejor valorados, mejor calificado, mejor calificados, mejor evaluado, mejores, mejor, best rated, highest rated, top rated, best, best reviewed',
  'min-rating':
    'peor puntuado, peor puntuados, peor valorado, peor valorados, peor calificado, peor calificados, peor, peores, worst rated, lowest rated, worst',
  'max-area': 'mas espacioso, mas espaciosos, mas amplio, mas amplios, mas amplia, roomiest',
  'max-change':
    'mayores subidas, mayor subida, mayores alzas, mayor alza, mayores aumentos, mayor aumento, mayores incrementos, mayor incremento, mayor alza de precio, mayores alzas de precio, mayor subida de precio, mayores subidas de precio, biggest increase, biggest increases, largest increase, largest increases, biggest rise, biggest rises, biggest price increase, biggest price increases, largest price increase, biggest gain, biggest gains, fastest growth, highest growth, mayor crecimiento, que mas crecieron, que mas crecio, mas crecieron, mas crecio, que mas subieron, que mas subio, mas subieron, que mas aumentaron, grew the most, grew most, fastest growing, rose the most, increased the most, went up the most',
  'min-change':
    'mayores bajadas, mayor bajada, mayores bajas, mayor baja, mayores caidas, mayor caida, mayores descensos, mayor descenso, mayor baja de precio, mayores bajas de precio, mayor caida de precio, mayores caidas de precio, biggest drop, biggest drops, largest drop, largest drops, biggest fall, biggest falls, biggest decrease, biggest decreases, largest decline, biggest decline, biggest price drop, biggest price drops, largest price drop, worst growth, que mas cayeron, que mas bajaron, mas bajaron, que mas bajo, mas cayeron, que mas disminuyeron, fell the most, dropped the most, fell most, shrank the most, went down the most, decreased the most',
  'went-up':
    'que subio, lo que subio, que hayan subido, que han subido, con alza, con alzas, que subieron de precio, que subio de precio, subieron de precio, subio de precio, que subieron, que subio, crecieron, crecio, aumentaron, al alza, en alza, crecimiento positivo, variacion positiva, positive growth, positivo, positiva, went up, increased, rose, grew, gained, rising',
  'went-down':
    'que bajo, lo que bajo, que hayan bajado, que han bajado, que cayeron, con caida, con caidas, que bajaron de precio, que bajo de precio, bajaron de precio, bajo de precio, que bajaron, cayeron, cayo, decrecieron, disminuyeron, retrocedieron, crecimiento negativo, variacion negativa, negative growth, negativa, negativo, negative, a la baja, went down, decreased, fell, dropped, declined, shrank, falling, got cheaper',
  first: 'antes, primeros, primeras, primer, primero, primera, first, top',
  last: 'ultimos, ultimas, ultimo, ultima, last',
  count:
    'cuantos, cuantas, cuanto son, numero de, cantidad de, numero total de, cantidad total de, conteo, contar, cuente, cuenta, how many, number of, count of, count, total number of, the number of, how much many',
  sum: 'suma de, suma, sumar, sumatoria, total de, total, totales, cuanto suman, suman, sum of, sum, total of, combined, altogether, in total, en total, add up',
  median: 'mediana, mediana de, mediana del, median, the median',
  average: 'promedio, promedio de, promedio del, en promedio, media de, valor medio, average, mean, avg, on average',
  'aggregate-min': 'el minimo de, minimo valor de, the minimum of',
  'aggregate-max': 'el maximo de, maximo valor de, the maximum of',
  per: 'por cada una, por cada uno, en cada una, en cada uno, de cada una, de cada uno, in each one, for each one, por cada, por, segun, de cada, en cada, agrupado por, agrupados por, agrupadas por, agrupada por, para cada, desglosado por, per, by, for each, in each, grouped by, broken down by, group by, by each, of each, at each, each, cada',
  sort: 'ordenado por, ordenados por, ordenadas por, ordenada por, ordena por, ordene por, ordeneme por, ordenar por, ordenalos por, ordenalas por, ordenados segun, ordenado, ordenados, ordenadas, ordenada, ordena, ordenar, ordeneme, ordename, ordene, sorted by, ordered by, sort by, order by, ranked by, sorted, ordered, sort, ranked, arranged by, arrange by, in order of, por orden de, en orden de, en orden',
  descending:
    'de mejor a peor, del mejor al peor, mejores primero, best first, best to worst, from best to worst, mas lejanos primero, de mayor a menor, descendente, de mas a menos, mas altos primero, mayor primero, mayores primero, del mas caro al mas barato, del mas reciente al mas antiguo, descending, highest first, largest first, biggest first, high to low, from high to low, highest to lowest, from highest to lowest, from most to least, most to least, newest first, latest first, newest to oldest, from newest to oldest, del mas nuevo al mas antiguo, del mas nuevo al mas viejo, de mas nuevo a mas antiguo, de mas reciente a mas antiguo, de mas caro a mas barato, from most expensive to cheapest, most expensive to cheapest, de mas grande a mas pequeno, del mas grande al mas pequeno, biggest to smallest, largest to smallest, most expensive first, from most to least expensive, desc, mas recientes primero, mas caros primero, mas nuevos primero, z a a, from largest to smallest, most recent first',
  ascending:
    'de peor a mejor, del peor al mejor, peores primero, worst first, worst to best, from worst to best, mas proximos primero, mas cercanos primero, de menor a mayor, ascendente, de menos a mas, menor primero, menores primero, mas bajos primero, del mas barato al mas caro, del mas antiguo al mas reciente, alfabeticamente, orden alfabetico, por orden alfabetico, ascending, lowest first, smallest first, low to high, from low to high, lowest to highest, from lowest to highest, from least to most, cheapest first, oldest first, earliest first, oldest to newest, from oldest to newest, del mas antiguo al mas nuevo, de mas antiguo a mas nuevo, de mas antiguo a mas reciente, de mas barato a mas caro, cheapest to most expensive, de mas pequeno a mas grande, smallest to largest, de la a a la z, soonest first, asc, alphabetically, in alphabetical order, mas baratos primero, mas antiguos primero, from cheapest to most expensive, from smallest to largest, a a z, a to z',
  with: 'abierto a, abierta a, abiertos a, abiertas a, abierto para, abierta para, abiertos para, abiertas para, con, que tengan, que tienen, que tiene, tienen, tiene, tengan, cuentan con, cuenten con, que indican, que indiquen, que incluyan, que incluyen, with, having, that have, which have, who have, that has, has, have, including',
  without:
    'sin, que no tienen, que no tiene, que no tengan, no tienen, no tiene, que no cuentan con, que no indican, que no indica, que no indiquen, no indican, no indica, que no muestran, no muestran, que no dicen, carecen de, carece de, les falta, le falta, falta, que les falta, que no figure, no figura, without, with no, without any, with missing, missing, that have no, have no, has no, lacking, that lack, lacks, that do not have, that dont have, do not have, does not have, dont have, not listing, that do not list, that do not state, with out, dont state, do not state, doesnt state, does not state, dont list, do not list, doesnt list, does not list, dont mention, do not mention, doesnt mention, dont show, do not show, doesnt show, dont give, do not give, didnt give, not showing, with neither, have neither, has neither, neither, no cuentan con, no cuenta con, no registran, no registra, no figura su, no tengan, que no registran, que no publican, no publican, no dan, exento de, exenta de, exentos de, exentas de, libre de, libres de, exempt from, free of, free from, sin indicar, sin especificar, no aparece el, no aparece la',
  not: 'no, que no sean, que no sea, que no son, que no es, que no esten, que no estan, excepto, salvo, menos los de, menos las de, menos, exceptuando, excluyendo, a excepcion de, fuera de, aparte de, distinto de, distintos de, diferente de, diferentes de, diferente a, que no, ni, not, not in, that are not, that is not, which are not, that arent, arent, isnt, except, except for, excluding, nor, exclude, excludes, excluya, exclude those, leaving out, dejando fuera, sacando, quitando, other than, but not, apart from, outside, outside of, non, besides, aside from',
  or: 'o, u, or, y/o, and/or, ya sea',
  and: 'y, e, and, ademas de, as well as, plus also, tambien, also, mas el, &',
  contains:
    'que contenga, que contengan, que contiene, que contienen, contiene, contienen, contenga, contengan, con la palabra, con el texto, que diga, que digan, que dice, que dicen, que mencione, que mencionen, que menciona, que mencionan, mencionan, menciona, mencione, hablan de, habla de, que hable de, que hablen de, incluya la palabra, incluye la palabra, diga, dice, mentions, that include the word, que incluya, cuyo nombre contiene, cuyo nombre contenga, cuyo nombre incluya, containing, that contain, that contains, which contain, whose name contains, contains, contain, with the word, that mention, that mentions, mentioning, mention, that say, that says, includes the word, include the word',
  starts:
    'que empiezan con, que empiece con, que empiecen con, que empieza con, que empiezan por, que empiecen por, que comienzan con, que comiencen con, que comience con, que comienza con, que inician con, empiezan con, empiecen con, empieza con, comienzan con, comienza con, that start with, that starts with, starting with, start with, starts with, that begin with, beginning with, begins with, begin with',
  ends: 'que terminan en, que termine en, que terminen en, que termina en, que terminan con, terminan en, termina en, terminados en, terminadas en, que acaban en, acaban en, that end with, that ends with, that end in, ending with, ending in, ends with, ends in, end with, end in',
  distinct:
    'distintos, distintas, diferentes, unicos, unicas, sin repetir, sin repetidos, sin duplicados, que hay, cuales son los, cuales son las, distinct, different, unique, without repeats, without duplicates, no duplicates, are there, what are the',
  expired:
    'cerrado, cerrada, cerrados, cerradas, closed, vencido, vencida, vencidos, vencidas, ya vencidas, ya cerradas, ya cerrados, que ya cerraron, ya cerraron, que ya vencieron, ya vencieron, pasados, pasadas, caducado, caducada, caducados, caducadas, que ya pasaron, ya pasaron, expired, already closed, overdue, past due, lapsed, that have closed, that already closed, past, no longer open',
  pending:
    'abierto, abierta, abiertos, abiertas, open, activa, activas, activos, vigente, vigentes, que aun no cierran, aun abiertas, aun abiertos, todavia abiertas, todavia abiertos, aun vigentes, que siguen abiertas, que siguen abiertos, por vencer, por cerrar, que no han vencido, no vencidas, still open, not closed yet, not closed, not yet closed, no cerradas, no cerrados, que no han cerrado, que no hayan cerrado, that havent closed, that have not closed, havent closed yet, not yet expired, not expired, upcoming, proximos, proximas, futuros, futuras, future, that are still open, yet to close, open now, still running',
  'days-left':
    'cuantos dias faltan, cuantos dias quedan, cuantos dias le quedan, dias que faltan, dias que quedan, dias restantes, dias faltan, dias faltantes, cuanto falta, cuanto tiempo falta, cuanto tiempo queda, tiempo restante, dias hasta, dias para, days left, days remaining, remaining days, days until, how many days left, how many days until, how many days are left, how many days remain, how long until, time left, days to go, days before',
  domain:
    'dominio, dominio del correo, dominio de correo, dominio del email, e-mail domain, email domain, mail domain, domain, domain of the email, domain of the e-mail, dominios, domains',
  difference:
    'diferencia entre, la diferencia entre, diferencia de, diferencia, margen entre, brecha entre, difference between, the difference between, difference, gap between, spread between',
  'per-square-metre':
    'por metro cuadrado, por m2, por m², el metro cuadrado, x m2, per square metre, per square meter, per sqm, per m2, per m²',
  'per-unit':
    'por unidad, unitario, por pieza, cada unidad, por kilo, por kg, por hora, per unit, per piece, per kilo, per kg, per item, per hour, a piece, hourly',
  all: 'todo, todos, todas, toda, completo, completa, all, every, everything, whole, entire, full, cada uno, cada una',
  'in-stock': 'in stock, en stock, hay stock, disponibles, disponible, available',
  'no-stock': 'out of stock, sin stock, agotado, agotados, agotada, agotadas, sold out, sin existencias',
  'next-one': 'proximo, proxima, next, siguiente',
  'no-change':
    'que no variaron, que no vario, no variaron, no vario, no cambiaron, no cambio, que no cambiaron, sin cambios, sin cambio, unchanged, stable, estables, estable, did not change, that did not change, that didnt change, se mantuvieron, se mantuvo',
  'most-common':
    'most common, most frequent, mas comun, mas frecuente, mas comunes, mas frecuentes, mas repetido, mas repetida, que mas se repite, que mas aparece',
  absent:
    'unknown, not stated, not specified, not given, not listed, no especificado, no especificada, desconocido, desconocida, no indicado, no indicada, en blanco, vacio, vacia, blank, empty, not available, no disponible',
  greeting:
    'buenos dias, buen dia, buenas tardes, buenas noches, muchas gracias, por favor, de antemano, le agradezco, le agradeceria, un saludo, buenas, good morning, good afternoon, good evening, thank you, thanks in advance, many thanks, best regards, could you, can you, would you, i would like, id like, i need, i want, por casualidad, me gustaria, quisiera saber, quiero saber, i would like to know, can i have, could i have, me puede dar, me podria dar, necesito saber',
} as const

export type Cue = keyof typeof cuePhrases
