/** What one request may ask; anything else is an error frame with this message. */
export class RequestError extends Error {}

const MAX_CHARS = 20_000

/** The header of a request frame, checked: `{id, kind, text, voice, rate, pitch, range}`. Throws RequestError naming the field. */
export const readRequest = (header) => {
  const request = parseObject(header)
  const { id, text, voice, kind = 'speech' } = request
  if (!Number.isSafeInteger(id)) throw new RequestError('id: must be a whole number')
  if (typeof text !== 'string') throw new RequestError('text: must be a string')
  if (text.length > MAX_CHARS) throw new RequestError(`text: at most ${MAX_CHARS} characters, not ${text.length}`)
  if (typeof voice !== 'string' || !/^[a-z]{2}(-[a-z0-9]+)*(\+[A-Za-z0-9]+)?$/.test(voice)) {
    throw new RequestError("voice: must be an id like 'en-us' or 'de+f2'")
  }
  if (kind !== 'speech' && kind !== 'phonemes') throw new RequestError("kind: must be 'speech' or 'phonemes'")
  return {
    id,
    kind,
    text,
    voice,
    rate: readNumber(request, 'rate', 80, 450, 165),
    pitch: readNumber(request, 'pitch', 0, 99, 50),
    range: readNumber(request, 'range', 0, 99, 50),
  }
}

/** The id of a request that could not be read otherwise, so that the answer can be told apart; null when it has none. */
export const readRequestId = (header) => {
  try {
    const { id } = parseObject(header)
    return Number.isSafeInteger(id) ? id : null
  } catch {
    return null
  }
}

const parseObject = (header) => {
  let value
  try {
    value = JSON.parse(header)
  } catch {
    throw new RequestError('the header is not JSON')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new RequestError('the header is not a JSON object')
  return value
}

const readNumber = (request, name, least, most, otherwise) => {
  const value = request[name] ?? otherwise
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    throw new RequestError(`${name}: must be a number from ${least} to ${most}`)
  }
  return Math.round(value)
}
