// Runs before the first paint and is an own file, so that no page needs an inline script.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('language') === 'en') {
      root.lang = 'en'
      // The ready HTML is Spanish: it stays hidden for the moment until English stands, so that no line jumps.
      root.dataset.switching = ''
      setTimeout(() => delete root.dataset.switching, 2000)
    }
  } catch {
    // A device that keeps nothing gets Spanish and the system's theme.
  }
})()
