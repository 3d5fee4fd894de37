/** How long this thread worked, in milliseconds: a busy machine makes a test wait, but not work. */
export function measureCpuMs<Result>(work: () => Result): { result: Result; cpuMs: number } {
  const before = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, cpuMs: (user + system) / 1000 }
}
