import { SECOND_MS } from '@hourcast/domain/time-units'
import { isAlertInForce } from '../alert-in-force.ts'
import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { objectAt, objectsAt, type Shape, textAt } from './shape.ts'

/** The US weather service's alerts, and others that keep the same fields in the properties of GeoJSON. */
export const geoAlerts: Shape = (json, { readAt }) => {
  const rows = isJsonObject(json) ? objectsAt(json, 'features').map((row) => objectAt(row, 'properties')) : []
  const alerts = rows.filter((row) => textAt(row, 'event') !== '' && (textAt(row, 'severity') || textAt(row, 'headline')) !== '')
  // No places at all: nothing is the matter, and how the list is called is no news.
  if (isJsonObject(json) && Array.isArray(json.features) && json.features.length === 0) return { name: '', entries: [] }
  if (alerts.length === 0) return undefined
  return {
    name: textAt(alerts[0] ?? {}, 'senderName'),
    entries: alerts.filter((row) => isAlertInForce(row, readAt)).map(alertEntry),
  }
}

const alertEntry = (row: JsonObject): RawEntry => {
  const [event, area] = [textAt(row, 'event'), firstAreas(textAt(row, 'areaDesc'))]
  return {
    identity: textAt(row, 'id') || `${event} ${area} ${textAt(row, 'sent')}`,
    title: area === '' ? textAt(row, 'headline') || event : `${event}: ${area}`,
    text: [textAt(row, 'description'), textAt(row, 'instruction')].filter(Boolean).map(sentences).join(' '),
    publishedAt: readDate(textAt(row, 'sent') || textAt(row, 'effective')),
  }
}

/** More places than these nobody follows by ear. */
const firstAreas = (areas: string): string => areas.split(/;\s*/).slice(0, 3).join(', ')

/** '* WHAT...Wind gusts of 45 mph.' in lines of a telex. */
const sentences = (text: string): string =>
  text
    .slice(0, 4_000)
    .replace(/\*\s?[A-Z /]{3,30}\.\.\./g, '')
    .replace(/\.\.\.(?=\S)/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()

/** The US weather service's forecast: periods with a name and words of their own. */
export const nwsForecast: Shape = (json) => {
  const properties = isJsonObject(json) ? objectAt(json, 'properties') : {}
  const periods = objectsAt(properties, 'periods').filter((row) => textAt(row, 'detailedForecast') !== '')
  if (periods.length === 0) return undefined
  const publishedAt = readDate(textAt(properties, 'updateTime') || textAt(properties, 'updated'))
  const entries = periods.slice(0, 4).map((row) => ({
    identity: `${textAt(row, 'startTime')} ${textAt(row, 'detailedForecast')}`,
    about: 'weather' as const,
    title: `${textAt(row, 'name')}: ${textAt(row, 'shortForecast').toLowerCase()}`,
    text: textAt(row, 'detailedForecast'),
    publishedAt,
  }))
  return { name: 'National Weather Service', entries }
}

/** In entities, as the specification has them, or in a list of their own, as services write them out. */
const transitRows = (json: JsonObject): { id: string; alert: JsonObject }[] => [
  ...objectsAt(json, 'entity').flatMap((row) => (isJsonObject(row.alert) ? [{ id: textAt(row, 'id'), alert: row.alert }] : [])),
  ...objectsAt(json, 'alerts').flatMap((alert) =>
    isJsonObject(alert.header_text ?? alert.headerText) ? [{ id: textAt(alert, 'id'), alert }] : [],
  ),
]

/** Service alerts of GTFS Realtime, with names as the specification writes them or in camel case. */
export const transitAlerts: Shape = (json, { readAt }) => {
  if (!isJsonObject(json)) return undefined
  const alerts = transitRows(json)
  if (alerts.length === 0) return undefined
  const now = alerts.filter(({ alert }) => isRunning(alert, readAt))
  return { name: '', entries: now.flatMap(({ id, alert }) => transitEntries(id, alert, readAt)) }
}

const periodsOf = (alert: JsonObject): JsonObject[] => [...objectsAt(alert, 'active_period'), ...objectsAt(alert, 'activePeriod')]

/** One of its times has not ended yet. */
const isRunning = (alert: JsonObject, readAt: number | undefined): boolean => {
  const periods = periodsOf(alert)
  const isOver = ({ end }: JsonObject) => Number(end) > 0 && readAt !== undefined && Number(end) * SECOND_MS < readAt
  return periods.length === 0 || !periods.every(isOver)
}

/** One for each tongue in which the place tells it: the host's own is told. */
const transitEntries = (id: string, alert: JsonObject, readAt: number | undefined): RawEntry[] => {
  const [period] = periodsOf(alert)
  const start = period === undefined ? undefined : Number(period.start) * SECOND_MS
  const headers = translationsOf(alert, 'header_text', 'headerText')
  const texts = translationsOf(alert, 'description_text', 'descriptionText')
  const tongues = new Set([...headers.keys(), ...texts.keys()])
  return [...tongues].map((tongue) => ({
    identity: `${id} ${headers.get(tongue) ?? texts.get(tongue)}`,
    about: 'traffic',
    title: headers.get(tongue) ?? '',
    text: texts.get(tongue) ?? '',
    // Of one text alone nobody checks what it is marked as.
    language: tongues.size > 1 && tongue !== '' ? tongue : undefined,
    // What runs is news, no matter when it began.
    publishedAt: start !== undefined && Number.isFinite(start) && start > 0 ? Math.max(start, readAt ?? start) : undefined,
  }))
}

/** By the first letters of their tongue; '' where none is named. HTML stands beside the same as text. */
const translationsOf = (alert: JsonObject, ...keys: [string, string]): Map<string, string> => {
  const rows = keys.flatMap((key) => objectsAt(objectAt(alert, key), 'translation')).slice(0, 40)
  const found = new Map<string, string>()
  for (const row of rows) {
    const tongue = /^[a-z]{2}(?![a-z])/.exec(textAt(row, 'language').toLowerCase())?.[0] ?? ''
    if (!found.has(tongue) && textAt(row, 'text') !== '') found.set(tongue, textAt(row, 'text'))
  }
  return found
}
