import type { notFound as es } from '../../es/public/not-found.ts'

export const notFound: typeof es = {
  title: 'Page not found',
  text: 'The address does not exist or has moved. Check its spelling, or go on from here.',
  back: 'Back',
  home: 'Go to the home page',
  reload: 'Reload',
  support: 'Did one of our own links bring you here? Write to',
}
