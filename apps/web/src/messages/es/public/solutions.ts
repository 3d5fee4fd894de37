export const solutions = {
  meta: {
    title: 'Soluciones por sector',
    description:
      'Cómo usan Sondeo los equipos de comercio electrónico, marketing, compras, logística e investigación, y quienes emprenden: flujo de trabajo, beneficios y ejemplos.',
  },
  back: 'Volver al inicio',
  title: 'La misma tabla, otro trabajo en cada sector',
  lead: 'Elija el suyo y vea qué se le puede preguntar a la web, qué vuelve y en cuántos pasos.',
  tabsLabel: 'Sectores',
  question: 'Pregunta',
  benefits: 'Qué gana',
  caseStudy: 'Caso ilustrativo',
  caseNote: 'Ejemplo construido para mostrar el uso; no describe a un cliente real.',
  workflow: 'Flujo de trabajo',
  step: (step: number) => `Paso ${step}`,
  signup: 'Crear una cuenta',
  closing: {
    title: 'Sondeo para todo su equipo',
    text: 'El acceso se ofrece junto con la membresía de nuestra red. Conozca qué incluye.',
    action: 'Ver la membresía',
  },
}
