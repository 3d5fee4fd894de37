type Change = { flow: string; percent: string; from: string; to: string }
type Larger = { flow: string; more: string; less: string; ratio: string }
type Between = { more: string; less: string; high: string; low: string }

export const compareEs = {
  metrics: {
    exports: 'Exportaciones mundiales',
    imports: 'Importaciones mundiales',
    'top-share': 'Participación de los tres mayores exportadores',
    'usd-per-kg': 'Precio medio de exportación (USD/kg)',
  },
  largest: { exports: 'Mayores exportadores', imports: 'Mayores importadores' },
  countries: {
    titles: { exports: 'Orígenes comparados', imports: 'Mercados comparados' },
    exports: {
      largest: (country: string, usd: string) => `${country} es el que más vende: ${usd}.`,
      fastest: (country: string, percent: string) => `${country} es el que más crece: ${percent} anual.`,
      fallsLeast: (country: string, percent: string) => `${country} es el que menos cae: ${percent} anual.`,
      price: (country: string, price: string) => `${country} tiene el precio medio más bajo: ${price}.`,
    },
    imports: {
      largest: (country: string, usd: string) => `${country} es el que más compra: ${usd}.`,
      fastest: (country: string, percent: string) => `${country} es el que más crece: ${percent} anual.`,
      fallsLeast: (country: string, percent: string) => `${country} es el que menos cae: ${percent} anual.`,
      price: (country: string, price: string) => `${country} paga el precio medio más alto: ${price}.`,
    },
    noGrowth: 'Las fuentes que respondieron no dan el crecimiento por país.',
    noPrice: 'Las fuentes que respondieron no dan el precio por kilo de cada país.',
  },
  findings: {
    flows: { exports: 'exportaciones', imports: 'importaciones' },
    grew: ({ flow, percent, from, to }: Change) => `Las ${flow} crecieron ${percent} de ${from} a ${to}.`,
    fell: ({ flow, percent, from, to }: Change) => `Las ${flow} cayeron ${percent} de ${from} a ${to}.`,
    same: (flow: string, one: string, two: string) => `Las ${flow} mundiales son casi iguales: ${one} y ${two}.`,
    larger: ({ flow, more, less, ratio }: Larger) =>
      `Las ${flow} mundiales de «${more}» son ${ratio} veces las de «${less}».`,
    somewhatLarger: ({ flow, more, less, percent }: Omit<Larger, 'ratio'> & { percent: string }) =>
      `Las ${flow} mundiales de «${more}» superan en un ${percent} a las de «${less}».`,
    sameSeller: (country: string) => `El mayor exportador es el mismo: ${country}.`,
    otherSeller: ({ one, seller, two, other }: { one: string; seller: string; two: string; other: string }) =>
      `El mayor exportador en «${one}» es ${seller}; en «${two}», ${other}.`,
    moreConcentrated: ({ more, less, high, low }: Between) =>
      `La oferta está más concentrada en «${more}» (los tres mayores venden ${high}) que en «${less}» (${low}).`,
    dearer: ({ more, less, high, low }: Between) =>
      `El precio medio por kilo es mayor en «${more}» (${high}) que en «${less}» (${low}).`,
    sameYear: (year: string) =>
      `Los dos informes son del mismo producto y dan cifras de ${year}: elija otro año u otro informe.`,
    otherYears: (one: string, two: string) => `Las cifras son de años distintos: ${one} y ${two}.`,
  },
}
