/** One industry of the solutions page; the sample is a small result with made-up rows. */
export type IndustryTexts = {
  name: string
  tagline: string
  description: string
  benefits: { title: string; text: string }[]
  caseStudy: { title: string; text: string; figure: string; figureLabel: string }
  steps: { title: string; text: string }[]
  sample: { address: string; question: string; columns: string[]; rows: string[][] }
}

export const industries = {
  ecommerce: {
    name: 'Comercio electrónico',
    tagline: 'Catálogos y precios',
    description:
      'Compare catálogos, precios y existencias sin abrir cien pestañas. Sondeo recorre el listado completo de una tienda y lo convierte en una tabla que se puede ordenar, filtrar y cruzar con la suya.',
    benefits: [
      {
        title: 'Precios al día',
        text: 'Siga el listado: le avisamos qué precios cambiaron, de cuánto a cuánto, y qué productos son nuevos.',
      },
      {
        title: 'Decidir qué vender',
        text: 'Vea qué países exportan e importan un producto antes de invertir en inventario.',
      },
      { title: 'Catálogo limpio', text: 'Monedas, decimales y códigos llegan como datos, no como texto suelto.' },
    ],
    caseStudy: {
      title: 'Una tienda de café sigue los precios de un mayorista',
      text: 'Cada lunes copiaba a mano 180 referencias para detectar cambios de precio. Con un escaneo del listado y la pregunta «precio y presentación de cada café» obtiene la tabla completa y la abre en su hoja de cálculo.',
      figure: '3 h → 10 min',
      figureLabel: 'por revisión semanal, en este ejemplo',
    },
    steps: [
      { title: 'Pegue la dirección', text: 'La del listado, no la portada.' },
      { title: 'Pregunte', text: '«Nombre, presentación, precio y si hay existencias».' },
      { title: 'Compruebe', text: 'Abra el origen de los precios que le sorprendan.' },
      { title: 'Exporte', text: 'CSV o Google Sheets, junto a su catálogo.' },
    ],
    sample: {
      address: 'mayorista.example/cafe',
      question: 'precio y presentación de cada café',
      columns: ['Producto', 'Presentación', 'Precio'],
      rows: [
        ['Café Villa Rica', '1 kg', 'S/ 62.90'],
        ['Café Cajamarca', '500 g', 'S/ 34.50'],
        ['Café Cusco lavado', '1 kg', 'S/ 71.00'],
      ],
    },
  },
  marketing: {
    name: 'Marketing',
    tagline: 'Contactos y mercado',
    description:
      'Construya listas de contactos a partir de directorios públicos y vea qué pasa en su mercado. Correos, teléfonos y direcciones se reconocen solos, cada uno con la página donde están publicados.',
    benefits: [
      { title: 'Listas propias', text: 'Contactos de cámaras, ferias y gremios, con su fuente visible.' },
      { title: 'Menos rebotes', text: 'Los correos se copian tal cual; nunca adivinamos.' },
      { title: 'Contexto de mercado', text: 'Demanda, competencia y noticias del producto que va a promocionar.' },
    ],
    caseStudy: {
      title: 'Una agencia prepara una feria textil',
      text: 'Necesitaba los expositores de la edición anterior con correo y sector. El directorio tenía 9 páginas y ningún botón de descarga: el escaneo recorrió las 9 y la tabla cuadró con el total publicado.',
      figure: '212 de 212',
      figureLabel: 'expositores en la tabla, en este ejemplo',
    },
    steps: [
      { title: 'Elija un directorio', text: 'Una cámara, una feria o un gremio.' },
      { title: 'Pida los contactos', text: '«Empresa, sector, correo y teléfono».' },
      { title: 'Filtre', text: 'Deje solo el sector o la ciudad que le interesa.' },
      { title: 'Exporte', text: 'Lleve la lista a su herramienta de envíos.' },
    ],
    sample: {
      address: 'feria.example/expositores',
      question: 'expositores con sector, correo y ciudad',
      columns: ['Empresa', 'Correo', 'Ciudad'],
      rows: [
        ['Hilados Sillar', 'hola@sillar.example', 'Arequipa'],
        ['Alpaca Norte', 'ventas@alpacanorte.example', 'Juliaca'],
        ['Tintes Rímac', 'info@tintesrimac.example', 'Lima'],
      ],
    },
  },
  procurement: {
    name: 'Compras',
    tagline: 'Licitaciones y proveedores',
    description:
      'Encuentre licitaciones y proveedores antes que los demás. Pregunte por entidad, monto o fecha de cierre y reciba solo las que cumplen, con los montos ya convertidos en números.',
    benefits: [
      {
        title: 'Oportunidades a tiempo',
        text: 'Siga el portal: reciba por correo las licitaciones nuevas y los plazos que se acercan o se mueven.',
      },
      { title: 'Proveedores comparables', text: 'Datos de varios proveedores en las mismas columnas.' },
      { title: 'Evidencia', text: 'Cada monto conserva la página donde se publicó.' },
    ],
    caseStudy: {
      title: 'Un proveedor de equipos médicos vigila un portal',
      text: 'El portal publica 47 procesos en 5 páginas y no permite filtrar por monto. La pregunta «licitaciones de salud con monto mayor a 200,000» deja 5 filas, ordenadas por cierre.',
      figure: '47 → 5',
      figureLabel: 'procesos por revisar, en este ejemplo',
    },
    steps: [
      { title: 'Abra el portal', text: 'Copie la dirección del listado de procesos.' },
      { title: 'Pregunte con condiciones', text: 'Entidad, monto mínimo, fecha de cierre.' },
      { title: 'Revise cómo se entendió', text: 'Una frase dice qué condiciones se aplicaron.' },
      { title: 'Siga y comparta', text: 'Reciba lo nuevo y envíe un enlace a su comité.' },
    ],
    sample: {
      address: 'portal.example/licitaciones',
      question: 'licitaciones de salud con monto mayor a 200,000',
      columns: ['Código', 'Monto', 'Cierre'],
      rows: [
        ['LP-027-2026', 'S/ 229,513', '27 nov 2026'],
        ['LP-031-2026', 'S/ 262,515', '3 dic 2026'],
        ['LP-035-2026', 'S/ 295,517', '7 dic 2026'],
      ],
    },
  },
  entrepreneurship: {
    name: 'Emprendimiento',
    tagline: 'Validar una idea',
    description:
      'Valide una idea con cifras antes de gastar en ella. Sepa quién exporta, quién compra, a qué precio y qué se publica sobre el producto, sin contratar un estudio.',
    benefits: [
      { title: 'Tamaño real', text: 'Valores de comercio con su año y su fuente, no estimaciones sin origen.' },
      { title: 'Competencia a la vista', text: 'Convierta un directorio del rubro en su mapa de competidores.' },
      { title: 'Empezar sin riesgo', text: 'La prueba de 14 días no pide tarjeta.' },
    ],
    caseStudy: {
      title: 'Dos socias evalúan exportar panela',
      text: 'Con el informe del azúcar vieron qué países compran y cuánto pesa cada uno. Después leyeron el directorio de una feria para hacer su primera lista de importadores.',
      figure: '2 informes',
      figureLabel: 'bastaron para elegir un país, en este ejemplo',
    },
    steps: [
      { title: 'Escriba el producto', text: 'Con su código, si lo conoce.' },
      { title: 'Lea el informe', text: 'Países, precios, noticias y análisis.' },
      { title: 'Encuentre compradores y rivales', text: 'Lea un directorio de compradores o rivales.' },
      { title: 'Guarde', text: 'Cada búsqueda queda en su historial.' },
    ],
    sample: {
      address: '1701 · 2024',
      question: 'Azúcar: principales exportadores',
      columns: ['País', 'Exportación (mill. USD)', 'Participación'],
      rows: [
        ['Brasil', '20,467', '47.5%'],
        ['Tailandia', '2,514', '5.8%'],
        ['India', '2,188', '5.1%'],
      ],
    },
  },
  supplychain: {
    name: 'Cadena de suministro',
    tagline: 'Orígenes y riesgos',
    description:
      'Conozca de dónde viene lo que compra y qué alternativas hay. Los flujos de comercio por país y las noticias del producto le ayudan a ver un riesgo antes de que llegue al almacén.',
    benefits: [
      { title: 'Orígenes alternativos', text: 'Ordene los países por valor, precio o crecimiento.' },
      { title: 'Señales tempranas', text: 'Noticias del producto junto a sus cifras.' },
      {
        title: 'Fichas de proveedores',
        text: 'Lea el catálogo de un proveedor con inicio de sesión, sin dejar guardada la contraseña.',
      },
    ],
    caseStudy: {
      title: 'Una fábrica de dulces busca un segundo origen',
      text: 'Compraba azúcar a un solo país. La tabla de exportadores mostró tres alternativas con volumen suficiente y su valor por año; la lista corta se hizo la misma tarde.',
      figure: '1 → 4',
      figureLabel: 'orígenes posibles, en este ejemplo',
    },
    steps: [
      { title: 'Investigue el insumo', text: 'Por nombre y código arancelario.' },
      { title: 'Ordene por país', text: 'Valor, participación de mercado y tendencia.' },
      { title: 'Lea proveedores', text: 'Analice su catálogo con una pregunta.' },
      { title: 'Documente', text: 'Exporte con el análisis al lado.' },
    ],
    sample: {
      address: 'proveedor.example/catalogo',
      question: 'insumos con origen y plazo de entrega',
      columns: ['Insumo', 'Origen', 'Plazo'],
      rows: [
        ['Azúcar refinada', 'Guatemala', '18 días'],
        ['Glucosa 42 DE', 'México', '25 días'],
        ['Cacao en polvo', 'Ecuador', '12 días'],
      ],
    },
  },
  research: {
    name: 'Investigación',
    tagline: 'Datos citables',
    description:
      'Reúna datos que pueda citar. Cada valor guarda la página, la frase y la fecha en que se leyó, para que cualquiera pueda comprobarlo.',
    benefits: [
      { title: 'Trazabilidad', text: 'Del valor a la frase de la página, en un clic.' },
      { title: 'Sin datos inventados', text: 'Lo que no está en la fuente queda vacío y se dice.' },
      { title: 'Dos idiomas', text: 'Pregunte en español sobre páginas en inglés, y al revés.' },
    ],
    caseStudy: {
      title: 'Un observatorio arma su base de precios',
      text: 'Tres estudiantes copiaban boletines semanales a mano y discutían los errores. Con una pregunta fija en seguimiento, reciben la misma tabla cada semana y las dudas se resuelven abriendo el origen.',
      figure: '100%',
      figureLabel: 'de las celdas con su cita, en este ejemplo',
    },
    steps: [
      { title: 'Fije la fuente', text: 'La dirección exacta del boletín o listado.' },
      { title: 'Formule la pregunta', text: 'Con las palabras de la propia página.' },
      { title: 'Verifique', text: 'Abra el origen de una muestra de celdas.' },
      { title: 'Cite', text: 'Exporte la tabla con dirección y fecha.' },
    ],
    sample: {
      address: 'boletin.example/semana-46',
      question: 'precio mayorista por producto y mercado',
      columns: ['Producto', 'Mercado', 'Precio/kg'],
      rows: [
        ['Papa blanca', 'Lima', 'S/ 1.35'],
        ['Cebolla roja', 'Arequipa', 'S/ 1.10'],
        ['Quinua', 'Puno', 'S/ 6.80'],
      ],
    },
  },
} satisfies Record<string, IndustryTexts>

export type Industry = keyof typeof industries
