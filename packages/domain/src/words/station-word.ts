import { z } from 'zod'
import { stripScheme } from '../sources/source-urls.ts'
import { foldEntry } from './find-words.ts'
import { foldAccents, foldCase } from './fold-word.ts'
import { isIpa, readSaid } from './pronounced.ts'
import { TONGUE_CHOICES } from './tongues.ts'
import type { StationWord } from './word-kinds.ts'
import { MAX_WORD_LENGTH, MAX_WORDS } from './word-limits.ts'

const lineOf = (what: string) =>
  z
    .string({ error: `${what} is missing.` })
    .regex(/^\P{Cc}*$/u, `${what} is one line, without control characters.`)
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
    .refine((text) => text !== '', { error: `${what} is missing.` })
    .refine((text) => [...text].length <= MAX_WORD_LENGTH, { error: `${what} has at most ${MAX_WORD_LENGTH} letters.` })

const needsEnds = (what: string) =>
  lineOf(what).refine((text) => /^[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?$/u.test(text), {
    error: `${what} begins and ends with a letter or a figure.`,
  })

const tongue = (isEvery: boolean) =>
  z
    .string()
    .default('')
    .refine((given) => (isEvery && given === '') || TONGUE_CHOICES.some((choice) => choice.tongue === given), {
      error: 'Choose a language of the list.',
    })

const LETTERS = /^(?=.*\p{L})[\p{L}\p{M} ’'-]+$/u

/** A mark or a figure among letters would be a voice's own command, or read otherwise by each; sounds are IPA between slashes. */
const isSayable = (text: string): boolean => {
  const { letters, ipa } = readSaid(text) ?? { letters: '', ipa: '' }
  return (letters !== '' || ipa !== '') && (letters === '' || LETTERS.test(letters)) && (ipa === '' || isIpa(ipa))
}

const respelled = lineOf('What is said').refine(isSayable, {
  error: 'Write what is said in letters, as it would be read aloud (eyn-tract), in IPA between slashes (/ˈaɪntraxt/), or both.',
})

const sourceSaid = lineOf('What the host says').refine((text) => /^(?=.*\p{L})[\p{L}\p{M}\p{N} .,’'&+-]+$/u.test(text), {
  error: 'Write the name in letters and figures, as it is said on air.',
})

/** An address is known by its host, without www. */
const hostIn = (written: string): string => {
  const [host = ''] = stripScheme(written)
    .toLowerCase()
    .split(/[/?#:]/)
  return /^[^\s.]+(?:\.[^\s.]+)+$/u.test(host) ? host.replace(/^www\./, '') : written
}

export const stationWordSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('never'), tongue: tongue(true), written: needsEnds('The word'), said: z.literal('').catch('') }),
    z.object({
      kind: z.literal('source'),
      tongue: z.literal('').catch(''),
      written: lineOf('The source').transform(hostIn),
      said: sourceSaid,
    }),
    z.object({ kind: z.literal('said'), tongue: tongue(false), written: needsEnds('The word'), said: respelled }),
  ],
  { error: 'This list does not exist.' },
)

/** What two entries of one list may not have in common. */
export const foldedOf = ({ kind, written }: Pick<StationWord, 'kind' | 'written'>): string => {
  if (kind === 'source') return foldCase(written)
  return foldEntry(written, kind === 'never' ? foldAccents : foldCase)
}

export const TOO_MANY_WORDS = `A station has at most ${MAX_WORDS} entries in its lists. Delete one that you no longer need first.`
