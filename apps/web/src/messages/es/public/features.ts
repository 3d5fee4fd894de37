/** The tour of the product exists in Spanish only. */
export const features = {
  meta: {
    title: 'Funciones',
    description:
      'Recorrido por Sondeo: investigación de productos con cifras de comercio y análisis de sitios web con el origen de cada dato.',
  },
  back: 'Volver al inicio',
  title: 'De la web a una tabla verificable',
  lead: 'Dos herramientas, un mismo resultado: una tabla completa, ordenada y con el origen de cada celda.',
  tabsLabel: 'Herramientas',
  tabs: {
    'product-research': {
      name: 'Investigación de productos',
      title: 'Sepa qué se compra, quién lo vende y a cuánto',
      mockTitle: 'Resultados de la investigación',
      list: [
        {
          title: 'Comercio por país',
          text: 'Quién exporta y quién importa, con valor, participación de mercado y año.',
        },
        { title: 'El código correcto', text: 'Escriba «azúcar» o 1701: Sondeo encuentra la partida y se lo muestra.' },
        { title: 'Precios y tendencias', text: 'Valores unitarios y su evolución, cuando la fuente los publica.' },
        { title: 'Noticias del producto', text: 'Titulares recientes con su medio y su fecha.' },
        {
          title: 'Análisis de mercado',
          text: 'Un resumen escrito a partir de las cifras: tamaño, demanda, competencia, precios y sentimiento del consumidor.',
        },
      ],
      analysis: 'Análisis de mercado',
      analysisText:
        'Brasil concentra al menos el 47.5% de las exportaciones de azúcar (20,467 de 43,110 millones de USD en 2024). Tailandia e India suman otro 10.9%.',
    },
    'url-scraping': {
      name: 'Análisis de sitios web',
      title: 'Convierta un sitio en una lista, sin copiar y pegar',
      mockTitle: 'Resultados del análisis',
      list: [
        { title: 'Listados completos', text: 'Sigue las páginas de un listado hasta el final y cuenta lo que leyó.' },
        { title: 'Preguntas con condiciones', text: 'Filtra por monto, fecha o texto, y ordena como usted pida.' },
        { title: 'Contactos reconocidos', text: 'Correos, teléfonos y direcciones, listos para usar.' },
        {
          title: 'Sitios con contraseña',
          text: 'Entra con sus credenciales durante el escaneo y no las guarda, salvo que usted lo pida para un seguimiento.',
        },
        { title: 'Varias fuentes, una base', text: 'Reúna los resultados de distintos sitios en una sola tabla.' },
        {
          title: 'Avisos de cambios',
          text: 'Siga una lista y reciba lo nuevo, lo que cambió y los plazos que se acercan.',
        },
      ],
      analysis: 'De dónde viene',
      analysisText: 'Página 4 de 5, leída el 14 nov 2026 a las 10:42: «Valor referencial: S/ 262,515.00».',
    },
  },
  product: {
    query: 'Azúcar (1701)',
    columns: ['País', 'Exportación (mill. USD)', 'Participación'],
    rows: [
      ['Brasil', '20,467', '47.5%'],
      ['Tailandia', '2,514', '5.8%'],
      ['India', '2,188', '5.1%'],
      ['Australia', '1,639', '3.8%'],
    ],
    status: 'Fuente: BACI (CEPII), 2024',
  },
  website: {
    query: 'licitaciones de salud con monto mayor a 200,000',
    columns: ['Código', 'Monto', 'Cierre'],
    rows: [
      ['LP-027-2026', 'S/ 229,513', '27 nov 2026'],
      ['LP-031-2026', 'S/ 262,515', '3 dic 2026'],
      ['LP-035-2026', 'S/ 295,517', '7 dic 2026'],
      ['LP-039-2026', 'S/ 328,519', '11 dic 2026'],
    ],
    status: '47 de 47 registros · 5 páginas',
  },
  video: {
    title: 'Véalo en movimiento',
    text: 'De la dirección a la tabla exportada, en un recorrido sin cortes.',
    label: 'Video: recorrido por Sondeo',
    play: 'Reproducir',
    pause: 'Pausar',
    seek: 'Posición del video',
    position: (current: string, total: string) => `${current} de ${total}`,
    percent: (percent: number) => `${percent}%`,
    captions: 'Subtítulos en español',
    failed: 'El video no se pudo cargar. Compruebe su conexión e inténtelo de nuevo.',
  },
  benefits: {
    title: 'Para quién es',
    list: [
      { title: 'Emprendedores y pymes', text: 'Validan un producto con cifras antes de invertir.' },
      { title: 'Equipos de compras', text: 'Encuentran licitaciones y proveedores a tiempo.' },
      { title: 'Equipos de marketing', text: 'Arman listas de contactos con fuente conocida.' },
      { title: 'Vendedores en línea', text: 'Siguen catálogos y precios, y reciben los cambios por correo.' },
      { title: 'Investigadores', text: 'Reúnen datos que se pueden citar y repetir.' },
      { title: 'Cadena de suministro', text: 'Comparan orígenes y ven riesgos antes.' },
    ],
  },
  security: {
    title: 'Seguridad desde el diseño',
    list: [
      {
        title: 'Cifrado en tránsito y en reposo',
        text: 'Las páginas leídas, las preguntas y las respuestas se guardan cifradas.',
      },
      {
        title: 'Credenciales que no se guardan',
        text: 'Las contraseñas solo se usan durante el escaneo; un seguimiento las guarda solo si usted lo elige.',
      },
      {
        title: 'Auditorías de seguridad regulares',
        text: 'Una batería de pruebas de seguridad se ejecuta con cada cambio del producto.',
      },
    ],
  },
  closing: {
    title: 'Pruébelo con su propia pregunta',
    text: '14 días, sin tarjeta. Si no le ahorra trabajo, no le cuesta nada.',
    trial: 'Comenzar la prueba gratuita',
    pricing: 'Ver precios',
  },
}
