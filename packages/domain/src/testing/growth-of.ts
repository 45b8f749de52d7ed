const ROUNDS = 4
/** A round takes so long that the clock of the CPU is fine enough, in microseconds. */
const LEAST_ROUND = 10_000

/** What is the user's and what the system's of a short time is a guess of the kernel: in a round the user's alone may be nothing. */
const cpuOf = (work: () => unknown, times: number): number => {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** How many times more CPU time `work` takes on a text of twice the length: two where its time is linear, four where it is quadratic. */
export const growthOf = (textOf: (length: number) => string, work: (text: string) => unknown, length: number): number => {
  const [one, twice] = [textOf(length), textOf(2 * length)]
  // The first turns compile what is run.
  for (const text of [one, twice, one]) work(text)
  let times = 1
  while (cpuOf(() => work(one), times) < LEAST_ROUND) times *= 2
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1) {
    least = Math.min(
      least,
      cpuOf(() => work(one), times),
    )
    most = Math.min(
      most,
      cpuOf(() => work(twice), times),
    )
  }
  return most / least
}
