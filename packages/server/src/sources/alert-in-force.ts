import { readDate } from './content-item.ts'
import { isJsonObject, type JsonObject } from './json-fields.ts'

/** As the Common Alerting Protocol has it, in JSON and in feeds. */
type AlertState = { status: string; type: string; until: string }

const UNREAL = /^(?:test|exercise|system|draft)$/i
const TAKEN_BACK = /^(?:cancel|ack|error)/i

/** False for an alert that is a test or an exercise, that is taken back, or whose time is over: nothing of it holds. */
export const isInForce = ({ status, type, until }: AlertState, readAt: number | undefined): boolean => {
  if (UNREAL.test(status) || TAKEN_BACK.test(type)) return false
  const end = readDate(until)
  return end === undefined || readAt === undefined || end > readAt
}

const textOf = (row: JsonObject, ...keys: string[]): string => {
  const value = keys.map((key) => row[key]).find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof value === 'string' ? value.trim() : ''
}

const stateOf = (row: JsonObject): AlertState => ({
  status: textOf(row, 'status'),
  type: textOf(row, 'messageType', 'msgType', 'msg_type', 'message_type'),
  until: textOf(row, 'ends', 'expires'),
})

/** Of an alert its story is told; how programs file it is not. */
const FILED =
  /^(?:identifier|sender|sender_?name|source|scope|status|(?:msg|message)_?type|code|geocode|category|response(?:_?type)?|urgency|severity|certainty|references|incidents|restriction|addresses|language|affectedzones|parameters)$/i

export const filedKeys = (row: JsonObject): string[] =>
  stateOf(row).type === '' ? [] : Object.keys(row).filter((key) => FILED.test(key))

/** Any row of JSON that says in the words of the protocol what kind of message it is. Other rows may have a 'status' of their own. */
export const isRowInForce = (row: unknown, readAt: number | undefined): boolean => {
  if (!isJsonObject(row)) return true
  const state = stateOf(row)
  return state.type === '' || isInForce(state, readAt)
}

export const isAlertInForce = (row: JsonObject, readAt: number | undefined): boolean => isInForce(stateOf(row), readAt)

const tagIn = (block: string, name: string): string =>
  new RegExp(`<cap:${name}(?:\\s[^<>]{0,200})?>\\s{0,20}([^<]{0,80})<`, 'i').exec(block)?.[1]?.trim() ?? ''

export const holdsAlerts = (xml: string): boolean => /<cap:(?:status|msgtype|expires)[\s>]/i.test(xml)

/** An entry of a feed with the fields of the protocol: '<cap:status>Exercise</cap:status>'. */
export const isEntryInForce = (block: string, readAt: number | undefined): boolean =>
  isInForce({ status: tagIn(block, 'status'), type: tagIn(block, 'msgType'), until: tagIn(block, 'expires') }, readAt)
