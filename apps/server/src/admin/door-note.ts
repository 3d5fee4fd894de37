import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const DoorNote = z.object({ url: z.url(), token: z.string() })
export type DoorNote = z.infer<typeof DoorNote>

const pathIn = (dataDir: string) => join(dataDir, 'operator.json')

/** Where the running server's operator door is; readable by the owner only, and whole at every moment. */
export async function writeDoorNote(dataDir: string, note: DoorNote) {
  const draft = join(dataDir, `.operator-${process.pid}.json`)
  await writeFile(draft, JSON.stringify(note), { mode: 0o600 })
  await rename(draft, pathIn(dataDir))
}

/** null when there is none: no server, or one that is still starting. */
export async function readDoorNote(dataDir: string): Promise<DoorNote | null> {
  try {
    return DoorNote.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')))
  } catch {
    return null
  }
}

export const removeDoorNote = (dataDir: string) => rm(pathIn(dataDir), { force: true })
