import { findLanguage } from '@hourcast/domain/hosts/languages'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import { isTimeZone } from '@hourcast/domain/slots/time-zone'
import { LEFT_OUT_REASONS, type LeftOutReason } from '@hourcast/domain/sources/left-out'
import { z } from 'zod'
import { TONGUES } from '../tongue.ts'
import { CASE_AIR_AT } from './case-voices.ts'

const choice = <T extends { value: number }>(what: string, find: (name: string) => T | null) =>
  z.union([z.string(), z.number()]).transform((name, context) => {
    const found = find(String(name))
    if (found) return found.value
    context.addIssue(`${what}: '${name}' is not on the list`)
    return z.NEVER
  })

const settingsSchema = z.strictObject({
  type: choice('type', findPresentationType).default(1),
  tone: choice('tone', findVoiceTone).default(0),
  length: z.enum(['short', 'long']).default('short'),
  language: choice('language', findLanguage).optional(),
  host: z.string().optional(),
  station: z.string().optional(),
  place: z.string().optional(),
  music: z.string().default(''),
  zone: z.string().refine(isTimeZone, 'zone: no time zone').optional(),
  airAt: z.iso.datetime({ offset: true }).default(CASE_AIR_AT),
  task: z.string().default(''),
  dateTime: z.boolean().default(true),
  notice: z.boolean().default(false),
})

const itemSchema = z.strictObject({
  title: z.string(),
  text: z.string().default(''),
  /** The feed's name. */
  source: z.string().default('Coast Gazette'),
  /** null: the feed says no date. */
  hoursAgo: z.number().nullable().default(1),
})

/** Plain words, or a pattern between slashes: '/took bribes/i'. */
const pattern = z.string().transform((text, context) => {
  const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? []
  if (source === undefined) return { text, isIn: (said: string) => said.includes(folded(text)) }
  try {
    const regex = new RegExp(source, flags.includes('u') ? flags : `${flags}u`)
    return { text, isIn: (said: string) => said.search(regex) >= 0 }
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : String(error))
    return z.NEVER
  }
})
const patterns = z.array(pattern).default([])

const reason = z.string().refine((code): code is LeftOutReason => code in LEFT_OUT_REASONS, 'no reason of that name')

const caseSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.string().min(1),
  tongue: z.enum(TONGUES),
  settings: settingsSchema.prefault({}),
  /** What a server answers, as text; or `items`, of which feeds are made, one for each source. */
  feed: z.string().optional(),
  mode: z.enum(['rss', 'json', 'https', 'curl']).optional(),
  items: z.array(itemSchema).default([]),
  /** Titles that an earlier bulletin told. */
  aired: z.array(z.string()).default([]),
  mustSay: patterns,
  mustNotSay: patterns,
  spokenMustSay: patterns,
  spokenMustNotSay: patterns,
  /** By title or id: why it is left out. */
  leftOut: z.record(z.string(), reason).default({}),
  /** The source cannot be read, and its fault says this. */
  refused: pattern.optional(),
  note: z.string().optional(),
})

export type EditorCase = z.output<typeof caseSchema>

/** One line, plain spaces and apostrophes: what is compared. */
export const folded = (text: string): string => text.replace(/\s+/g, ' ').replace(/[’‘ʼ]/g, "'")

/** The cases of a file: JSON (one case or a list) or JSONL, one a line. Throws with the place of what is wrong. */
export const readCases = (name: string, content: string): EditorCase[] => {
  const isLines = name.endsWith('.jsonl')
  const parts = isLines
    ? content.split('\n').map((line, at) => ({ line, at: `${name}:${at + 1}` }))
    : [{ line: content, at: name }]
  return parts
    .filter(({ line }) => line.trim() !== '')
    .flatMap(({ line, at }) => [parsed(line, at)].flat().map((one) => readCase(one, at)))
}

const parsed = (text: string, at: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${at}: ${error instanceof Error ? error.message : error}`)
  }
}

const readCase = (value: unknown, at: string): EditorCase => {
  const read = caseSchema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${at}: ${issue?.path.join('.')}: ${issue?.message}`)
}
