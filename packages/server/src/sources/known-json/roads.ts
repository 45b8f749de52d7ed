import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { objectsAt, type Shape, textAt } from './shape.ts'

const AUTOBAHN_LISTS = ['warning', 'closure', 'roadworks']

/** The German motorways: warnings, closures and roadworks with a title, a direction and lines of description. */
export const autobahn: Shape = (json) => {
  if (!isJsonObject(json)) return undefined
  const rows = AUTOBAHN_LISTS.flatMap((key) => objectsAt(json, key)).filter(
    (row) => textAt(row, 'title') !== '' && Array.isArray(row.description) && 'isBlocked' in row,
  )
  if (rows.length === 0) return undefined
  // What is announced for later is no news of the road.
  return { name: 'Autobahn', entries: rows.filter((row) => row.future !== true).map(motorwayEntry) }
}

const motorwayEntry = (row: JsonObject): RawEntry => {
  const lines = Array.isArray(row.description) ? row.description.slice(0, 40) : []
  const told = lines.filter((line): line is string => typeof line === 'string' && !/^(?:Beginn|Ende)\s?:|^\s*$/.test(line))
  const title = textAt(row, 'title').replace(/\s*\|\s*/g, ': ')
  const subtitle = textAt(row, 'subtitle')
  return {
    identity: textAt(row, 'identifier') || `${title} ${subtitle}`,
    title: [title, subtitle].filter(Boolean).join(', '),
    text: told.map((line) => line.trim().replace(/(?<![.!?])$/, '.')).join(' '),
    publishedAt: readDate(textAt(row, 'startTimestamp')),
  }
}

/** The lines of Transport for London: how each runs, and why. What runs well is told in one sentence. */
export const londonLines: Shape = (json) => {
  const lines = Array.isArray(json) ? json.slice(0, 200).filter(isJsonObject) : []
  const known = lines.filter((line) => textAt(line, 'name') !== '' && objectsAt(line, 'lineStatuses').length > 0)
  if (known.length === 0) return undefined
  return { name: 'Transport for London', entries: known.flatMap(lineEntries) }
}

const lineEntries = (line: JsonObject): RawEntry[] => {
  const [status] = objectsAt(line, 'lineStatuses')
  const name = `${textAt(line, 'name')} line`.replace(/ line line$/i, ' line')
  const state = status === undefined ? '' : textAt(status, 'statusSeverityDescription')
  if (status === undefined || state === '') return []
  const reason = textAt(status, 'reason').replace(/^[^:]{2,40}:\s*/, '')
  const title = `${name}: ${state}`
  const [period] = objectsAt(status, 'validityPeriods')
  return [
    {
      identity: `${title} ${reason}`,
      title,
      text: reason,
      publishedAt: period === undefined ? undefined : readDate(textAt(period, 'fromDate')),
    },
  ]
}
