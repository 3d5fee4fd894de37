export const faqs = {
  meta: {
    title: 'Tutorial y preguntas frecuentes',
    description:
      'Cómo investigar un producto, analizar un sitio web, exportar tablas y resolver los problemas más comunes en Sondeo.',
  },
  back: 'Volver al panel',
  title: 'Tutorial y preguntas frecuentes',
  subtitle: 'Su primera lista en cuatro pasos, su primer informe en tres y catorce respuestas para sacarle provecho.',
  tutorial: {
    heading: 'Su primera lista en cuatro pasos',
    enlarge: 'Ampliar la imagen',
    steps: [
      {
        id: 'start',
        title: 'Pegue una dirección',
        text: 'Escríbala en el cuadro del panel. Si prefiere probar antes, elija una de las listas de ejemplo.',
        picture: 'El panel, con una dirección escrita en su cuadro',
      },
      {
        id: 'list',
        title: 'Vea la lista completa',
        text: 'Leemos todas las páginas y le decimos si está entera. Ordene, filtre y sume como en una hoja de cálculo.',
        picture: 'Un escaneo con el cuadro para preguntar y, debajo, todas sus filas',
      },
      {
        id: 'answer',
        title: 'Pregunte con sus palabras',
        text: 'La tabla queda con lo que pidió, y una frase dice cómo entendimos la pregunta.',
        picture: 'La respuesta a una pregunta, con la frase que la explica',
      },
      {
        id: 'origin',
        title: 'Compruebe un dato y llévese la tabla',
        text: 'Pulse una celda: al lado verá la página guardada con el valor marcado. «Exportar» le da lo que ve.',
        picture: 'Una tabla y, al lado, la página de la que salió el valor elegido',
      },
    ],
  },
  report: {
    heading: 'Su primer informe en tres pasos',
    steps: [
      {
        title: 'Escriba un producto',
        text: 'En el cuadro del panel, con sus palabras: «café» o «zapatillas para correr». Si sabe el código arancelario, también sirve.',
      },
      {
        title: 'Confirme el código',
        text: 'Cada producto se comercia con un código. Le decimos cuál tomamos; si su nombre puede ser varios, le preguntamos antes.',
      },
      {
        title: 'Lea la respuesta y diga desde dónde comercia',
        text: 'Arriba está la respuesta y, debajo, gráficos, mercados, tabla y fuentes. Con su país y su rol verá su lugar en el mercado y dónde vender o comprar.',
      },
    ],
  },
  questions: 'Preguntas frecuentes',
  support: '¿No encontró lo que buscaba?',
  contactSupport: 'Contactar con soporte',
  items: [
    {
      id: 'start',
      question: '¿Por dónde empiezo?',
      answer:
        'Por el cuadro del panel: escriba una dirección o el nombre de un producto y reconocemos cuál de los dos es. Con una dirección obtiene la lista de esa página; con un producto, un informe de quién lo exporta e importa. Las dos tarjetas de abajo llevan a cada herramienta.',
    },
    {
      id: 'product',
      question: '¿Cómo investigo un producto y qué contiene el informe?',
      answer:
        'Escriba el nombre del producto, por ejemplo «Azúcar», y pulse «Obtener informe». El código arancelario, como 1806.31, es opcional y ayuda a distinguir productos parecidos; también puede escribir solo el código. El informe reúne los países que exportan e importan, gráficos y un mapa, noticias y un análisis redactado a partir de la tabla; cada cifra indica su fuente y su año. Puede imprimirlo o compararlo con otro.',
    },
    {
      id: 'website',
      question: '¿Cómo analizo un sitio web?',
      answer:
        'Pegue la dirección y pulse «Escanear sitio web». Las filas aparecen mientras leemos; al terminar tiene la lista completa y, encima, un cuadro para preguntar. «Ver toda la lista» la trae de vuelta después de una respuesta. Si la dirección no empieza con http:// o https://, añadimos https:// y, si no responde, probamos con http://.',
    },
    {
      id: 'one-url',
      question: '¿Puedo escanear varias direcciones a la vez?',
      answer:
        'Un escaneo lee una dirección a la vez, con todas las páginas de su listado, hasta el límite de su plan. Para leer hasta 200 con una sola pregunta, abra «Varias direcciones a la vez» en el análisis de sitios web: cada una cuenta como un escaneo y todas se unen en una tabla. Los resultados que ya tiene se reúnen con «Unir búsquedas».',
    },
    {
      id: 'login',
      question: '¿Y si el sitio pide iniciar sesión?',
      answer:
        'Marque la casilla «Requiere inicio de sesión» y escriba la dirección de acceso, el usuario y la contraseña de ese sitio. Se usan solo en ese escaneo y no se guardan. Para seguir una lista así puede elegir que guardemos el acceso, cifrado y solo para ese seguimiento; viene desactivado y puede borrarlo cuando quiera.',
    },
    {
      id: 'question',
      question: '¿Cómo escribo una buena pregunta?',
      answer:
        'Sea concreto y use palabras de la página: «empresa, correo y teléfono de los proveedores de Arequipa». Puede poner condiciones («monto mayor a 200,000») y pedir un orden («por fecha de cierre»).',
    },
    {
      id: 'origin',
      question: '¿Cómo sé que un dato es correcto?',
      answer:
        'Cada celda muestra su origen: pulse una y verá la página guardada con el lugar marcado, el texto exacto y el momento en que se leyó; en un informe, la fuente y el año. Si un dato no está en la fuente, la celda queda vacía.',
    },
    {
      id: 'watch',
      question: '¿Pueden avisarme cuando cambie una lista?',
      answer:
        'Sí. Pulse «Seguir esta lista» en un escaneo o en una respuesta y elija cada cuánto la revisamos. En «Novedades» verá qué es nuevo, qué cambió y qué ya no está, con la página de antes y la de ahora; también puede recibirlo por correo, en su calendario, en un lector de noticias o por webhook. Le recordamos los plazos que se acercan y puede ver la lista tal como estaba en cualquier revisión. Si la lista no se puede leer, se lo decimos en lugar de darla por vacía. No gasta escaneos de su plan.',
    },
    {
      id: 'export',
      question: '¿Cómo exporto los resultados?',
      answer:
        'Abra el menú «Exportar», elija lo que ve o todo, y pulse «Descargar CSV», «Descargar Excel» o «Conectar con Google Sheets». El CSV de un informe incluye también el análisis de mercado. Google Sheets requiere una cuenta de Google y el plan Pro. Con «Compartir» crea un enlace a la tabla que caduca y que puede anular.',
    },
    {
      id: 'history',
      question: '¿Dónde están mis búsquedas anteriores?',
      answer:
        'En «Recientes», en la barra lateral, y todas en el «Historial», agrupadas por sitio: búsquelas, cámbieles el nombre, fije las importantes y elimine las que no necesite. Lo eliminado queda 30 días en la papelera.',
    },
    {
      id: 'failure',
      question: '¿Qué hago si una búsqueda falla?',
      answer:
        'Compruebe la dirección, las credenciales y el código del producto, y su conexión a internet. Si sigue ocurriendo, escriba a soporte e indique qué buscaba. Un intento fallido no se descuenta de su plan.',
    },
    {
      id: 'limits',
      question: '¿Qué pasa cuando llego al límite de mi plan?',
      answer:
        'Le avisamos al acercarse, aquí y por correo. Después puede comprar créditos o subir de plan, lo que se aplica al momento. Si baja de plan, el cambio llega al final del período; si cancela, el plan sigue activo hasta entonces.',
    },
    {
      id: 'account',
      question: '¿Cómo cambio mis datos o mi contraseña?',
      answer:
        'En «Editar perfil» puede cambiar su nombre, su usuario y su contraseña. El correo no se puede cambiar. Si olvidó la contraseña, use el enlace de la página de inicio de sesión. En el perfil también crea claves de API, con las que otros programas y asistentes de IA usan su cuenta.',
    },
    {
      id: 'privacy',
      question: '¿Qué hacen con mis datos?',
      answer:
        'Sus páginas leídas, preguntas y respuestas se guardan cifradas; las páginas se borran a los 30 días. Lo que usted elimina pasa 30 días en la papelera, por si quiere recuperarlo, y después se borra para siempre. Desde su perfil puede descargar todo lo suyo o eliminar la cuenta.',
    },
  ],
}
