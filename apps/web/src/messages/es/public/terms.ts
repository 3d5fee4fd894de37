export const terms = {
  meta: {
    title: 'Términos del servicio',
    description: 'Condiciones de uso de Sondeo: cuentas, uso aceptable, pagos, datos, responsabilidad y ley aplicable.',
  },
  title: 'Términos del servicio',
  lead: 'Qué puede esperar de Sondeo y qué esperamos de usted, en diez puntos.',
  updated: (date: string) => `Última actualización: ${date}`,
  sections: [
    {
      id: 'acceptance',
      title: '1. Aceptación de los términos',
      paragraphs: [
        'Al crear una cuenta o usar Sondeo, usted acepta estos términos. Si actúa en nombre de una organización, declara que tiene facultades para obligarla.',
        'Si no está de acuerdo con alguna parte, no use el servicio.',
      ],
    },
    {
      id: 'accounts',
      title: '2. Cuentas de usuario',
      paragraphs: [
        'El registro está limitado a direcciones de correo autorizadas. Usted responde de que los datos de su cuenta sean correctos, de la confidencialidad de su contraseña y de lo que se haga con su cuenta.',
        'Avísenos sin demora si sospecha de un uso no autorizado. El correo de una cuenta no se puede cambiar; el nombre, el usuario y la contraseña, sí.',
      ],
    },
    {
      id: 'service',
      title: '3. Descripción del servicio y límites',
      paragraphs: [
        'Sondeo investiga productos con datos públicos de comercio y analiza el contenido de sitios web que usted indica. Los resultados se presentan en tablas, con el origen de cada valor cuando existe.',
        'Si usted sigue una lista, la leemos con la frecuencia que elija y le avisamos de los cambios por los medios que indique. No garantizamos que un aviso llegue antes de un plazo.',
        'Cada plan tiene límites mensuales de informes, de escaneos y de registros por escaneo, y de las listas que puede seguir. Le avisaremos al acercarse a ellos. Superarlos puede requerir créditos adicionales o un plan mayor.',
        'Algunos sitios impiden la lectura automática y algunas fuentes pueden no responder. No garantizamos que toda página pueda leerse.',
      ],
    },
    {
      id: 'property',
      title: '4. Propiedad intelectual',
      paragraphs: [
        'El programa, la marca y el diseño de Sondeo son nuestros o de quienes nos dan licencia. Usted conserva los derechos sobre sus preguntas y sobre las tablas que obtiene, en la medida en que la ley lo permita.',
        'El contenido de los sitios analizados pertenece a sus titulares. Compruebe que puede usarlo para lo que se propone.',
      ],
    },
    {
      id: 'acceptable-use',
      title: '5. Uso aceptable',
      paragraphs: [
        'No use el servicio para vulnerar derechos de terceros, leer sitios que lo prohíban, reunir datos personales sin base legal, enviar mensajes no solicitados, ni para afectar el funcionamiento de Sondeo o de otros sitios.',
        'Use credenciales de un sitio solo si está autorizado a hacerlo. No las guardamos: se usan en ese escaneo y se descartan. Solo si usted lo elige para un seguimiento, las guardamos cifradas, para ese seguimiento y nada más, hasta que las borre o lo elimine.',
      ],
    },
    {
      id: 'payment',
      title: '6. Pagos',
      paragraphs: [
        'Los planes se cobran por adelantado, por mes o por año. Si ha registrado un medio de pago, la prueba gratuita se convierte en un plan de pago su último día, salvo que la cancele antes.',
        'Los importes pagados no se reembolsan, salvo cuando la ley lo exija. Los cambios de precio se anuncian con al menos 30 días de antelación.',
      ],
    },
    {
      id: 'termination',
      title: '7. Terminación',
      paragraphs: [
        'Puede cancelar cuando quiera; el plan sigue activo hasta el final del período pagado. Desde su perfil puede descargar sus datos y eliminar su cuenta.',
        'Las búsquedas que elimina pasan 30 días en la papelera, por si quiere recuperarlas, y después se borran para siempre; también puede borrarlas antes. Las páginas leídas se borran a los 30 días.',
        'Podemos suspender o cerrar una cuenta que incumpla estos términos, con aviso previo cuando sea posible.',
      ],
    },
    {
      id: 'disclaimers',
      title: '8. Exención de garantías y responsabilidad',
      paragraphs: [
        'El servicio se ofrece «tal cual». Las tablas y los análisis ayudan a decidir, pero no sustituyen su criterio ni un consejo profesional. Compruebe los datos importantes en su origen.',
        'En la medida que la ley permita, nuestra responsabilidad total se limita a lo que usted haya pagado en los últimos 6 meses, o a 100 dólares estadounidenses si esta cantidad es mayor.',
      ],
    },
    {
      id: 'law',
      title: '9. Ley aplicable',
      paragraphs: [
        'Estos términos se rigen por las leyes del estado de Delaware, Estados Unidos, sin atender a sus normas sobre conflicto de leyes. Los derechos que la ley de su país reconozca a los consumidores no se ven afectados.',
      ],
    },
    {
      id: 'changes',
      title: '10. Cambios en los términos',
      paragraphs: [
        'Podemos actualizar estos términos. Los cambios importantes se comunican con 30 días de antelación por correo o dentro del servicio. Si sigue usando Sondeo después de esa fecha, los acepta.',
      ],
    },
  ],
  privacy: {
    title: 'Privacidad',
    points: [
      'Las páginas leídas, sus preguntas y las respuestas se guardan cifradas.',
      'Las páginas se borran a los 30 días; lo que usted elimina, tras 30 días en la papelera.',
      'Las contraseñas de otros sitios no se guardan, salvo que usted lo pida para un seguimiento; entonces quedan cifradas.',
      'Desde su perfil puede descargar todos sus datos o eliminar la cuenta.',
    ],
  },
  contact: {
    title: '¿Dudas sobre estos términos o sobre sus datos?',
    text: 'Escríbanos y le responderá una persona.',
  },
}
