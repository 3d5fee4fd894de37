import { nameSubheading } from '../names/subheading-names.ts'
import { aliasesAnimals } from './aliases/01-05-animals.data.ts'
import { aliasesPlants } from './aliases/06-15-plants.data.ts'
import { aliasesFood } from './aliases/16-24-food.data.ts'
import { aliasesMinerals } from './aliases/25-27-minerals.data.ts'
import { aliasesChemicals } from './aliases/28-38-chemicals.data.ts'
import { aliasesPlastics } from './aliases/39-40-plastics.data.ts'
import { aliasesLeatherWoodPaper } from './aliases/41-49-leather-wood-paper.data.ts'
import { aliasesTextiles } from './aliases/50-60-textiles.data.ts'
import { aliasesClothing } from './aliases/61-67-clothing.data.ts'
import { aliasesStoneGlassMetals } from './aliases/68-83-stone-glass-metals.data.ts'
import { aliasesMachinery } from './aliases/84-85-machinery.data.ts'
import { aliasesVehiclesToArt } from './aliases/86-97-vehicles-to-art.data.ts'
import { headingsAnimals } from './headings/01-05-animals.data.ts'
import { headingsPlants } from './headings/06-15-plants.data.ts'
import { headingsFood } from './headings/16-24-food.data.ts'
import { headingsMinerals } from './headings/25-27-minerals.data.ts'
import { headingsChemicals } from './headings/28-38-chemicals.data.ts'
import { headingsPlastics } from './headings/39-40-plastics.data.ts'
import { headingsLeatherWoodPaper } from './headings/41-49-leather-wood-paper.data.ts'
import { headingsTextiles } from './headings/50-60-textiles.data.ts'
import { headingsClothing } from './headings/61-67-clothing.data.ts'
import { headingsStoneGlassMetals } from './headings/68-83-stone-glass-metals.data.ts'
import { headingsMachinery } from './headings/84-85-machinery.data.ts'
import { headingsVehiclesToArt } from './headings/86-97-vehicles-to-art.data.ts'
import { chapterRows } from './headings/chapters.data.ts'

/** A name in both languages. */
export type Names = { es: string; en: string }

export type Alias = { code: string; text: string; lang: 'es' | 'en' }

const headingRows = [
  headingsAnimals,
  headingsPlants,
  headingsFood,
  headingsMinerals,
  headingsChemicals,
  headingsPlastics,
  headingsLeatherWoodPaper,
  headingsTextiles,
  headingsClothing,
  headingsStoneGlassMetals,
  headingsMachinery,
  headingsVehiclesToArt,
].flat()
const aliasRows = [
  aliasesAnimals,
  aliasesPlants,
  aliasesFood,
  aliasesMinerals,
  aliasesChemicals,
  aliasesPlastics,
  aliasesLeatherWoodPaper,
  aliasesTextiles,
  aliasesClothing,
  aliasesStoneGlassMetals,
  aliasesMachinery,
  aliasesVehiclesToArt,
].flat()

export const chapterNames = new Map(chapterRows.map(([code, es, en]): [string, Names] => [code, { es, en }]))
export const headingNames = new Map(headingRows.map(([code, es, en]): [string, Names] => [code, { es, en }]))
const subheadings = new Set(headingRows.flatMap(([code, , , ends]) => ends.split(' ').map(end => code + end)))

/** The chapter number that the nomenclature keeps free. */
export const RESERVED_CHAPTER = '77'

export const isKnownCode = (code: string): boolean =>
  code !== RESERVED_CHAPTER && (chapterNames.has(code) || headingNames.has(code) || subheadings.has(code))

/** The name of a chapter or heading; of a subheading its own, or its heading's where it is the only one. */
export function nameCode(code: string): Names {
  const names = nameSubheading(code) ?? headingNames.get(code.slice(0, 4)) ?? chapterNames.get(code.slice(0, 2))
  if (!names) throw new Error(`No such code: ${code}`)
  return names
}

/** The six-digit codes of a heading. */
export const listSubheadings = (heading: string): string[] =>
  [...subheadings].filter(code => code.startsWith(heading)).sort()

export const aliases: Alias[] = aliasRows.flatMap(([code, es, en]) => [
  ...es.split(',').map((text): Alias => ({ code, text, lang: 'es' })),
  ...en.split(',').map((text): Alias => ({ code, text, lang: 'en' })),
])
