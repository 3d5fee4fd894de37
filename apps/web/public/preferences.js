// Runs before the first paint and is an own file, so that no page needs an inline script.
;(() => {
  // The schema library would try to make code from text, which the content policy refuses and browsers then report.
  globalThis.__zod_globalConfig = { jitless: true }
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('language') === 'en') {
      root.lang = 'en'
      // The ready HTML is Spanish: it stays hidden for the moment until English stands, so that no line jumps. A
      // script that fails or never comes shows the Spanish page instead of none.
      root.dataset.switching = ''
      const show = () => delete root.dataset.switching
      addEventListener('error', show, true)
      setTimeout(show, 10_000)
    }
  } catch {
    // A device that keeps nothing gets Spanish and the system's theme.
  }
})()
