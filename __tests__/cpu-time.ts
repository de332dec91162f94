/**
 * Returns the CPU time that this process has used, in ms. Unlike the time of a clock, it does not grow while other processes keep the
 * machine busy.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
