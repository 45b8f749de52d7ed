import { isJsonObject, type JsonObject } from './json-fields.ts'

/** What services say to programmers. */
const REFUSAL =
  /api[ _-]?key|not authori[sz]ed|unauthori[sz]ed|forbidden|not found|access denied|invalid (?:key|token|request|parameter)|missing (?:key|token|parameter|authentication)|rate limit|quota|too many requests|internal server error|bad request|no route/i

/** '{"cod":401,"message":"Invalid API key."}', '{"error":{…}}', '{"errors":[…]}', '{"success":false}': no content. */
export const isFault = (json: unknown): boolean => {
  if (!isJsonObject(json)) return false
  if (hasErrors(json)) return true
  if (Object.values(json).some((value) => Array.isArray(value) && value.length > 0)) return false
  if (PROGRAM_KEYS.some((key) => key in json)) return true
  const inner = [json.error, json.fault].find(isJsonObject) ?? json
  const code = Number(inner.code ?? inner.cod ?? inner.status ?? inner.statusCode ?? inner.httpStatusCode)
  const said = [inner.message, inner.Message, inner.detail, inner.title, inner.error].find((one) => typeof one === 'string')
  return (
    (said !== undefined && code >= 400 && code < 600) ||
    typeof json.error === 'string' ||
    inner !== json ||
    isFailure(json) ||
    holdsNothing(json) ||
    (typeof said === 'string' && said.length < 300 && Object.keys(json).length <= 4 && REFUSAL.test(said))
  )
}

/** A description of calls, a list of packages, a state of a program. */
const PROGRAM_KEYS = [
  'openapi',
  'swagger',
  'dependencies',
  'devDependencies',
  'compilerOptions',
  'exceptionType',
  '__type',
  'stack',
]

/** GraphQL and JSON:API tell their errors in a list, without data beside it. */
const hasErrors = (json: JsonObject): boolean =>
  Array.isArray(json.errors) && json.errors.length > 0 && (json.data === undefined || json.data === null)

/** '{"items":null,"message":"No results"}' */
const holdsNothing = (json: JsonObject): boolean =>
  typeof json.message === 'string' &&
  Object.entries(json).some(
    ([key, value]) => /^(?:items|data|results?|articles|posts|entries|rows|records)$/i.test(key) && isEmpty(value),
  )

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

const isFailure = ({ status, success, ok }: JsonObject): boolean =>
  success === false || ok === false || (typeof status === 'string' && /^(?:error|fail(?:ed|ure)?)$/i.test(status))
