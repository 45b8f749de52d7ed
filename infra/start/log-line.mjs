// For people at a terminal a log line reads like the progress lines around it. In a file or a service's journal it stays JSON.
const LEVELS = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }
const WARNING = 40
// For programs that look for what belongs together; the slot says as much to people.
const LEFT_OUT = new Set(['level', 'time', 'msg', 'stage', 'broadcastId', 'schedulerId', 'traceId'])

const firstLine = (value) => String(value).split('\n')[0]

const entryOf = (line) => {
  try {
    const entry = JSON.parse(line)
    return typeof entry?.msg === 'string' ? entry : undefined
  } catch {
    return undefined
  }
}

const sentenceOf = (entry) => {
  const details = Object.entries(entry).flatMap(([name, value]) =>
    LEFT_OUT.has(name) ? [] : `${name} ${firstLine(typeof value === 'object' ? JSON.stringify(value) : value)}`,
  )
  return `${LEVELS[entry.level] ?? ''}${entry.msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}

/**
 * What a person should read of a line at once: the sentence of a warning or an error, and what is no log line as it is. Undefined for
 * what is kept for later.
 */
export const forPeople = (line) => {
  const entry = entryOf(line)
  if (!entry) return line
  return entry.level >= WARNING ? sentenceOf(entry) : undefined
}
