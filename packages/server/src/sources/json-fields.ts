/** A JSON object whose keys nobody promised. */
export type JsonObject = { [key: string]: unknown }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names under which data services keep the same thing, most telling first; compared without case, blanks and underscores. */
const NAMES = {
  title: [
    'title',
    'headline',
    'webtitle',
    'titel',
    'titulo',
    'titre',
    'titolo',
    'heading',
    'subject',
    'name',
    'displayname',
    'label',
    'event',
    'caption',
    // Several machines stand in one place: what it is comes before where it is.
    'machine',
    'devicename',
    'device',
    'sensor',
    'asset',
    'equipment',
    'line',
    'station',
    'plant',
    'place',
    'city',
    'location',
  ],
  text: [
    'summary',
    'description',
    'abstract',
    'lead',
    'trailtext',
    'standfirst',
    'teaser',
    'teasertext',
    'firstsentence',
    'intro',
    'inleiding',
    'beschreibung',
    'omschrijving',
    'excerpt',
    'text',
    'contenttext',
    'body',
    'content',
    'contenthtml',
    'message',
    'details',
    'note',
    'comment',
    'story',
  ],
  link: ['url', 'link', 'href', 'permalink', 'weburl', 'externalurl', 'articleurl', 'htmlurl'],
  date: [
    'datepublished',
    'publishedat',
    'published',
    'pubdate',
    'publicationdate',
    'webpublicationdate',
    'datum',
    'date',
    'datetime',
    'timestamp',
    'time',
    'createdat',
    'created',
    'updatedat',
    'updated',
    'lastupdated',
    'dt',
  ],
  id: ['id', 'guid', 'uuid', 'key', 'slug'],
} as const
export type FieldRole = keyof typeof NAMES

/** Of one object that are looked at. */
const MAX_KEYS = 200

const plainKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '')

const ROLE_OF = new Map<string, FieldRole>()
for (const role of ['title', 'text', 'link', 'date', 'id'] as const) for (const name of NAMES[role]) ROLE_OF.set(name, role)

export const roleOf = (key: string): FieldRole | undefined => ROLE_OF.get(plainKey(key))

/** Each object is asked for several roles, and listing hundreds of thousands of keys takes long. */
const plainKeys = new WeakMap<JsonObject, Map<string, string>>()

const readKeys = (row: JsonObject): Map<string, string> =>
  new Map(
    Object.keys(row)
      .slice(0, MAX_KEYS)
      .map((key) => [plainKey(key), key]),
  )

/** The key of an object that plays a role, by the order of names; its value is a text or a number with something in it. */
export const keyFor = (role: FieldRole, row: JsonObject): string | undefined => {
  const known = plainKeys.get(row) ?? readKeys(row)
  plainKeys.set(row, known)
  for (const name of NAMES[role]) {
    const key = known.get(name)
    if (key !== undefined && scalarText(row[key]) !== '') return key
  }
  return undefined
}

/** At most two decimals: more cannot be followed by ear. */
const spokenNumber = (value: number): string => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '')

/** A text or number as text; '' for everything else. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? spokenNumber(value) : ''

/** windSpeed_10m → Wind speed 10m */
export const spokenName = (key: string): string => {
  const words = key
    .replace(/(?<=^|_)temp(?=_|$)/, 'temperature')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-.:/]+/g, ' ')
    .trim()
  const lower = /[a-z]/.test(words) ? words.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase()) : words
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
