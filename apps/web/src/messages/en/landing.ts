import type { landing as es } from '../es/landing.ts'

export const landing: typeof es = {
  meta: {
    title: 'Sondeo: ask the web and get a table you can trust',
    description:
      'Research products with real trade figures and turn any website into a list, with the origin of every value.',
  },
}
