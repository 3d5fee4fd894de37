import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { newId } from '../new-id.ts'

/**
 * Makes the folder of a new PGlite database, once; as a copy of `templateDir` if that is there, which takes a tenth of
 * the time. It is made aside and renamed: what is stopped half-way leaves nothing that looks finished.
 */
export async function makeClusterOnce(folder: string, templateDir?: string): Promise<void> {
  if (existsSync(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = `${folder}.${newId()}.part`
  try {
    if (templateDir && existsSync(templateDir)) await cp(templateDir, unfinished, { recursive: true })
    else await (await PGlite.create({ dataDir: unfinished })).close()
    await rename(unfinished, folder).catch(error => {
      // Another process was first; its cluster is as good as ours.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
