export const app = {
  sidebar: 'Búsquedas',
  toggleSidebar: 'Mostrar u ocultar las búsquedas',
  offline: 'Sin conexión a internet. Lo que ve sigue aquí; el resto se cargará cuando vuelva la conexión.',
  dashboardLink: (brand: string) => `${brand}, panel`,
  userMenu: (name: string) => `Cuenta de ${name}`,
  editProfile: 'Editar perfil',
  analytics: 'Mi actividad',
  readingRules: 'Reglas propias',
  logout: 'Cerrar sesión',
  logoutFailed: 'No se pudo cerrar la sesión.',
  signIn: 'Iniciar sesión',
  retry: 'Intentar de nuevo',
}
