/** What the trade files that ship say of themselves. */
export type ShippedTrade = { release: string; codes: string; year: string; firstYear: string }

export const sources = {
  meta: {
    title: 'Fuentes de datos',
    description:
      'De dónde vienen las cifras de comercio de Sondeo, con qué licencia y qué no se puede afirmar con ellas.',
  },
  title: 'Fuentes de datos',
  lead: 'Cada cifra de un informe dice de dónde viene. Aquí está cada fuente con su licencia y lo que conviene saber de ella.',
  gives: 'Qué aporta',
  licence: 'Licencia',
  credit: 'Cómo se cita',
  open: (name: string) => `Abrir ${name}`,
  items: ({ release, codes, year, firstYear }: ShippedTrade) => [
    {
      id: 'baci',
      name: 'BACI, CEPII',
      how: 'Incluida en Sondeo',
      gives: `Comercio mundial conciliado de ${codes} códigos de seis dígitos en ${year}: valor mundial, los seis mayores exportadores e importadores y el precio medio por kilo. Además, el valor mundial de cada año desde ${firstYear} y, para minerales y combustibles, quién vende a quién.`,
      licence:
        'Licence Ouverte / Open Licence 2.0 (Etalab): permite todo uso, también comercial, con mención de la fuente.',
      credit: `Fuente: BACI, CEPII, versión ${release} (Gaulier & Zignago 2010), Licencia Abierta 2.0; agregación propia.`,
      url: 'https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=37',
    },
    {
      id: 'comtrade',
      name: 'UN Comtrade',
      how: 'Se consulta al pedir el informe',
      gives:
        'Lo que cada país declara a las Naciones Unidas: valor, peso y socios, por lo general con un año o dos de retraso. Cuando responde, sus cifras van más a fondo que las incluidas.',
      licence: 'Condiciones de uso de las Naciones Unidas.',
      credit: 'Fuente: base de datos UN Comtrade, Naciones Unidas.',
      url: 'https://comtradeplus.un.org/',
    },
    {
      id: 'world-bank',
      name: 'Banco Mundial, indicadores',
      how: 'Incluida en parte; el resto se consulta al pedir el informe',
      gives: 'PBI, población y otros datos de cada país.',
      licence: 'Creative Commons Atribución 4.0 (CC BY 4.0).',
      credit: 'Fuente: Banco Mundial, World Development Indicators, CC BY 4.0.',
      url: 'https://data.worldbank.org/',
    },
    {
      id: 'pink-sheet',
      name: 'Banco Mundial, precios de materias primas',
      how: 'Se consulta al pedir el informe; hay una copia de reserva',
      gives: 'Precios mensuales de unas 70 materias primas.',
      licence: 'Creative Commons Atribución 4.0 (CC BY 4.0).',
      credit: 'Fuente: Banco Mundial, Commodity Price Data (The Pink Sheet), CC BY 4.0.',
      url: 'https://www.worldbank.org/en/research/commodity-markets',
    },
    {
      id: 'geodist',
      name: 'GeoDist, CEPII',
      how: 'Incluida en Sondeo',
      gives: 'Distancias entre países, para valorar qué mercados quedan cerca.',
      licence: 'La que publica el CEPII; se cita a sus autores.',
      credit: 'Fuente: GeoDist, CEPII (Mayer y Zignago, 2011).',
      url: 'https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=6',
    },
    {
      id: 'news',
      name: 'Google News y GDELT',
      how: 'Se consultan al pedir el informe',
      gives: 'Titulares recientes con su medio, fecha y enlace, y el tono de las noticias.',
      licence: 'Los titulares pertenecen a sus medios; solo se enlazan.',
      credit: 'Cada titular lleva el nombre de su medio.',
      url: 'https://www.gdeltproject.org/',
    },
  ],
  limits: {
    title: 'Qué no dicen estas cifras',
    points: [
      'De cada código se conocen los seis mayores exportadores e importadores. El resto aparece como «otros»: que un país no figure no quiere decir que no comercie.',
      'Las cifras incluidas están redondeadas al millón de dólares. Un cero significa menos de medio millón.',
      'Las series de años usan la edición de 2012 del Sistema Armonizado. Solo se muestran donde el código significa lo mismo que en la de 2022.',
      'Una partida de cuatro dígitos es la suma de sus códigos, y así se dice.',
      'No incluyen aranceles ni requisitos de ingreso. Para eso, cada informe enlaza a las bases oficiales.',
    ],
  },
}
