/**
 * The CPU time of this process, in milliseconds, while `work` is done: a bound on it tells linear from quadratic time however busy the
 * machine is.
 */
export const cpuMsOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
