/** Runs one after another, however often it is called: what was asked for meanwhile is done once more at the end. */
export function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const runWhileWanted = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await run()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void runWhileWanted()
  }
}
