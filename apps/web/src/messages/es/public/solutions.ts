export const solutions = {
  meta: {
    title: 'Soluciones por sector',
    description:
      'Cómo usan Sondeo los equipos de comercio electrónico, marketing, compras, logística e investigación, y quienes emprenden: flujo de trabajo, beneficios y ejemplos.',
  },
  back: 'Volver al inicio',
  title: 'Una herramienta, seis formas de usarla',
  lead: 'Elija su sector y vea qué puede preguntar y qué obtiene.',
  tabsLabel: 'Sectores',
  question: 'Pregunta',
  benefits: 'Beneficios',
  caseStudy: 'Caso ilustrativo',
  caseNote: 'Ejemplo ilustrativo; no es un cliente real.',
  workflow: 'Flujo de trabajo',
  step: (step: number) => `Paso ${step}`,
  signup: 'Crear una cuenta',
  closing: {
    title: 'Sondeo para todo su equipo',
    text: 'El acceso se ofrece junto con la membresía de nuestra red. Conozca qué incluye.',
    action: 'Ver la membresía',
  },
}
