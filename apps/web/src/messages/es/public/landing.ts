export const landing = {
  meta: {
    title: 'Sondeo: pregunte a la web y reciba una tabla en la que confiar',
    description:
      'Investigue productos con cifras reales de comercio y convierta cualquier sitio web en una lista, con el origen de cada dato.',
  },
  hero: {
    titleStart: 'Pregunte a la web. Reciba una ',
    titleMark: 'tabla en la que confiar',
    titleEnd: '.',
    lead: 'Para equipos de compras y marketing: convierta un sitio web en una lista o investigue un producto con cifras de comercio. Cada celda muestra de dónde salió.',
    start: 'Empezar gratis',
    tour: 'Ver cómo funciona',
    note: (days: number) => `${days} días de prueba · sin tarjeta · español e inglés`,
    limited: 'Por ahora, el registro es solo para correos autorizados.',
  },
  demo: {
    label: 'Demostración con datos de ejemplo',
    question: 'proveedores de Arequipa con correo y teléfono',
    analyze: 'Analizar',
    complete: '120 de 120 registros',
    company: 'Empresa',
    email: 'Correo',
    phone: 'Teléfono',
    originTitle: 'De dónde viene',
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    showOrigin: (value: string) => `Ver el origen de ${value}`,
    try: 'Haga clic en cualquier correo o teléfono.',
  },
  features: {
    title: 'Hecho para quienes deciden con datos, no con suposiciones',
    lead: 'Sondeo reúne dos herramientas: investigación de productos y análisis de sitios web. Las dos le dan una tabla que puede comprobar.',
    nothingInvented: {
      title: 'Nada inventado',
      text: 'Cada celda se copia de la página o de la fuente y lleva hasta su lugar exacto. Si un dato no está, la celda queda vacía y se lo decimos.',
    },
    wholeList: {
      title: 'La lista completa',
      text: 'Recorre todas las páginas de un listado y compara lo leído con el total que publica el sitio.',
      pages: 'Páginas leídas',
      records: '47 de 47 licitaciones',
    },
    tradeFigures: {
      title: 'Cifras de comercio',
      text: 'Tamaño del mercado, demanda, competencia, tendencia de precios y sentimiento del consumidor: cada cifra con su fuente y su año.',
      caption: 'Azúcar (1701), principales exportadores, 2024 (millones de USD)',
      countries: { BRA: 'Brasil', THA: 'Tailandia', IND: 'India', AUS: 'Australia' },
      source: 'Fuente: BACI (CEPII)',
    },
    ownWords: {
      title: 'Pregunte con sus palabras',
      text: 'Pregunte en español o en inglés, aunque la página esté en el otro idioma. Cada respuesta muestra cómo se entendió la pregunta.',
      questions: ['¿Qué licitaciones cierran esta semana?', 'Which tenders close this week?'],
      understood: 'cierre entre el 9 y el 15 nov · por fecha',
    },
    readyToUse: {
      title: 'Lista para usar',
      text: 'Archivos que abren bien en Excel y Google Sheets: con tildes, ceros a la izquierda y el análisis de mercado al lado.',
      file: 'Productos_export.csv',
    },
    ownKeys: {
      title: 'Sus contraseñas, solo suyas',
      text: 'Si un sitio pide contraseña, la usamos solo en ese escaneo y no la guardamos. Si usted pide guardarla para un seguimiento, queda cifrada, como sus páginas, preguntas y respuestas.',
      field: 'Contraseña del sitio',
      notKept: 'No se guarda',
    },
  },
  statistics: {
    title: 'Sondeo en cuatro cifras',
    records: 'registros por escaneo con el plan Pro',
    origins: 'de las celdas llevan a su origen',
    secrets: 'contraseñas de otros sitios guardadas sin que usted lo pida',
    trial: 'días de prueba, sin tarjeta',
    percent: (share: number) => `${share}%`,
  },
  faq: {
    title: 'Preguntas frecuentes',
    lead: 'Lo que suelen preguntarnos antes de empezar.',
    categoriesLabel: 'Temas de las preguntas',
    categories: [
      {
        id: 'general',
        name: 'General',
        items: [
          {
            question: '¿Qué hace Sondeo?',
            answer:
              'Dos cosas. Investiga el mercado de un producto (países que exportan e importan, precios, noticias) y responde a sus preguntas sobre el contenido de un sitio web. En ambos casos obtiene una tabla que puede revisar, guardar y exportar. También puede seguir una lista y recibir un aviso cuando cambie.',
          },
          {
            question: '¿Para quién es?',
            answer:
              'Para quien hoy copia datos a mano: equipos de compras y de marketing, emprendedores, vendedores en línea, investigadores y profesionales de la cadena de suministro.',
          },
          {
            question: '¿Quién puede registrarse?',
            answer:
              'Por ahora, solo direcciones de correo autorizadas previamente. Si es miembro de nuestra red, inicie sesión con el correo y la contraseña de su membresía.',
          },
        ],
      },
      {
        id: 'product-research',
        name: 'Investigación de productos',
        items: [
          {
            question: '¿Qué necesito para investigar un producto?',
            answer:
              'Su nombre, por ejemplo «Azúcar». Si conoce el código arancelario, como 1806.31, puede añadirlo para afinar la búsqueda.',
          },
          {
            question: '¿De dónde salen las cifras?',
            answer:
              'De fuentes públicas de comercio, como UN Comtrade. Cada cifra lleva su fuente y su año. Cuando una fuente no responde, usamos las cifras incluidas y se lo decimos.',
          },
          {
            question: '¿Qué contiene el informe?',
            answer:
              'Una tabla con los datos comerciales del producto y un análisis de mercado: tamaño, demanda, competencia, tendencia de precios y sentimiento del consumidor, medido por el tono de las noticias.',
          },
        ],
      },
      {
        id: 'url-scraping',
        name: 'Análisis de sitios web',
        items: [
          {
            question: '¿Con qué sitios funciona?',
            answer:
              'Con la mayoría de las páginas públicas y con páginas que piden un inicio de sesión sencillo. Algunos sitios impiden la lectura automática; en ese caso le decimos por qué y no se descuenta de su plan.',
          },
          {
            question: '¿Puedo analizar varias direcciones a la vez?',
            answer:
              'Sí. Un escaneo lee una dirección, con todas las páginas de su listado; con «Varias direcciones a la vez» lee hasta 200 con una sola pregunta y recibe una sola tabla.',
          },
          {
            question: '¿Cómo hago una buena pregunta?',
            answer:
              'Use la dirección más específica posible y palabras que aparezcan en la página: «licitaciones con fecha de cierre y monto» funciona mejor que «todo».',
          },
        ],
      },
      {
        id: 'pricing',
        name: 'Precios',
        items: [
          {
            question: '¿Hay una prueba gratuita?',
            answer:
              'Sí, una prueba limitada: 14 días del plan Standard, con 5 informes y 20 escaneos. No pedimos tarjeta.',
          },
          {
            question: '¿Cómo se cobra?',
            answer:
              'Los planes dependen del uso: cada uno incluye una cantidad de informes y de escaneos por mes. Puede pagar por mes o por año.',
          },
          {
            question: '¿Qué pasa si llego al límite?',
            answer:
              'Le avisamos al acercarse. Después puede comprar créditos adicionales o pasar a un plan mayor, que se activa al momento.',
          },
        ],
      },
      {
        id: 'security',
        name: 'Seguridad',
        items: [
          {
            question: '¿Cómo protegen mis datos?',
            answer:
              'Viajan y se guardan cifrados: páginas leídas, preguntas y respuestas. Una batería de pruebas de seguridad se ejecuta con cada cambio del producto.',
          },
          {
            question: '¿Guardan las contraseñas de los sitios que analizo?',
            answer:
              'No. Solo se usan durante el escaneo y no aparecen en tablas, registros ni mensajes de error. La única excepción la decide usted: un seguimiento que entra solo en un sitio puede guardar su acceso, cifrado, y usted lo borra cuando quiera.',
          },
          {
            question: '¿Puedo borrar mi información?',
            answer:
              'Sí. Desde su perfil puede descargar todo lo que es suyo y eliminar la cuenta. Las páginas leídas se borran a los 30 días, y lo que elimina, tras 30 días en la papelera.',
          },
        ],
      },
      {
        id: 'misc',
        name: 'Otros',
        items: [
          {
            question: '¿En qué idiomas funciona?',
            answer: 'En español y en inglés. Puede cambiar de idioma en cualquier momento desde la barra superior.',
          },
          {
            question: '¿Cómo exporto una tabla?',
            answer:
              'Descárguela como CSV o Excel, o envíela a Google Sheets, a una hoja nueva o a una que ya tenga, después de conectar su cuenta.',
          },
          {
            question: '¿Se guardan mis búsquedas?',
            answer:
              'Sí. Quedan en su historial; puede fijar las importantes y eliminar las que ya no necesite, que pasan 30 días en la papelera.',
          },
        ],
      },
    ],
  },
  closing: {
    title: 'Su próxima lista, sin copiar ni pegar',
    text: 'Pegue una dirección, pregunte con sus palabras y llévese la tabla. La prueba dura 14 días y no pide tarjeta.',
    action: 'Crear una cuenta',
  },
}
