import { join } from 'node:path'
import { openLogFile } from './log-file.mjs'
import { forPeople } from './log-line.mjs'

/**
 * Where the programs' lines go. To a terminal, what a person should read at once; all of it then stands in `file`. Where the output is
 * piped, a program reads it: the children print into it themselves, JSON and all, and there is no file.
 */
export const childLines = (dataDir, say) => {
  if (!process.stdout.isTTY || !process.stderr.isTTY) return {}
  const file = join(dataDir, 'log', 'hourcast.jsonl')
  const append = openLogFile(file, { onFault: ({ message }) => say(`warning: the log file cannot be written: ${message}`) })
  return {
    file,
    onLine: (line) => {
      append(line)
      const text = forPeople(line)
      if (text !== undefined) say(text)
    },
  }
}
