import { createDeviceChoice } from './device-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const choice = createDeviceChoice<Theme>({
  key: 'theme',
  choices: themes,
  initial: 'system',
  apply: theme => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  },
})

export const useTheme = choice.use
export const setTheme = choice.set
