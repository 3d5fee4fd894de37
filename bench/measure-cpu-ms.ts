/** Processor time: what else the machine does meanwhile counts for nobody. */
export function measureCpuMs(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
