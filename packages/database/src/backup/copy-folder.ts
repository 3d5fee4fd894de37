import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** A copy that shares its blocks with the original where the file system can do that. */
export const copyWhole = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Adds the files of stored bodies that are not in `to` yet, as links: such a file is only ever made whole and removed
 * whole. One that is removed meanwhile is left out.
 */
export async function linkBodies(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await linkOrCopy(source, target)
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' || code === 'ENOENT') return
    await copyFile(source, target, constants.COPYFILE_FICLONE).catch(failed => {
      if (codeOf(failed) !== 'ENOENT') throw failed
    })
  }
}
