import { createDeviceChoice } from './stored/device-choice.ts'

export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

const choice = createDeviceChoice<Language>({
  key: 'language',
  choices: languages,
  initial: 'es',
  apply: language => {
    document.documentElement.lang = language
  },
})

/** Spanish while ready-made HTML is taken over, then what the device keeps. */
export const useLanguage = choice.use
export const getLanguage = choice.get
export const setLanguage = choice.set
