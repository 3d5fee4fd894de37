import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
const STEP = 64 * 1024

/** A disk of its own in memory, which can be filled; null where this user may not mount one. */
export function mountSmallDisk(megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'sondeo-disk-'))
  if (!run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filling = join(folder, 'filling')
  return {
    folder,
    /** To the last byte. */
    fill() {
      writeFileSync(filling, '')
      try {
        for (;;) writeFileSync(filling, Buffer.alloc(STEP), { flag: 'a' })
      } catch {
        return statfsSync(folder).bavail
      }
    },
    makeRoom: () => truncateSync(filling),
    discard() {
      run('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
