import { readFile } from 'node:fs/promises'

type ProcessUse = { memoryMb: number; processorMs: number }

const PAGE_BYTES = 4096
/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** What a process uses, where the system tells (Linux); elsewhere its own limits and the clock have to do. */
export async function measureProcess(processId: number): Promise<ProcessUse | undefined> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'latin1')
    // The program's name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
    return {
      memoryMb: ((pages ?? 0) * PAGE_BYTES) / 1024 / 1024,
      processorMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
    }
  } catch {
    return undefined
  }
}
