import type { Dice } from '../wizard/wizard-defaults.ts'

/** What somebody says, or could say: an entry of /testimonials.json. */
export type Testimonial = { message: string; author: string }

/** Another one every 8 s, faded in within 700 ms. */
export const TESTIMONIAL_MS = 8_000
export const TESTIMONIAL_FADE_MS = 700

/** Which of `count` is shown after `current`: a random one, never the same again as long as there is another. */
export const nextTestimonial = (count: number, current: number, dice: Dice): number => {
  if (count < 2) return 0
  return (current + 1 + Math.floor(dice() * (count - 1))) % count
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The entries of the file; anything else is left out. */
export const readTestimonials = (file: unknown): Testimonial[] =>
  (Array.isArray(file) ? file : []).flatMap((entry: unknown) => {
    const { message, author } = (entry ?? {}) as Record<string, unknown>
    return isText(message) && isText(author) ? [{ message, author }] : []
  })
