/** What charts say; each title is a finding. */
export const chartsEs = {
  exports: {
    name: 'Exportaciones',
    leader: (country: string, share: string) => `${country} concentra ${share} de las exportaciones mundiales`,
    together: (list: string, share: string) => `${list} suman ${share} de las exportaciones`,
    largest: (country: string, usd: string) => `${country} es el mayor exportador de la lista, con ${usd}`,
    barsSubtitle: (scope: string, year: string) => `${scope}: mayores exportadores en ${year}, en USD`,
    mapSubtitle: (scope: string, count: string, year: string) =>
      `${scope}: exportaciones de ${count} países en ${year}, en USD`,
    continent: (name: string, share: string) => `${name} exporta el ${share}`,
    continentAtLeast: (name: string, share: string) => `${name} exporta al menos el ${share}`,
    continentOfList: (name: string, share: string, count: string) =>
      `${name} exporta el ${share} de lo que venden los ${count} países de la lista`,
    yearsGrew: (percent: string, from: string, to: string) =>
      `Las exportaciones mundiales crecieron ${percent} por año entre ${from} y ${to}`,
    yearsFell: (percent: string, from: string, to: string) =>
      `Las exportaciones mundiales cayeron ${percent} por año entre ${from} y ${to}`,
    yearsTold: (usd: string, year: string) => `Las exportaciones mundiales sumaron ${usd} en ${year}`,
    worldSeries: 'Exportaciones mundiales',
    moverRose: ({ country, from, to, years }: Mover) => `${country} pasó de exportar ${from} a ${to} ${years}`,
    moverFell: ({ country, from, to, years }: Mover) => `${country} bajó de exportar ${from} a ${to} ${years}`,
    leadersSubtitle: (scope: string, count: string) => `${scope}: exportaciones de los ${count} mayores, en USD`,
    topAtLeast: (top: string) => `Tres países venden al menos ${top}`,
    concentration: {
      low: (top: string | null) =>
        `La oferta está repartida${top ? `: los tres mayores venden ${top}` : ' entre muchos países'}`,
      middle: (top: string | null) => `La oferta está algo concentrada${top ? `: tres países venden ${top}` : ''}`,
      high: (top: string | null) => `La oferta está en pocas manos${top ? `: tres países venden ${top}` : ''}`,
    },
  },
  imports: {
    name: 'Importaciones',
    leader: (country: string, share: string) => `${country} concentra ${share} de las importaciones mundiales`,
    together: (list: string, share: string) => `${list} suman ${share} de las importaciones`,
    largest: (country: string, usd: string) => `${country} es el mayor importador de la lista, con ${usd}`,
    barsSubtitle: (scope: string, year: string) => `${scope}: mayores importadores en ${year}, en USD`,
    mapSubtitle: (scope: string, count: string, year: string) =>
      `${scope}: importaciones de ${count} países en ${year}, en USD`,
    continent: (name: string, share: string) => `${name} compra el ${share}`,
    continentAtLeast: (name: string, share: string) => `${name} compra al menos el ${share}`,
    continentOfList: (name: string, share: string, count: string) =>
      `${name} compra el ${share} de lo que importan los ${count} países de la lista`,
    yearsGrew: (percent: string, from: string, to: string) =>
      `Las importaciones mundiales crecieron ${percent} por año entre ${from} y ${to}`,
    yearsFell: (percent: string, from: string, to: string) =>
      `Las importaciones mundiales cayeron ${percent} por año entre ${from} y ${to}`,
    yearsTold: (usd: string, year: string) => `Las importaciones mundiales sumaron ${usd} en ${year}`,
    worldSeries: 'Importaciones mundiales',
    moverRose: ({ country, from, to, years }: Mover) => `${country} pasó de importar ${from} a ${to} ${years}`,
    moverFell: ({ country, from, to, years }: Mover) => `${country} bajó de importar ${from} a ${to} ${years}`,
    leadersSubtitle: (scope: string, count: string) => `${scope}: importaciones de los ${count} mayores, en USD`,
    topAtLeast: (top: string) => `Tres países compran al menos ${top}`,
    concentration: {
      low: (top: string | null) =>
        `La demanda está repartida${top ? `: los tres mayores compran ${top}` : ' entre muchos países'}`,
      middle: (top: string | null) => `La demanda está algo concentrada${top ? `: tres países compran ${top}` : ''}`,
      high: (top: string | null) => `La demanda está en pocas manos${top ? `: tres países compran ${top}` : ''}`,
    },
  },
  continents: { africa: 'África', americas: 'América', asia: 'Asia', europe: 'Europa', oceania: 'Oceanía' },
  yearsOfReporters: 'Suma de los países que declararon cada año, en USD',
  yearsOfAll: 'Suma de todos los países, en USD',
  between: (from: string, to: string) => `entre ${from} y ${to}`,
  priceRose: (name: string, percent: string, price: string) =>
    `El precio internacional ${name} subió ${percent} en doce meses (${price})`,
  priceFell: (name: string, percent: string, price: string) =>
    `El precio internacional ${name} bajó ${percent} en doce meses (${price})`,
  priceTold: (name: string, price: string) => `El precio internacional ${name} es de ${price}`,
  /** In the legend, without the words that lead to it in a sentence. */
  priceSeries: (name: string) => startLarge(name.replace(/^(?:del|de la|de los) /u, '')),
  pricesSubtitle: (unit: string) => `Precio internacional por mes, en ${unit}`,
  tradeGrew: (percent: string, from: string, to: string) =>
    `El comercio mundial creció ${percent} por año entre ${from} y ${to}`,
  tradeFell: (percent: string, from: string, to: string) =>
    `El comercio mundial cayó ${percent} por año entre ${from} y ${to}`,
  tradeSeries: 'Comercio mundial',
  seriesSubtitle: (scope: string) => `${scope}: suma de todos los países, en USD corrientes`,
  flowsTitle: (from: string, to: string, usd: string) => `La mayor corriente va de ${from} a ${to}: ${usd}`,
  flowsTitleKnown: (from: string, to: string, usd: string) =>
    `La mayor corriente conocida va de ${from} a ${to}: ${usd}`,
  flowsMissing: (list: string) => `faltan las corrientes de ${list}`,
  flowsSubtitle: (scope: string, count: string, year: string) =>
    `${scope}: las ${count} mayores corrientes entre dos países en ${year}, en USD`,
  concentrationSubtitle: (scope: string, year: string) => `${scope}: participación de los mayores países, ${year}`,
  others: 'Los demás',
}

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Mover = { country: string; from: string; to: string; years: string }
