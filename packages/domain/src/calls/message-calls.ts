import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { MAX_MESSAGE } from '../board/board-limits.ts'
import { lineOf } from '../hosts/scheduler-settings.ts'
import { FORM_INCOMPLETE, FORM_INVALID } from '../messages.ts'
import { parseInput } from '../parse-input.ts'
import { fail, type Result } from '../problem.ts'
import { isSeen, strangersText } from '../strangers-text.ts'

const addressField = z
  .string({ error: FORM_INCOMPLETE })
  .max(254, FORM_INVALID)
  .refine((text) => parseEmailAddress(text).ok, { error: FORM_INVALID })
  .meta({ format: 'email' })

const textField = z
  .string({ error: FORM_INCOMPLETE })
  .min(1, FORM_INCOMPLETE)
  .max(MAX_MESSAGE, `A message has at most ${MAX_MESSAGE} characters.`)
  .refine((text) => !text.includes('\0'), { error: 'A message holds no NUL.' })

const lineField = (what: string) => lineOf(what).refine((text) => text !== '', { error: FORM_INCOMPLETE })

/** An inquiry by a visitor, to the operator. */
const inquiryForm = z.object({
  name: lineField('The name').meta({ minLength: 1 }),
  email: addressField,
  message: textField,
})
/** A note of an owner's own. */
const typedForm = z.object({
  type: lineField('The type').meta({ minLength: 1 }),
  recipient: addressField,
  content: textField,
})
const subjectForm = z.object({
  recipient: addressField,
  subject: lineField('The subject').meta({ minLength: 1 }),
  content: textField,
})

export const messagingBody = z.union([inquiryForm, typedForm, subjectForm], { error: FORM_INCOMPLETE })

export type Messaging = z.output<typeof messagingBody>

export const sentAnswer = z.object({ message: z.string() })

const BOARD = "An entry reads 'name|location|message'."

export const boardBody = z.object(
  {
    data: z
      .string({ error: BOARD })
      .max(MAX_MESSAGE, `An entry has at most ${MAX_MESSAGE} characters.`)
      .meta({ pattern: '^[^|]{1,100}\\|[^|]{0,100}\\|', description: 'name|location|message' }),
  },
  { error: BOARD },
)

// Line breaks and tabs are text; every other control character is there to do something to its reader.
const TEXT = /^(?:\P{Cc}|[\r\n\t])*$/u
const shown = (text: string) => strangersText(text).trim()

const boardEntry = z.object({
  name: lineOf('The name').transform(shown).refine(isSeen, { error: 'Please enter your name.' }),
  location: lineOf('The location').transform(shown),
  message: z
    .string({ error: 'Please write a message.' })
    .max(MAX_MESSAGE, `A message has at most ${MAX_MESSAGE} characters.`)
    .regex(TEXT, 'A message is plain text, without control characters.')
    .transform(shown)
    .refine(isSeen, { error: 'Please write a message.' }),
})

export type BoardEntry = z.output<typeof boardEntry>

/** An entry in three fields, as the page sends it. */
export const readBoardEntry = (input: Record<string, unknown>): Result<BoardEntry> => parseInput(boardEntry, input)

/** 'name|location|message', where the message is the rest and may hold '|'. */
export const parseBoardEntry = (data: string): Result<BoardEntry> => {
  const [name = '', location = '', ...message] = data.split('|')
  const entry = { name, location, message: message.join('|') }
  const parsed = readBoardEntry(entry)
  if (parsed.ok) return parsed
  const isWhole = [entry.name, entry.message].every((part) => part.trim() !== '')
  return fail('invalid', isWhole ? parsed.problem.message : BOARD, 'data')
}

const instant = z.union([z.iso.datetime({ offset: true }).max(40), z.iso.date(), z.literal('')], {
  error: 'An instant reads 2026-10-25T00:00:00Z.',
})

export const dataQuery = z.object({
  das: lineOf('The key of the data')
    .optional()
    .describe("Which data: 'broadcasts', which is also what is meant without it, or 'board', the message board."),
  type: lineOf('The state').optional().describe('Only those in this state: delivered, failed, missed …'),
  from: instant.optional(),
  to: instant.optional(),
})

/** Which data the message board is. */
export const BOARD_KEY = 'board'

const broadcastRow = z.object({
  broadcastId: z.string(),
  schedulerId: z.string(),
  airAt: z.iso.datetime(),
  state: z.string(),
  rung: z.string().nullable(),
  late: z.boolean(),
  /** Of a missed one: an outage, or merged with the slot behind the gap that the clocks made. */
  reason: z.string().nullable(),
})

const boardRow = z.object({
  entryId: z.string(),
  name: z.string(),
  location: z.string(),
  message: z.string(),
  writtenAt: z.iso.datetime(),
  /** False: its author alone sees it. */
  isReleased: z.boolean(),
})

/** The shape of a data service, as the input mode json reads it. */
export const dataAnswer = z.object({ Table: z.union([z.array(broadcastRow), z.array(boardRow)]) })
