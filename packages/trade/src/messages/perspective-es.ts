type Own = { country: string; product: string; usd: string; share: string | null; year: string }

/** Where marks begin and end, as figures. */
type Bounds = { slowest: string; fastest: string; farthest: string }

/** What a report says from the side of one country, as a seller or a buyer. */
export const perspectiveEs = {
  roles: { exporter: 'Exportador', importer: 'Importador', both: 'Exportador e importador' },
  answer: {
    first: {
      exports: ({ country, product, usd, share, year }: Own) =>
        `${country} es el mayor exportador de ${product}: vendió ${usd} en ${year}${share ? `, ${share} del total mundial` : ''}.`,
      imports: ({ country, product, usd, share, year }: Own) =>
        `${country} es el mayor importador de ${product}: compró ${usd} en ${year}${share ? `, ${share} del total mundial` : ''}.`,
    },
    ranked: {
      exports: ({ country, product, usd, share, year, rank }: Own & { rank: number }) =>
        `${country} es el ${rank}.º exportador de ${product}: vendió ${usd} en ${year}${share ? `, ${share} del total mundial` : ''}.`,
      imports: ({ country, product, usd, share, year, rank }: Own & { rank: number }) =>
        `${country} es el ${rank}.º importador de ${product}: compró ${usd} en ${year}${share ? `, ${share} del total mundial` : ''}.`,
    },
    atLeast: {
      exports: ({ country, product, usd, share, year }: Own) =>
        `${country} exportó al menos ${usd} de ${product} en ${year}${share ? `, ${share} del total mundial o más` : ''}.`,
      imports: ({ country, product, usd, share, year }: Own) =>
        `${country} importó al menos ${usd} de ${product} en ${year}${share ? `, ${share} del total mundial o más` : ''}.`,
    },
    notListed: {
      exports: (country: string, product: string, last: string) =>
        `${country} no está entre los mayores exportadores de ${product}; el último de la lista es ${last}.`,
      imports: (country: string, product: string, last: string) =>
        `${country} no está entre los mayores importadores de ${product}; el último de la lista es ${last}.`,
    },
    notReported: {
      exports: (country: string, product: string, year: string) =>
        `${country} no declaró exportaciones de ${product} en ${year}.`,
      imports: (country: string, product: string, year: string) =>
        `${country} no declaró importaciones de ${product} en ${year}.`,
    },
    unknown: {
      exports: (country: string, product: string) =>
        `${country} no está entre los seis mayores exportadores de ningún código de ${product}: su valor no se conoce sin UN Comtrade.`,
      imports: (country: string, product: string) =>
        `${country} no está entre los seis mayores importadores de ningún código de ${product}: su valor no se conoce sin UN Comtrade.`,
    },
    amongSellers: (list: string, product: string, year: string) =>
      `Entre los mayores exportadores de ${product} en ${year} están ${list}.`,
    amongBuyers: (list: string, product: string, year: string) =>
      `Entre los mayores importadores de ${product} en ${year} están ${list}.`,
    sellers: (list: string, product: string, year: string) =>
      `Los mayores exportadores de ${product} en ${year} fueron ${list}.`,
    buyers: (list: string, product: string, year: string) =>
      `Los mayores importadores de ${product} en ${year} fueron ${list}.`,
    trade: (usd: string, year: string) => `El comercio mundial sumó ${usd} en ${year}.`,
    tradeGrew: (usd: string, year: string, percent: string) =>
      `El comercio mundial sumó ${usd} en ${year} y creció ${percent} por año en cinco años.`,
    tradeFell: (usd: string, year: string, percent: string) =>
      `El comercio mundial sumó ${usd} en ${year} y cayó ${percent} por año en cinco años.`,
    tiny: (year: string) => `El comercio mundial de este código no llegó a medio millón de USD en ${year}.`,
    nothing: 'Ninguna fuente consultada tiene cifras de este código.',
    nothingYet: {
      'no-answer': 'Todavía no hay cifras de este código: hay fuentes que no respondieron.',
      'turned-off': 'No hay cifras de este código en las fuentes conectadas.',
    },
  },
  key: {
    trade: (year: string) => `Comercio mundial, ${year}`,
    own: {
      exports: (country: string) => `Exportaciones de ${country}`,
      imports: (country: string) => `Importaciones de ${country}`,
    },
    rankNote: (rank: number, share: string | null) => `puesto ${rank} del mundo${share ? `, ${share} del total` : ''}`,
    atLeastNote: (share: string | null) => (share ? `como mínimo; ${share} del total o más` : 'como mínimo'),
    atLeast: (usd: string) => `≥ ${usd}`,
    notListed: 'Fuera de la lista',
    unknown: 'Sin dato',
    unknownNote: 'fuera de los seis mayores de cada código',
    topLeastNote: { exports: 'de lo que se exporta, como mínimo', imports: 'de lo que se importa, como mínimo' },
    notListedNote: (count: number) => `no está entre los ${count} mayores`,
    leader: { exports: 'Mayor exportador', imports: 'Mayor importador' },
    knownLeader: { exports: 'Mayor exportador conocido', imports: 'Mayor importador conocido' },
    leaderNote: (usd: string, share: string | null) => (share ? `${usd}, ${share} del total` : usd),
    top: { exports: 'Los tres mayores exportadores', imports: 'Los tres mayores importadores' },
    topNote: {
      exports: {
        low: 'de lo que se exporta: oferta repartida',
        middle: 'de lo que se exporta: oferta algo concentrada',
        high: 'de lo que se exporta: oferta en pocas manos',
      },
      imports: {
        low: 'de lo que se importa: demanda repartida',
        middle: 'de lo que se importa: demanda algo concentrada',
        high: 'de lo que se importa: demanda en pocas manos',
      },
    },
    price: (year: string) => `Precio medio mundial, ${year}`,
    priceNote: 'en el puerto de salida, sin flete ni seguro',
    grew: (percent: string) => `creció ${percent} por año en cinco años`,
    fell: (percent: string) => `cayó ${percent} por año en cinco años`,
    noTrend: 'sin serie comparable de otros años',
  },
  own: {
    heading: (country: string) => `${country} en este mercado`,
    buyers: (country: string) => `Quién le compra a ${country}`,
    sellers: (country: string) => `Quién le vende a ${country}`,
    fromPartners: 'Según lo que declara cada socio a UN Comtrade.',
    fromLargest: 'Entre las 200 mayores corrientes de comercio del mundo; puede haber otras menores.',
    missingFlows: (list: string) => `Faltan las corrientes de ${list}.`,
    partnersUnknown: {
      exporter: (state: string) =>
        `Quién le compra a su país no viene incluido para este producto; lo tiene UN Comtrade (${state}).`,
      importer: (state: string) =>
        `Quién le vende a su país no viene incluido para este producto; lo tiene UN Comtrade (${state}).`,
      both: (state: string) =>
        `Quién le compra y quién le vende a su país no viene incluido para este producto; lo tiene UN Comtrade (${state}).`,
    },
    partnersNoCountry: 'Elija su país para ver a sus compradores y vendedores.',
  },
  markets: {
    sell: {
      title: (country: string | null) => (country ? `Dónde vender más desde ${country}` : 'Dónde vender más'),
      lead: (parts: string) => `Los mayores compradores, ordenados según ${parts}.`,
    },
    buy: {
      title: (country: string | null) => (country ? `Dónde comprar desde ${country}` : 'Dónde comprar'),
      lead: (parts: string) => `Los mayores vendedores, ordenados según ${parts}.`,
    },
    onlyBy: (title: string, told: string) => `${title}: por ${told}`,
    formula: 'El puntaje es la media ponderada de lo que se conoce de cada país; cada parte lleva una nota de 0 a 100.',
    alsoTrades: { sell: 'también exporta', buy: 'también importa' },
    parts: {
      size: {
        sell: { label: 'Tamaño', told: 'el tamaño del mercado', how: () => 'lo que importa ÷ lo que importa el mayor' },
        buy: { label: 'Tamaño', told: 'el tamaño de su oferta', how: () => 'lo que exporta ÷ lo que exporta el mayor' },
      },
      growth: {
        sell: {
          label: 'Crecimiento',
          told: 'el crecimiento',
          how: ({ slowest, fastest }: Bounds) =>
            `crecimiento anual de sus importaciones: −${slowest} vale 0; +${fastest}, 100`,
        },
        buy: {
          label: 'Crecimiento',
          told: 'el crecimiento',
          how: ({ slowest, fastest }: Bounds) =>
            `crecimiento anual de sus exportaciones: −${slowest} vale 0; +${fastest}, 100`,
        },
      },
      price: {
        sell: {
          label: 'Precio que paga',
          told: 'el precio que paga',
          how: () => 'USD/kg que paga ÷ el precio más alto de la lista',
        },
        buy: {
          label: 'Precio que cobra',
          told: 'el precio que cobra',
          how: () => 'el precio más bajo de la lista ÷ USD/kg que cobra',
        },
      },
      distance: {
        sell: {
          label: 'Distancia',
          told: 'la distancia',
          how: ({ farthest }: Bounds) => `a 0 km vale 100; a ${farthest} km, 0`,
        },
        buy: {
          label: 'Distancia',
          told: 'la distancia',
          how: ({ farthest }: Bounds) => `a 0 km vale 100; a ${farthest} km, 0`,
        },
      },
      concentration: {
        sell: {
          label: 'Proveedores actuales',
          told: 'sus proveedores actuales',
          how: () => '100 menos la participación de su mayor proveedor',
        },
        buy: {
          label: 'Clientes actuales',
          told: 'sus clientes actuales',
          how: () => '100 menos la participación de su mayor cliente',
        },
      },
      already: {
        sell: {
          label: 'Lo que ya le vende',
          told: 'lo que usted ya le vende',
          how: () => '100 menos la participación que su país ya tiene allí',
        },
        buy: {
          label: 'Lo que ya le compra',
          told: 'lo que usted ya le compra',
          how: () => '100 menos la parte de sus compras que ya viene de allí',
        },
      },
      'own-trade': {
        sell: {
          label: 'También exporta',
          told: 'si el país también exporta',
          how: () => 'baja si el país también exporta mucho de este producto',
        },
        buy: {
          label: 'También importa',
          told: 'si el país también importa',
          how: () => 'baja si el país también importa mucho de este producto',
        },
      },
    },
    values: {
      km: (km: string) => `${km} km`,
      growth: (percent: string, isFall: boolean) => `${isFall ? '−' : '+'}${percent}`,
      topSupplier: (country: string, share: string) => `${country}, ${share}`,
      share: (share: string) => share,
      atMost: (usd: string) => `menos de ${usd}`,
    },
    distanceSource: { geodist: 'CEPII GeoDist', capitals: 'distancia entre capitales, en línea recta' },
    missing: {
      partial: (parts: string) => `Sin datos de la mayoría de los países: ${parts}. No cuentan en el puntaje.`,
      onlyLargest: (count: number) =>
        `Solo se conocen los ${count} mayores; con UN Comtrade o un archivo BACI importado aparecen todos.`,
      sixOfCodes:
        'De cada código se conocen los seis países mayores; con UN Comtrade o un archivo BACI importado aparecen todos.',
    },
    hint: 'Elija su país para contar la distancia y lo que ya vende o compra.',
    lookUpsLead: 'No incluimos aranceles ni preferencias, y no los estimamos. Consúltelos por país y código aquí:',
    lookUps: [
      { label: 'ITC Market Access Map', url: 'https://www.macmap.org/' },
      { label: 'OMC, Tariff & Trade Data', url: 'https://ttd.wto.org/' },
    ],
  },
}
