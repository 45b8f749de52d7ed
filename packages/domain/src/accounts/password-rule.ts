import { z } from 'zod'

export const PASSWORD_LENGTH = { least: 10, most: 200 } as const

const isTooLong = (text: string): boolean =>
  // A character takes at most two units, so a megabyte need not be counted.
  text.length > 2 * PASSWORD_LENGTH.most || [...text].length > PASSWORD_LENGTH.most

/** A password that is being chosen: 10 to 200 characters, whichever they are. */
export const newPasswordSchema = z
  .string({ error: 'A password is missing.' })
  .refine((text) => !isTooLong(text), { error: `A password has at most ${PASSWORD_LENGTH.most} characters.`, abort: true })
  .refine((text) => [...text].length >= PASSWORD_LENGTH.least, {
    error: `A password has at least ${PASSWORD_LENGTH.least} characters.`,
  })

/** A password that somebody says is theirs: anything that could be one. */
export const givenPasswordSchema = z
  .string({ error: 'Email and password are required.' })
  .min(1, 'Email and password are required.')
  .refine((text) => !isTooLong(text), { error: `A password has at most ${PASSWORD_LENGTH.most} characters.` })
