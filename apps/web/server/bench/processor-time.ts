import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

type Seen = { pid: number; parent: number; ticks: number }

/** Of /proc/PID/stat, behind the name, which may hold anything: state, parent, …, then user and system time. */
const seenOf = (pid: number): Seen | null => {
  try {
    const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ').map(Number)
    return { pid, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }
  } catch {
    return null
  }
}

/** Seconds of processor that a process and what it has started have used so far, as far as it still runs. */
export const processorSeconds = (pid: number): number => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => seenOf(Number(name)) ?? [])
  const sumBelow = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.ticks + sumBelow(each.pid), 0)
  return ((all.find((each) => each.pid === pid)?.ticks ?? 0) + sumBelow(pid)) / TICKS_A_SECOND
}

/** The process that was started by `parent` and whose command holds `words`. */
export const findProcess = (parent: number, words: string): number => {
  for (const name of readdirSync('/proc')) {
    const seen = /^\d+$/.test(name) ? seenOf(Number(name)) : null
    if (seen?.parent === parent && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(words)) return seen.pid
  }
  throw new Error(`process ${parent} has started no ${words}`)
}
