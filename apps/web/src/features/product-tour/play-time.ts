const isTime = (seconds: number) => Number.isFinite(seconds) && seconds > 0

/** Seconds as 0:07, 3:25 or 1:02:05. */
export function formatPlayTime(seconds: number): string {
  const whole = isTime(seconds) ? Math.floor(seconds) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** How much of the whole has been played, 0 to 100; 0 while the duration is unknown. */
export function playedPercent(current: number, duration: number): number {
  if (!isTime(duration) || !isTime(current)) return 0
  return Math.min(100, Math.round((current / duration) * 100))
}
