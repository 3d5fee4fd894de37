export const developers = {
  title: 'API y asistentes',
  lead: 'Todo lo que hace en pantalla lo puede hacer un programa: escanear, preguntar, investigar, seguir una lista y abrir lo guardado, con el origen de cada valor.',
  back: 'Volver al perfil',
  key: {
    title: 'Su clave',
    text: 'Cree una clave en su perfil y envíela en el encabezado `Authorization` de cada solicitud. Una clave de solo lectura no puede iniciar nada que cuente en su plan.',
    link: 'Crear una clave en el perfil',
  },
  examples: {
    title: 'Ejemplos listos para copiar',
    text: 'Ponga su clave donde dice `SU_CLAVE`. Los ejemplos con curl leen las respuestas con `jq`.',
    language: 'Lenguaje del ejemplo',
    keyPlace: 'SU_CLAVE',
    question: 'todos los registros',
    product: 'Azúcar',
    site: 'https://ejemplo.com/lista',
    topics: {
      ask: {
        title: 'Escanear un sitio y preguntar',
        text: 'El escaneo espera hasta el final, que puede tardar minutos. Con `Idempotency-Key`, repetir la solicitud no vuelve a escanear ni a cobrar.',
      },
      research: {
        title: 'Investigar un producto',
        text: 'La primera solicitud encuentra el código y las cifras; la segunda escribe el informe con su tabla.',
      },
      saved: {
        title: 'Abrir un resultado guardado con sus orígenes',
        text: 'La tabla trae el tipo de cada valor, y las fuentes dicen de qué página vienen qué columnas y filas.',
      },
    },
  },
  rules: {
    title: 'Lo que conviene saber',
    items: [
      'Cada clave puede hacer 300 solicitudes por minuto. Al pasar de ahí, la respuesta es `429` y `Retry-After` dice cuántos segundos esperar.',
      'Los límites por hora de cada llamada se cuentan por clave; lo que cuesta se descuenta del plan de su cuenta.',
      'Todo error tiene la misma forma: `success: false`, un `code` estable y un `message` en inglés.',
      'Con `Idempotency-Key` (hasta 200 caracteres), la misma solicitud se hace una sola vez en 24 horas: se repite la respuesta guardada. Con otro contenido responde `422`; mientras la primera sigue en curso, `409`.',
      'Mientras algo está en curso, `GET /api/work` dice cuánto lleva y `POST /api/stop-work` lo detiene; lo leído se conserva.',
      'Ninguna clave puede cambiar la cuenta, crear claves ni pagar.',
    ],
  },
  assistants: {
    title: 'Asistentes de IA (MCP)',
    text: 'Claude, ChatGPT y otros asistentes pueden escanear, preguntar, investigar, seguir listas y abrir sus resultados, citando el origen de cada valor. Dé al asistente esta dirección y su clave:',
    file: 'Configuración del asistente',
  },
  installed: {
    title: 'Si instaló Sondeo en su equipo',
    text: 'Lo que sigue solo funciona con una instalación propia.',
    assistant: 'El asistente, sin servidor:',
  },
  terminal: {
    title: 'En la terminal',
    text: 'Ejecute los comandos en la carpeta donde está instalado Sondeo. Con `SONDEO_URL` y `SONDEO_KEY` usa su cuenta; sin esas variables, se ejecuta en su equipo.',
    example: 'Ejemplo de la terminal',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Avise a su propio servidor cuando termina un escaneo largo o cambia una lista seguida, con mensajes firmados que puede comprobar.',
    link: 'Configurar webhooks',
  },
  description: {
    title: 'Referencia de la API',
    text: 'Todas las llamadas que acepta una clave, en OpenAPI 3.1, con ejemplos. Sirve para generar clientes en cualquier lenguaje.',
    link: 'Abrir openapi.json',
  },
}
