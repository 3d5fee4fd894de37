import type { app as es } from '../es/app.ts'

export const app: typeof es = {
  sidebar: 'Searches',
  toggleSidebar: 'Show or hide searches',
  offline: 'You’re offline. What’s on screen stays; the rest loads when you’re back online.',
  dashboardLink: brand => `${brand}, dashboard`,
  userMenu: name => `${name}’s account`,
  editProfile: 'Edit profile',
  analytics: 'My activity',
  readingRules: 'Custom rules',
  logout: 'Log out',
  logoutFailed: 'We couldn’t log you out.',
  signIn: 'Sign in',
  signInForSearches: 'Sign in to see yours.',
  retry: 'Try again',
}
