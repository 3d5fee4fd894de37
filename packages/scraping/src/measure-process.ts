import { readFile } from 'node:fs/promises'

export type ProcessUse = { id: number; parent: number; memoryMb: number; processorMs: number }

const MB = 1024 * 1024
const PAGE_BYTES = 4096
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** What a process uses, where the system tells (Linux); elsewhere its own limits and the clock have to do. */
export async function measureProcess(processId: number): Promise<ProcessUse | undefined> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'latin1')
    // The program's name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, pages = 0] = [fields[1], fields[11], fields[12], fields[21]].map(Number)
    return { id: processId, parent, memoryMb: (pages * PAGE_BYTES) / MB, processorMs: (user + system) * TICK_MS }
  } catch {
    return undefined
  }
}
