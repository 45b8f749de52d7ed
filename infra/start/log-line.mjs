// For people at a terminal a log line reads like the progress lines around it. In a file or a service's journal it stays JSON.
const LEVELS = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }
// For programs that look for what belongs together; the slot says as much to people.
const LEFT_OUT = new Set(['level', 'time', 'msg', 'stage', 'broadcastId', 'schedulerId', 'traceId'])

const firstLine = (value) => String(value).split('\n')[0]

/** The sentence of a line of JSON, with what it says besides; anything else as it is. */
export const tellLogLine = (line) => {
  let entry
  try {
    entry = JSON.parse(line)
  } catch {
    return line
  }
  if (typeof entry?.msg !== 'string') return line
  const details = Object.entries(entry).flatMap(([name, value]) =>
    LEFT_OUT.has(name) ? [] : `${name} ${firstLine(typeof value === 'object' ? JSON.stringify(value) : value)}`,
  )
  return `${LEVELS[entry.level] ?? ''}${entry.msg}${details.length > 0 ? ` (${details.join(', ')})` : ''}`
}
