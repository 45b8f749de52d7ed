// What the programs log while a person reads the terminal: in a file of the data folder that never grows past its bound.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const MAX_BYTES = 8 * 1024 * 1024

const sizeOf = (file) => {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}

/**
 * Gives a function that appends a line to `file`. A file that is full becomes `file.1`, in the place of the last one, so that both
 * together stay below twice `maxBytes`. A line that cannot be written is left out: `onFault` is called once, and nothing else stops.
 */
export const openLogFile = (file, { maxBytes = MAX_BYTES, onFault }) => {
  let size = sizeOf(file)
  let hasFailed = false
  return (line) => {
    const text = `${line}\n`
    const bytes = Buffer.byteLength(text)
    try {
      if (size === 0) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      if (size > 0 && size + bytes > maxBytes) {
        renameSync(file, `${file}.1`)
        size = 0
      }
      appendFileSync(file, text, { mode: 0o600 })
      size += bytes
    } catch (error) {
      if (!hasFailed) onFault(error)
      hasFailed = true
    }
  }
}
