import type { app as es } from '../es/app.ts'

export const app: typeof es = {
  sidebar: 'Searches',
  toggleSidebar: 'Show or hide the searches',
  offline: 'You are offline. What is on the screen stays here; the rest loads when the connection is back.',
  dashboardLink: brand => `${brand}, dashboard`,
  userMenu: name => `Account of ${name}`,
  editProfile: 'Edit profile',
  analytics: 'Analytics',
  readingRules: 'Reading rules',
  logout: 'Log out',
  logoutFailed: 'You could not be logged out.',
  signIn: 'Sign in',
  retry: 'Try again',
}
