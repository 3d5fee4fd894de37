import type { notFound as es } from '../../es/public/not-found.ts'

export const notFound: typeof es = {
  title: 'Page not found',
  text: 'The address does not exist or has moved. Check the spelling, or start again from here.',
  back: 'Back',
  home: 'Go to home page',
  reload: 'Reload',
  support: 'Followed one of our links? Write to',
}
