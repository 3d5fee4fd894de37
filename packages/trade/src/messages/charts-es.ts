/** What charts say; each title is a finding. */
export const chartsEs = {
  exports: {
    name: 'Exportaciones',
    leader: (country: string, share: string) => `${country} vende ${share} de las exportaciones mundiales`,
    together: (list: string, share: string) => `${list} suman ${share} de las exportaciones`,
    largest: (country: string, usd: string) => `${country} es el mayor exportador de la lista, con ${usd}`,
    barsSubtitle: (year: string) => `Mayores exportadores en ${year}, en USD`,
    mapSubtitle: (count: string, year: string) => `Exportaciones de ${count} países en ${year}, en USD`,
    continent: (name: string, share: string) => `De ${name} sale ${share} de las exportaciones`,
    continentAtLeast: (name: string, share: string) => `De ${name} sale al menos ${share} de las exportaciones`,
    continentOfList: (name: string, share: string, count: string) =>
      `De ${name} sale ${share} de lo que exportan los ${count} países de la lista`,
    yearsGrew: (percent: string, from: string, to: string) =>
      `Las exportaciones mundiales crecieron ${percent} por año entre ${from} y ${to}`,
    yearsFell: (percent: string, from: string, to: string) =>
      `Las exportaciones mundiales cayeron ${percent} por año entre ${from} y ${to}`,
    yearsTold: (usd: string, year: string) => `Las exportaciones mundiales sumaron ${usd} en ${year}`,
    worldSeries: 'Exportaciones mundiales',
    moverRose: ({ country, from, to, years }: Mover) => `${country} pasó de exportar ${from} a ${to} ${years}`,
    moverFell: ({ country, from, to, years }: Mover) => `${country} bajó de exportar ${from} a ${to} ${years}`,
    leadersSubtitle: (count: string) => `Exportaciones de los ${count} mayores, en USD`,
    concentration: {
      low: (top: string | null) =>
        `La oferta está repartida${top ? `: los tres mayores venden ${top}` : ' entre muchos países'}`,
      middle: (top: string | null) =>
        `La oferta está medianamente concentrada${top ? `: tres países venden ${top}` : ''}`,
      high: (top: string | null) => `La oferta está muy concentrada${top ? `: tres países venden ${top}` : ''}`,
    },
  },
  imports: {
    name: 'Importaciones',
    leader: (country: string, share: string) => `${country} compra ${share} de las importaciones mundiales`,
    together: (list: string, share: string) => `${list} suman ${share} de las importaciones`,
    largest: (country: string, usd: string) => `${country} es el mayor importador de la lista, con ${usd}`,
    barsSubtitle: (year: string) => `Mayores importadores en ${year}, en USD`,
    mapSubtitle: (count: string, year: string) => `Importaciones de ${count} países en ${year}, en USD`,
    continent: (name: string, share: string) => `A ${name} llega ${share} de las importaciones`,
    continentAtLeast: (name: string, share: string) => `A ${name} llega al menos ${share} de las importaciones`,
    continentOfList: (name: string, share: string, count: string) =>
      `A ${name} llega ${share} de lo que importan los ${count} países de la lista`,
    yearsGrew: (percent: string, from: string, to: string) =>
      `Las importaciones mundiales crecieron ${percent} por año entre ${from} y ${to}`,
    yearsFell: (percent: string, from: string, to: string) =>
      `Las importaciones mundiales cayeron ${percent} por año entre ${from} y ${to}`,
    yearsTold: (usd: string, year: string) => `Las importaciones mundiales sumaron ${usd} en ${year}`,
    worldSeries: 'Importaciones mundiales',
    moverRose: ({ country, from, to, years }: Mover) => `${country} pasó de importar ${from} a ${to} ${years}`,
    moverFell: ({ country, from, to, years }: Mover) => `${country} bajó de importar ${from} a ${to} ${years}`,
    leadersSubtitle: (count: string) => `Importaciones de los ${count} mayores, en USD`,
    concentration: {
      low: (top: string | null) =>
        `La demanda está repartida${top ? `: los tres mayores compran ${top}` : ' entre muchos países'}`,
      middle: (top: string | null) =>
        `La demanda está medianamente concentrada${top ? `: tres países compran ${top}` : ''}`,
      high: (top: string | null) => `La demanda está muy concentrada${top ? `: tres países compran ${top}` : ''}`,
    },
  },
  continents: { africa: 'África', americas: 'América', asia: 'Asia', europe: 'Europa', oceania: 'Oceanía' },
  yearsOfReporters: 'Suma de los países que declararon cada año, en USD',
  yearsOfAll: 'Suma de todos los países, en USD',
  between: (from: string, to: string) => `entre ${from} y ${to}`,
  priceRose: (name: string, percent: string, price: string) =>
    `El precio «${name}» subió ${percent} en doce meses, a ${price}`,
  priceFell: (name: string, percent: string, price: string) =>
    `El precio «${name}» bajó ${percent} en doce meses, a ${price}`,
  priceTold: (name: string, price: string) => `El precio «${name}» es de ${price}`,
  pricesSubtitle: (unit: string) => `Precio internacional por mes, en ${unit}`,
  concentrationSubtitle: (year: string) => `Cuota de los mayores países e índice de Herfindahl-Hirschman, ${year}`,
  others: 'Los demás',
  key: {
    exports: (year: string) => `Exportaciones mundiales, ${year}`,
    imports: (year: string) => `Importaciones mundiales, ${year}`,
    largest: {
      exports: (year: string) => `Mayor exportador, ${year}`,
      imports: (year: string) => `Mayor importador, ${year}`,
    },
    grew: (percent: string) => `crecen ${percent} por año en cinco años`,
    fell: (percent: string) => `caen ${percent} por año en cinco años`,
    concentration: 'Concentración de la oferta',
    levels: { low: 'repartida entre muchos países', middle: 'medianamente concentrada', high: 'muy concentrada' },
    unitValue: 'Valor medio de exportación',
  },
}

export type Mover = { country: string; from: string; to: string; years: string }
