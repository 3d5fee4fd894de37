import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, themes, useTheme } from '../browser/theme.ts'
import { useShellMessages } from '../messages/shell.ts'
import { Menu, MenuChoice } from '../ui/menu.tsx'
import { menuTriggerClasses } from './language-menu.tsx'

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
