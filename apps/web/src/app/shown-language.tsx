import { useEffect, useLayoutEffect } from 'react'
import { useLanguage } from '../browser/language.ts'

/** Shows the page again that preferences.js hid while the ready Spanish HTML was switched; says when it can be used. */
export function ShownLanguage() {
  const language = useLanguage()
  useLayoutEffect(() => {
    if (language === 'en') delete document.documentElement.dataset.switching
  }, [language])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}
