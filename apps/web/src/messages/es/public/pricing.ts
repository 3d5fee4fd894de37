export const pricing = {
  meta: {
    title: 'Precios',
    description:
      'Planes Standard y Pro de Sondeo, por mes o por año, con 14 días de prueba sin tarjeta. Compare qué incluye cada uno.',
  },
  title: 'Planes y precios',
  lead: 'Dos planes, por mes o por año. Empiece con 14 días de prueba; no pedimos tarjeta.',
  billing: 'Facturación',
  monthly: 'Mensual',
  annual: 'Anual',
  save: 'Ahorre 20%',
  perMonth: 'al mes',
  billedMonthly: 'USD · facturación mensual',
  billedAnnually: (total: string) => `USD · ${total} al año, en un solo pago`,
  mostPopular: 'MÁS POPULAR',
  limited: 'Por ahora, el registro es solo para correos autorizados.',
  plans: {
    standard: {
      name: 'Standard',
      text: 'Para quien investiga cada semana.',
      action: 'Comenzar la prueba gratuita',
      note: 'Prueba de 14 días: 5 informes y 20 escaneos, sin tarjeta.',
      points: (limits: { reports: string; scans: string; records: string }) => [
        `${limits.reports} informes de investigación al mes`,
        `${limits.scans} escaneos de sitios al mes`,
        `Hasta ${limits.records} registros por escaneo`,
        'Autenticación básica para sitios con contraseña',
        'Exportación a CSV',
        'Soporte por correo',
      ],
    },
    pro: {
      name: 'Pro',
      text: 'Para equipos que deciden con datos todos los días.',
      action: 'Comenzar',
      note: 'Empieza con 14 días de prueba de Standard.',
      points: (limits: { scans: string; records: string }) => [
        'Informes de investigación ilimitados',
        `${limits.scans} escaneos de sitios al mes`,
        `Hasta ${limits.records} registros por escaneo`,
        'Todo lo de Standard, más autenticación avanzada y reglas propias',
        'Google Sheets y panel de análisis avanzado',
        'Procesamiento y soporte prioritarios, con una sesión de bienvenida personalizada',
      ],
    },
  },
  compare: {
    title: 'Comparar planes',
    feature: 'Función',
    included: 'Incluido',
    notIncluded: 'No incluido',
    explain: (name: string) => `Qué significa «${name}»`,
    upTo: (records: string) => `Hasta ${records}`,
    watched: (count: string, isHourly: boolean) => `${count}, hasta una vez ${isHourly ? 'por hora' : 'al día'}`,
    rows: {
      reports: {
        name: 'Informes de investigación al mes',
        tooltip: 'Un informe cuenta cuando recibe su tabla. Un intento fallido no cuesta nada.',
      },
      scans: {
        name: 'Escaneos de sitios al mes',
        tooltip: 'Un escaneo cuenta cuando la página se pudo leer, con todas las páginas de su listado.',
      },
      records: {
        name: 'Registros por escaneo',
        tooltip: 'Filas que un escaneo puede reunir, sumando las páginas del listado.',
      },
      watches: {
        name: 'Listas en seguimiento',
        tooltip: 'Las revisamos y le avisamos qué es nuevo, qué cambió y qué ya no está. No gastan escaneos.',
      },
      authentication: {
        name: 'Sitios con inicio de sesión',
        standard: 'Básico',
        pro: 'Avanzado',
        tooltip:
          'Básico: usuario y contraseña. Avanzado: también campos adicionales del formulario o la cookie de una sesión abierta.',
      },
      rules: {
        name: 'Reglas propias',
        tooltip: 'Elija qué registros y campos extraer de un sitio, con vista previa.',
      },
      priority: { name: 'Procesamiento prioritario' },
      csv: { name: 'Exportación a CSV' },
      sheets: {
        name: 'Integración con Google Sheets',
        tooltip: 'Exporte a una hoja nueva o a una que ya tenga, tras conectar su cuenta.',
      },
      dashboard: {
        name: 'Panel de análisis avanzado',
        tooltip: 'Sus búsquedas, registros, exportaciones y uso por mes, en «Mi actividad».',
      },
      support: { name: 'Soporte', standard: 'Por correo', pro: 'Prioritario' },
      onboarding: { name: 'Sesión de bienvenida personalizada' },
    },
    unlimited: 'Ilimitados',
  },
  faq: {
    title: 'Preguntas sobre los precios',
    items: [
      {
        id: 'trial',
        question: '¿Cómo funciona la prueba gratuita?',
        answer:
          'Dura 14 días, con el plan Standard, 5 informes y 20 escaneos, y no pide tarjeta. Si durante la prueba añade un medio de pago y no cancela, el plan se cobra el último día. Sin medio de pago no se cobra nada.',
      },
      {
        id: 'change',
        question: '¿Puedo cambiar de plan?',
        answer: 'Sí. Al subir de plan, el cambio es inmediato. Al bajar, se aplica al terminar el período que ya pagó.',
      },
      {
        id: 'limits',
        question: '¿Qué pasa si supero los límites del mes?',
        answer:
          'Le avisamos cuando se acerque. Para seguir puede comprar créditos adicionales o pasar a Pro. Superar los límites puede generar cargos adicionales o restricciones.',
      },
      {
        id: 'cancel',
        question: '¿Cómo cancelo?',
        answer:
          'Desde su perfil, cuando quiera. El plan sigue activo hasta el final del período pagado y sus búsquedas guardadas no se borran.',
      },
      {
        id: 'annual',
        question: '¿Qué incluye el pago anual?',
        answer:
          'Lo mismo que el mensual, con un precio menor por mes y un solo cobro al año por adelantado. Los pagos no se reembolsan, salvo cuando la ley lo exija.',
      },
    ],
  },
  ready: {
    title: '¿Listo para empezar?',
    text: 'Cree su cuenta y pruebe con su propio producto o sitio. Si su equipo necesita algo distinto, escríbanos.',
    action: 'Crear una cuenta',
    contactSales: 'Contactar con ventas',
    home: 'Volver al inicio',
  },
}
