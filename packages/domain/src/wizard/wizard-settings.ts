import { DELIVERY_KINDS, type DeliveryKind, isDeliveryKind } from '../delivery/delivery-kinds.ts'
import { LANGUAGES } from '../hosts/languages.ts'
import { CUSTOM_ACTION, PRESENTATION_TYPES } from '../hosts/presentation-types.ts'
import { VOICE_TONES } from '../hosts/voice-tones.ts'
import { MAX_SOURCE_LENGTH, MAX_SOURCES, MAX_TASK_LENGTH } from '../limits.ts'
import { findHour } from '../slots/hour.ts'
import { MAX_SCHEDULES, type Schedule, uniqueHours } from '../slots/schedule.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { splitSources, uniqueSources } from '../sources/source-urls.ts'
import { DRAWN_DETAILS, type DrawnDetail } from './wizard-defaults.ts'
import { WIZARD_STEPS, type WizardProgress } from './wizard-steps.ts'

/** What does not fit is undefined. Plain functions: this runs in the browser, where a library for schemas would weigh more than the wizard. */
type Reader<T> = (value: unknown) => T | undefined

const textUpTo =
  (longest: number, format = /^/): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= longest && format.test(value) ? value : undefined
const line = textUpTo(254, /^\P{Cc}*$/u)
const cardId = textUpTo(100, /^\P{Cc}+$/u)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
/** The list's own entry: a number of the browser may be -0. */
const oneOf =
  <T>(list: readonly T[]): Reader<T> =>
  (value) =>
    list.find((entry) => entry === value)
const numberOf = (list: readonly { value: number }[]): Reader<number> => oneOf(list.map(({ value }) => value))
const fieldsOf = (value: unknown): Map<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined

const isHour = (hour: unknown): hour is string => typeof hour === 'string' && findHour(hour) !== null

/** A schedule as the wizard holds it: days and hours may still be missing. What is no day or no hour is left out. */
const schedule: Reader<Schedule> = (value) => {
  const fields = fieldsOf(value)
  const [id, days, hours] = [cardId(fields?.get('id')), fields?.get('days'), fields?.get('hours')]
  if (id === undefined || !Array.isArray(days) || !Array.isArray(hours)) return undefined
  return { id, days: [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day)), hours: uniqueHours(hours.filter(isHour)) }
}

const schedules: Reader<Schedule[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const known = new Set<string>()
  const read = value.flatMap((entry) => schedule(entry) ?? [])
  return read.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, MAX_SCHEDULES)
}

const isSource = (entry: unknown): entry is string => typeof entry === 'string' && entry.length <= MAX_SOURCE_LENGTH
/** One more than a host may have stays, so that saving says so: none is left out unsaid. */
const sources: Reader<string[]> = (value) =>
  Array.isArray(value) ? uniqueSources(value.filter(isSource)).slice(0, MAX_SOURCES + 1) : undefined

const progress: Reader<WizardProgress> = (value) => {
  const fields = fieldsOf(value)
  const done = fieldsOf(fields?.get('completed'))
  const step = oneOf(WIZARD_STEPS)(fields?.get('step'))
  const [AIHost, Schedule, Confirm] = WIZARD_STEPS.map((name) => flag(done?.get(name)))
  if (step === undefined || AIHost === undefined || Schedule === undefined || Confirm === undefined) return undefined
  return { step, completed: { AIHost, Schedule, Confirm } }
}

const alsoDelivery: Reader<DeliveryKind[]> = (value) =>
  Array.isArray(value) && value.length < DELIVERY_KINDS.length && value.every(isDeliveryKind) ? value : undefined

const drawn: Reader<DrawnDetail[]> = (value) =>
  Array.isArray(value) ? DRAWN_DETAILS.filter((name) => value.includes(name)) : undefined

const revision: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined

