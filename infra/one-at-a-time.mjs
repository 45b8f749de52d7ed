// Two installations into one folder break each other, and one whose starter was killed may still be under way.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** A process and when it began, by Linux; where that is not told, undefined. */
const markOf = (pid) => {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19]}`
  } catch {
    return undefined
  }
}

const write = (file, pids) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(pids.map(markOf)))
}

const holderOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).find((mark) => mark === markOf(Number.parseInt(mark, 10)))
  } catch {
    return undefined
  }
}

/**
 * Does `work` when no process that `file` names lives any more. `work` gets a function that adds the process that works for it; the
 * file goes when it ends. `onWait` is told once. Rejects when `signal` is aborted meanwhile.
 */
export const oneAtATime = async (file, { onWait, signal }, work) => {
  for (let isReported = false, holder = holderOf(file); holder; holder = holderOf(file)) {
    if (!isReported) onWait(Number.parseInt(holder, 10))
    isReported = true
    await wait(200)
    signal?.throwIfAborted()
  }
  const hold = (...pids) => write(file, pids)
  hold(process.pid)
  try {
    return await work((pid) => hold(process.pid, pid))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Says in `folder` that this process lives. Gives what takes it back; it is taken back when the process ends. */
export const standIn = (folder) => {
  const file = join(folder, `${process.pid}.json`)
  const leave = () => rmSync(file, { force: true })
  write(file, [process.pid])
  process.once('exit', leave)
  return leave
}

/** Another process that has said so and still lives: its number. */
export const otherIn = (folder) => {
  mkdirSync(folder, { recursive: true })
  const others = readdirSync(folder).filter((name) => name !== `${process.pid}.json`)
  const holder = others.map((name) => holderOf(join(folder, name))).find(Boolean)
  return holder && Number.parseInt(holder, 10)
}
