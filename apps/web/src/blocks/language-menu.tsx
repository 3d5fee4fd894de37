import { ChevronDown, Languages } from 'lucide-react'
import { languages, setLanguage, useLanguage } from '../browser/language.ts'
import { useShellMessages } from '../messages/shell.ts'
import { Menu, MenuChoice } from '../ui/overlays/menu.tsx'

/** Español or English, at once and kept on the device. */
export function LanguageMenu({ triggerClassName }: { triggerClassName?: string }) {
  const text = useShellMessages()
  const chosen = useLanguage()
  return (
    <Menu
      label={`${text.language}: ${text.languageNames[chosen]}`}
      triggerClassName={triggerClassName ?? menuTriggerClasses}
      trigger={
        <>
          <Languages aria-hidden="true" />
          <span className="max-sm:hidden">{text.languageNames[chosen]}</span>
          <ChevronDown aria-hidden="true" className="max-sm:hidden" />
        </>
      }
    >
      {languages.map(language => (
        <MenuChoice key={language} lang={language} isChosen={language === chosen} onClick={() => setLanguage(language)}>
          {text.languageNames[language]}
        </MenuChoice>
      ))}
    </Menu>
  )
}

export const menuTriggerClasses =
  'inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink [&_svg]:size-4'
