import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { watchProcesses } from './watch-processes.ts'

const started: ChildProcess[] = []
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A program that starts another one, says its number and waits. */
async function startTree(work = 'exec sleep 60'): Promise<{ root: number; child: number }> {
  const start = `require('child_process').spawn('sh', ['-c', ${JSON.stringify(`${work}`)}])`
  const script = `const c=${start};console.log(c.pid);setInterval(()=>{},1e6)`
  const root = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(root)
  const [said] = await once(root.stdout, 'data')
  return { root: root.pid ?? 0, child: Number(String(said)) }
}

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
const tiny = { memoryMb: 0, treeMemoryMb: 1e9, processorMs: 1e9 }

test.runIf(process.platform === 'linux')(
  'what a browser’s process takes too much with is ended, the browser itself not',
  async () => {
    const { root, child } = await startTree()
    stops.push(watchProcesses(root, tiny))
    await expect.poll(() => isAlive(child)).toBe(false)
    expect(isAlive(root)).toBe(true)
  },
)

test.runIf(process.platform === 'linux')(
  'a process that we did not start is left alone, whatever its size',
  async () => {
    const { child: stranger } = await startTree()
    const { root, child } = await startTree()
    stops.push(watchProcesses(stranger, { ...tiny, treeMemoryMb: 0 }), watchProcesses(root, tiny))
    await expect.poll(() => isAlive(child)).toBe(false)
    expect(isAlive(stranger)).toBe(true)
  },
)

test.runIf(process.platform === 'linux')('a tree that takes too much together loses its largest process', async () => {
  const { root, child } = await startTree()
  stops.push(watchProcesses(root, { memoryMb: 1e9, treeMemoryMb: 1, processorMs: 1e9 }))
  await expect.poll(() => isAlive(child)).toBe(false)
})

test.runIf(process.platform === 'linux')('a process that takes the processor for too long is ended', async () => {
  const { root, child } = await startTree('while true; do :; done')
  const { child: idle } = await startTree()
  stops.push(watchProcesses(root, { memoryMb: 1e9, treeMemoryMb: 1e9, processorMs: 500 }))
  await expect.poll(() => isAlive(child)).toBe(false)
  expect([isAlive(root), isAlive(idle)]).toEqual([true, true])
})
