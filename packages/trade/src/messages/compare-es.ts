type Change = { flow: string; percent: string; from: string; to: string }
type Larger = { flow: string; more: string; less: string; ratio: string }
type Between = { more: string; less: string; high: string; low: string }

export const compareEs = {
  metrics: {
    exports: 'Exportaciones mundiales',
    imports: 'Importaciones mundiales',
    'top-share': 'Cuota de los tres mayores exportadores',
    concentration: 'Concentración de la oferta (índice)',
    'usd-per-kg': 'Valor medio de exportación (USD/kg)',
  },
  largest: { exports: 'Mayores exportadores', imports: 'Mayores importadores' },
  findings: {
    flows: { exports: 'exportaciones', imports: 'importaciones' },
    grew: ({ flow, percent, from, to }: Change) => `Las ${flow} crecieron ${percent} de ${from} a ${to}.`,
    fell: ({ flow, percent, from, to }: Change) => `Las ${flow} cayeron ${percent} de ${from} a ${to}.`,
    same: (flow: string, one: string, two: string) => `Las ${flow} mundiales son casi iguales: ${one} y ${two}.`,
    larger: ({ flow, more, less, ratio }: Larger) =>
      `Las ${flow} mundiales de «${more}» son ${ratio} veces las de «${less}».`,
    somewhatLarger: ({ flow, more, less, percent }: Omit<Larger, 'ratio'> & { percent: string }) =>
      `Las ${flow} mundiales de «${more}» superan en ${percent} las de «${less}».`,
    sameSeller: (country: string) => `El mayor exportador es el mismo: ${country}.`,
    otherSeller: ({ one, seller, two, other }: { one: string; seller: string; two: string; other: string }) =>
      `El mayor exportador en «${one}» es ${seller}; en «${two}», ${other}.`,
    moreConcentrated: ({ more, less, high, low }: Between) =>
      `La oferta está más concentrada en «${more}» (índice ${high}) que en «${less}» (${low}).`,
    dearer: ({ more, less, high, low }: Between) =>
      `El valor medio por peso es mayor en «${more}» (${high}) que en «${less}» (${low}).`,
    otherYears: (one: string, two: string) => `Las cifras son de años distintos: ${one} y ${two}.`,
  },
}
