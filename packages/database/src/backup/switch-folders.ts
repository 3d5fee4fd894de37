import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** In this order: the key is read before the database is opened. */
const PARTS = ['secret', 'database', 'pages']

const Switch = z.object({ incoming: z.string(), aside: z.string() })

const noteIn = (dataDir: string) => join(dataDir, 'restore.json')

/** Writes down that `incoming`, a folder inside `dataDir`, takes the place of what is there; gives where that goes. */
export function beginSwitch({ dataDir, incoming, now }: { dataDir: string; incoming: string; now: Date }): string {
  const aside = `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`
  const note = { incoming: basename(incoming), aside }
  writeFileSync(`${noteIn(dataDir)}.part`, JSON.stringify(note), { mode: 0o600, flush: true })
  renameSync(`${noteIn(dataDir)}.part`, noteIn(dataDir))
  return join(dataDir, aside)
}

/**
 * Does what was written down, or the rest of it: several folders cannot be renamed in one step, so whoever opens the
 * database next finishes what was cut off between two of them.
 */
export function finishSwitch(dataDir: string): void {
  if (!existsSync(noteIn(dataDir))) return
  const note = Switch.parse(JSON.parse(readFileSync(noteIn(dataDir), 'utf8')))
  const [incoming, aside] = [join(dataDir, note.incoming), join(dataDir, note.aside)]
  for (const part of PARTS) {
    if (!existsSync(join(incoming, part))) continue
    if (existsSync(join(dataDir, part))) {
      mkdirSync(aside, { recursive: true, mode: 0o700 })
      renameSync(join(dataDir, part), join(aside, part))
    }
    renameSync(join(incoming, part), join(dataDir, part))
  }
  rmSync(noteIn(dataDir))
  rmSync(incoming, { recursive: true, force: true })
}
