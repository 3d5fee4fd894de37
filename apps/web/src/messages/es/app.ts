export const app = {
  sidebar: 'Búsquedas',
  toggleSidebar: 'Mostrar u ocultar las búsquedas',
  offline: 'Sin conexión a internet. Lo que está en pantalla sigue aquí; lo demás se carga cuando vuelva.',
  dashboardLink: (brand: string) => `${brand}, panel`,
  userMenu: (name: string) => `Cuenta de ${name}`,
  editProfile: 'Editar perfil',
  analytics: 'Panel de análisis',
  readingRules: 'Reglas de lectura',
  logout: 'Cerrar sesión',
  logoutFailed: 'No se pudo cerrar la sesión.',
  signIn: 'Iniciar sesión',
  retry: 'Intentar de nuevo',
}
