import { useEffect, useLayoutEffect } from 'react'
import { useLanguage } from '../browser/language.ts'

const fontPatienceMs = 1_000

/** English lines break elsewhere in the fallback font: they would jump if they were shown before the fonts are there. */
async function showWithFonts() {
  await Promise.race([document.fonts.ready, new Promise(resolve => setTimeout(resolve, fontPatienceMs))])
  delete document.documentElement.dataset.switching
}

/** Shows the page again that preferences.js hid while the ready Spanish HTML was switched; says when it can be used. */
export function ShownLanguage() {
  const language = useLanguage()
  useLayoutEffect(() => {
    if (language === 'en') void showWithFonts()
  }, [language])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return null
}
