export const solutions = {
  meta: {
    title: 'Soluciones por área',
    description:
      'Cómo usan Sondeo los equipos de comercio electrónico, marketing, compras, logística e investigación, y quienes emprenden: flujo de trabajo, beneficios y ejemplos.',
  },
  back: 'Volver al inicio',
  title: 'Una herramienta, seis formas de usarla',
  lead: 'Elija su área y vea qué puede preguntar y qué obtiene.',
  tabsLabel: 'Áreas',
  question: 'Pregunta',
  benefits: 'Beneficios',
  caseStudy: 'Caso ilustrativo',
  caseNote: 'Ejemplo ilustrativo; no es un cliente real.',
  workflow: 'Flujo de trabajo',
  step: (step: number) => `Paso ${step}`,
  signup: 'Crear una cuenta',
  closing: {
    title: 'Sondeo para todo su equipo',
    text: 'Pruebe Sondeo 14 días, sin tarjeta. Si su equipo ya es miembro de nuestra red, vea qué incluye su acceso.',
    action: 'Ver la membresía',
  },
}
