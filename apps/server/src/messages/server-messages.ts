import type { Language } from '@sondeo/contract/fields'
import { en } from './en.ts'
import { es } from './es.ts'

type ServerMessages = typeof es

export const messagesIn = (language: Language): ServerMessages => (language === 'en' ? en : es)
