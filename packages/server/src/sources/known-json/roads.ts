import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { objectsAt, type Shape, textAt } from './shape.ts'

const AUTOBAHN_LISTS = ['warning', 'closure', 'roadworks']

/** The German motorways: warnings, closures and roadworks with a title, a direction and lines of description. */
export const autobahn: Shape = (json, { readAt }) => {
  if (!isJsonObject(json)) return undefined
  const rows = AUTOBAHN_LISTS.flatMap((key) => objectsAt(json, key)).filter(
    (row) => textAt(row, 'title') !== '' && Array.isArray(row.description) && 'isBlocked' in row,
  )
  if (rows.length === 0) return undefined
  // What is announced for later is no news of the road.
  return {
    name: 'Autobahn',
    entries: rows.filter((row) => row.future !== true && !isOver(row, readAt)).map((row) => motorwayEntry(row, readAt)),
  }
}

const END = /^Ende\s?:\s?(\d{2})\.(\d{2})\.(\d{4})\s(\d{2}):(\d{2})/

/** 'Ende: 22.02.2027 05:00', by German clocks. */
const isOver = (row: JsonObject, readAt: number | undefined): boolean => {
  const lines = Array.isArray(row.description) ? row.description.slice(0, 40) : []
  const [, day, month, year, hour, minute] = lines.flatMap((line) => (typeof line === 'string' ? (END.exec(line) ?? []) : []))
  const end = readDate(`${year}-${month}-${day}T${hour}:${minute}:00+01:00`)
  return end !== undefined && readAt !== undefined && end < readAt
}

const motorwayEntry = (row: JsonObject, readAt: number | undefined): RawEntry => {
  const lines = Array.isArray(row.description) ? row.description.slice(0, 40) : []
  const [road = '', stretch = ''] = textAt(row, 'title')
    .split('|')
    .map((part) => part.trim())
  // 'A7: Flensburg -> Hamburg, zwischen …' says the title again.
  const told = lines.filter(
    (line): line is string =>
      typeof line === 'string' && !/^(?:Beginn|Ende)\s?:|^\s*$/.test(line) && !(road !== '' && line.startsWith(`${road}:`)),
  )
  const where = [`${road} ${textAt(row, 'subtitle')}`.trim(), betweenOf(stretch)].filter(Boolean).join(', ')
  return {
    identity: textAt(row, 'identifier') || where,
    about: 'traffic',
    title: where,
    text: told.map(sentenceOf).join(' '),
    // What is listed holds, no matter when it began.
    publishedAt: readAt ?? readDate(textAt(row, 'startTimestamp')),
  }
}

/** 'Blumenthal - Bordesholm': two junctions. A name alone stays as it is. */
const betweenOf = (stretch: string): string => {
  const [from, to, more] = stretch.split(/(?<!\s)\s+[-–]\s+/)
  return from !== undefined && to !== undefined && more === undefined ? `zwischen ${from} und ${to}` : stretch
}

const sentenceOf = (line: string): string => {
  const told = line.trim().replaceAll('->', 'Richtung')
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`.replace(/(?<![.!?])$/, '.')
}

/** The lines of Transport for London: how each runs, and why. What runs well is told in one sentence. */
export const londonLines: Shape = (json, { readAt }) => {
  const lines = Array.isArray(json) ? json.slice(0, 200).filter(isJsonObject) : []
  const known = lines.filter((line) => textAt(line, 'name') !== '' && objectsAt(line, 'lineStatuses').length > 0)
  if (known.length === 0) return undefined
  const isGood = (line: JsonObject) => worstNow(line, readAt) === undefined
  const entries = known.filter((line) => !isGood(line)).flatMap((line) => lineEntries(line, readAt))
  const good = known.filter(isGood)
  const title = good.length === 1 ? `Good service on the ${nameOf(good[0] ?? {})}` : 'Good service on all other lines'
  const rest = entries.length === 0 && good.length > 1 ? 'Good service on all lines' : title
  return {
    name: 'Transport for London',
    entries: good.length === 0 ? entries : [...entries, { identity: rest, title: rest, text: '', publishedAt: undefined }],
  }
}

const GOOD = 'Good Service'

const stateOf = (status: JsonObject): string => textAt(status, 'statusSeverityDescription')

/** From 'Closed' to 'Change of frequency', by the service's numbers: they run from bad to good only up to 10. */
const WORST_FIRST = [16, 1, 2, 3, 11, 4, 5, 6, 7, 15, 8, 9, 14]

/** Of what goes on at once what hinders most; what is planned for later is no news of the line. */
const worstNow = (line: JsonObject, readAt: number | undefined): JsonObject | undefined =>
  objectsAt(line, 'lineStatuses')
    .filter((status) => stateOf(status) !== '' && stateOf(status) !== GOOD && isNow(status, readAt))
    .sort((one, other) => placeOf(one) - placeOf(other))[0]

const placeOf = (status: JsonObject): number => {
  const at = WORST_FIRST.indexOf(Number(status.statusSeverity))
  return at < 0 ? WORST_FIRST.length : at
}

const isNow = (status: JsonObject, readAt: number | undefined): boolean => {
  const periods = objectsAt(status, 'validityPeriods')
  const runs = ({ isNow, fromDate, toDate }: JsonObject) => {
    if (typeof isNow === 'boolean') return isNow
    const [from, to] = [fromDate, toDate].map((date) => (typeof date === 'string' ? readDate(date) : undefined))
    return readAt === undefined || ((from ?? readAt) <= readAt && (to ?? readAt) >= readAt)
  }
  return periods.length === 0 || periods.some(runs)
}

const nameOf = (line: JsonObject): string => `${textAt(line, 'name')} line`.replace(/ line line$/i, ' line')

const lineEntries = (line: JsonObject, readAt: number | undefined): RawEntry[] => {
  const status = worstNow(line, readAt)
  const name = nameOf(line)
  if (status === undefined) return []
  const state = stateOf(status)
  const reason = reasonOf(textAt(status, 'reason'))
  const title = `${name}: ${state.toLowerCase()}`
  const [period] = objectsAt(status, 'validityPeriods')
  return [
    {
      identity: `${title} ${reason}`,
      about: 'traffic',
      title,
      text: reason,
      publishedAt: readAt ?? (period === undefined ? undefined : readDate(textAt(period, 'fromDate'))),
    },
  ]
}

/** 'CENTRAL LINE: No service while we fix a signal failure. GOOD SERVICE on the rest of the line.' */
const reasonOf = (reason: string): string =>
  reason
    .replace(/^[^:]{2,40}:\s*/, '')
    .replace(/\swhile we (?:fix|respond to|investigate|deal with|attend to|repair)\s/gi, ' because of ')
    .replace(/(?<![\p{L}])[A-Z]{4,} [A-Z]{5,}(?![\p{L}])/gu, (state) => `${state.charAt(0)}${state.slice(1).toLowerCase()}`)
