import { readdir } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { measureProcess, type ProcessUse } from '../measure-process.ts'

export type ProcessLimits = {
  /** Of one process that draws pages: a page has one, its frames of other sites one each. */
  memoryMb: number
  /** Of the browser with all its processes. */
  treeMemoryMb: number
  /** Of the processor, for one process that draws pages. */
  processorMs: number
}

const LOOK_MS = 300
const MB = 1024 * 1024

export function chooseProcessLimits(): ProcessLimits {
  const constrained = process.constrainedMemory()
  const memory = (constrained > 0 && constrained < totalmem() ? constrained : totalmem()) / MB
  return {
    memoryMb: Math.min(800, memory / 4),
    treeMemoryMb: Math.min(2500, memory / 2),
    processorMs: 90_000 * Math.min(2, availableParallelism()),
  }
}

/**
 * Ends processes of a browser that take too much: what V8 limits is only its own heap, and a page also has arrays,
 * drawings and frames. A page whose process is gone is told as crashed. Linux only, as elsewhere nothing tells.
 */
export function watchProcesses(root: number, limits: ProcessLimits): () => void {
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, LOOK_MS).unref()

  async function look(): Promise<void> {
    const all = await listProcesses()
    // Only a child of this process: a number that meanwhile belongs to somebody else is left alone.
    if (all.find(({ id }) => id === root)?.parent !== process.pid) return
    const tree = listTree(all, root)
    const drawing = tree.filter(({ id }) => id !== root)
    for (const { id, memoryMb, processorMs } of drawing)
      if (memoryMb > limits.memoryMb || processorMs > limits.processorMs) end(id)
    const together = tree.reduce((sum, { memoryMb }) => sum + memoryMb, 0)
    const [largest] = drawing.toSorted((one, other) => other.memoryMb - one.memoryMb)
    if (together > limits.treeMemoryMb) end(largest?.id ?? root)
  }

  return () => clearInterval(timer)
}

function end(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

function listTree(all: readonly ProcessUse[], root: number): ProcessUse[] {
  const known = new Set([root])
  // Parents are older than their children, and so have smaller numbers but where numbers began anew.
  for (let before = 0; before < known.size; ) {
    before = known.size
    for (const { id, parent } of all) if (known.has(parent)) known.add(id)
  }
  return all.filter(({ id }) => known.has(id))
}

async function listProcesses(): Promise<ProcessUse[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(names.filter(name => /^\d+$/.test(name)).map(name => measureProcess(Number(name))))
  return found.filter(one => one !== undefined)
}
