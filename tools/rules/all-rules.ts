import { additiveMigrations } from './additive-migrations.ts'
import { boundaries } from './boundaries.ts'
import { documents } from './documents.ts'
import { environment } from './environment.ts'
import { names } from './names.ts'
import { purity } from './purity.ts'
import { sizes } from './sizes.ts'
import { smallParts } from './small-parts.ts'
import type { Rule } from './source-files.ts'
import { ownerDemanded, sqlHome } from './sql-home.ts'
import { unused } from './unused.ts'
import { visibleText } from './visible-text.ts'
import { wayOut } from './way-out.ts'
import { wordsOnce } from './words-once.ts'

export const allRules: readonly Rule[] = [
  boundaries,
  purity,
  wayOut,
  sqlHome,
  ownerDemanded,
  additiveMigrations,
  environment,
  names,
  sizes,
  smallParts,
  visibleText,
  documents,
  unused,
  wordsOnce,
]
