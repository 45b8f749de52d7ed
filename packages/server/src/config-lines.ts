import { parseUrl } from '@hourcast/domain/parse-url'
import { z } from 'zod'

/** Kinds of lines in `.env`. What is wrong is said in plain words, with what was typed where that can be no secret. */

export const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(parseUrl(value)?.protocol ?? ''), {
      error: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
    .optional()

const isWithoutUser = (value: string): boolean => {
  const { username = '', password = '' } = parseUrl(value) ?? {}
  return username === '' && password === ''
}

/** No request takes a user name or a password in its address, and the error that says so would repeat them. */
export const endpoint = (key: string) =>
  optionalUrl('http:', 'https:').refine((value) => value === undefined || isWithoutUser(value), {
    error: `holds no user name or password: the key goes into ${key}`,
  })

export const amount = (words: string, fits: (value: number) => boolean) =>
  z.string().transform((typed, context) => {
    if (fits(Number(typed))) return Number(typed)
    context.addIssue(`must be ${words}, not '${typed}'`)
    return z.NEVER
  })

export const whole = (least: number, most?: number) =>
  amount(
    most === undefined ? `a whole number, at least ${least}` : `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && value >= least && value <= (most ?? value),
  )

export const oneOf = <const T extends string>(...choices: readonly T[]) => {
  const quoted = choices.map((choice) => `'${choice}'`)
  return z.enum(choices, {
    error: ({ input }) => `must be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}, not '${input}'`,
  })
}

export const secret = (letters: number) => z.string().min(letters, { error: `must have at least ${letters} letters` })

/** A line that `read` throws at when it is wrong; who needs what it says reads it again. */
export const readBy = (read: (line: string) => unknown) =>
  z.string().superRefine((line, context) => {
    try {
      read(line)
    } catch (error) {
      context.addIssue((error as Error).message)
    }
  })

export const listFor = (read: (list: string) => unknown) => readBy(read).default('')