/** The names are those of the session entry; the second half is what this wizard needs on top to come back as it was. */
const FIELDS = {
  stationId: line,
  schedulerId: line,
  voiceTone: numberOf(VOICE_TONES),
  stationName: line,
  /** What the host was to call the station when the wizard was opened. */
  givenName: line,
  location: line,
  language: numberOf(LANGUAGES),
  musicFormat: line,
  presentationType: numberOf(PRESENTATION_TYPES),
  /** Whether the type is Custom action. */
  isCustomSelected: flag,
  /** The name of the type while it is Custom action, else empty. */
  customPresentation: line,
  email: line,
  /** The name of the presentation type. */
  task: line,
  customTask: textUpTo(MAX_TASK_LENGTH),
  /** The sources joined by '|'. */
  source: textUpTo(MAX_SOURCES * MAX_SOURCE_LENGTH),
  /** What stands in the entry field and was not added yet. */
  newUrl: textUpTo(MAX_SOURCE_LENGTH),
  processedUrls: sources,
  schedules,

  hostName: line,
  inputMode: oneOf(INPUT_MODES),
  length: oneOf(['short', 'long'] as const),
  includeDateTime: flag,
  /** Counts only beside a music format. */
  musicBed: flag,
  /** The id of the host's voice; empty, its name decides. */
  voice: line,
  hideDetails: flag,
  /** What was drawn and never chosen: it is named before a save. */
  drawn,
  delivery: oneOf(DELIVERY_KINDS),
  /** What a scheduler that was saved elsewhere is delivered by besides. */
  alsoDelivery,
  /** What is stored: user@host:21/path, or sftp://user@host:22/path. */
  maskedFtp: line,
  /** A file server, but for its password and key: those are never kept in the browser. */
  ftpHost: textUpTo(254, /^[^|@\p{Cc}]*$/u),
  ftpPort: textUpTo(5),
  ftpUser: line,
  ftpPath: textUpTo(1_000, /^\P{Cc}*$/u),
  allowPlainFtp: flag,
  sftpLogin: oneOf(['password', 'key'] as const),
  /** What the SFTP server has shown, and is known by from then on. */
  sftpHostKey: textUpTo(50, /^(SHA256:[A-Za-z0-9+/]{43})?$/),
  isActive: flag,
  /** The id that a scheduler will have that is not saved yet: drawn with its link. */
  draftId: line,
  directLink: line,
  /** The sources of which a sample came out well, and how they were read; empty before the first. */
  heardSource: textUpTo(MAX_SOURCES * MAX_SOURCE_LENGTH + 10),
  /** Of the scheduler when it was opened: saving tells when somebody else was quicker. */
  revision,
  progress,
}

type Fields = { [K in keyof typeof FIELDS]: NonNullable<ReturnType<(typeof FIELDS)[K]>> }

/** What the wizard starts from: nothing is sure to be there. */
export type SavedWizardSettings = Partial<Fields>

/** Everything that the wizard holds; without a revision while the scheduler is new. */
export type WizardSettings = Omit<Fields, 'revision'> & { revision?: number }

const parseText = (saved: string): unknown => {
  try {
    return JSON.parse(saved)
  } catch {
    return {}
  }
}

/**
 * Reads `scheduleComponentSettings`, as text or parsed, however old or tampered with: what does not fit is dropped, nothing is thrown.
 * Of two fields that say the same the one that the wizard shows wins (processedUrls over source, presentationType over isCustomSelected).
 */
export const readWizardSettings = (saved: unknown): SavedWizardSettings => {
  const given = typeof saved === 'string' ? parseText(saved) : saved
  if (typeof given !== 'object' || given === null) return {}
  const values = new Map<string, unknown>(Object.entries(given))
  const read = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, reader]) => {
      const value = reader(values.get(name))
      return value === undefined ? [] : [[name, value]]
    }),
  ) as SavedWizardSettings
  const fromSource = read.source === undefined ? {} : { processedUrls: sources(splitSources(read.source)) ?? [] }
  const fromFlag = read.isCustomSelected === true ? { presentationType: CUSTOM_ACTION } : {}
  return { ...fromSource, ...fromFlag, ...read }
}
