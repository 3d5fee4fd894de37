import { Monitor, Moon, Sun } from 'lucide-react'
import { createDeviceChoice } from '../browser/stored/device-choice.ts'
import { useShellMessages } from '../messages/shell.ts'
import { Menu, MenuChoice } from '../ui/overlays/menu.tsx'
import { menuTriggerClasses } from './language-menu.tsx'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const choice = createDeviceChoice<Theme>({
  key: 'theme',
  choices: themes,
  initial: 'system',
  apply: theme => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  },
})

const useTheme = choice.use
const setTheme = choice.set

const icons = { system: Monitor, light: Sun, dark: Moon }

/** Light, dark or what the system says; kept on the device. */
export function ThemeMenu({ triggerClassName }: { triggerClassName?: string }) {
  const text = useShellMessages()
  const chosen = useTheme()
  const Icon = icons[chosen]
  return (
    <Menu
      label={`${text.theme}: ${text.themeNames[chosen]}`}
      triggerClassName={triggerClassName ?? menuTriggerClasses}
      trigger={<Icon aria-hidden="true" />}
    >
      {themes.map(theme => (
        <MenuChoice key={theme} isChosen={theme === chosen} onClick={() => setTheme(theme)}>
          {text.themeNames[theme]}
        </MenuChoice>
      ))}
    </Menu>
  )
}
