import type { errorNotes as es } from '../es/error-notes.ts'

export const errorNotes: typeof es = {
  notAuthorized: 'This email is not authorized. Please contact support for access',
  generic:
    'Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.',
  noResponse: 'We got no response. Check your internet connection.',
  retryIn: seconds =>
    seconds < 90 ? `You can try again in ${seconds} s.` : `You can try again in ${Math.ceil(seconds / 60)} min.`,
}
