import { addressForms } from './address-forms.ts'
import type { Attack } from './attack.ts'
import { bombs } from './bombs.ts'
import { browserEscapes } from './browser-escapes.ts'
import { content } from './content.ts'
import { floods } from './floods.ts'
import { fuzz } from './fuzz.ts'
import { isolation } from './isolation.ts'
import { keys } from './keys.ts'
import { ledAstray } from './led-astray.ts'
import { links } from './links.ts'
import { redirects } from './redirects.ts'
import { superLinear } from './super-linear.ts'

export const allAttacks: readonly Attack[] = [
  addressForms,
  redirects,
  browserEscapes,
  isolation,
  keys,
  links,
  ledAstray,
  content,
  bombs,
  superLinear,
  floods,
  fuzz,
]
